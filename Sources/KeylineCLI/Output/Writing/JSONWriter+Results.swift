import LayoutModel
import LayoutService

/// Results as JSON: the same objects on every verb.
extension JSONWriter {
  mutating func revision(_ revision: Revision) {
    object { json in
      json.field("id", revision.id.rawValue)
      json.field("parents", revision.parents.map(\.rawValue))
      json.field("author", revision.author)
      json.field("time", Int(revision.time))
      json.field("date", DateText.text(revision.time))
      json.field("message", revision.message)
      json.field("sequence", revision.sequence)
      if let commit = revision.origin { json.field("commit", commit) }
    }
  }

  mutating func revision(_ name: String, _ revision: Revision?) {
    key(name)
    if let revision { self.revision(revision) } else { null() }
  }

  mutating func finding(_ finding: Finding) {
    object { json in json.fields(of: finding) }
  }

  private mutating func fields(of finding: Finding) {
    field("key", finding.key)
    field("rule", finding.rule.rawValue)
    field("code", finding.rule.code)
    field("severity", finding.severity.rawValue)
    field("document", finding.document)
    field("scene", finding.scene.rawValue)
    field("view", finding.view.rawValue)
    field("other", finding.other?.rawValue)
    field("axis", finding.axis?.rawValue)
    field("message", finding.message)
    location(finding.location)
    if let confidence = finding.confidence { self.confidence(confidence) }
    objects("occurrences", finding.occurrences) { json, occurrence in
      json.field("configuration", occurrence.configuration)
      json.field("amount", occurrence.amount)
      json.field("severity", occurrence.severity.rawValue)
    }
  }

  private mutating func confidence(_ confidence: Confidence) {
    field("confidence", (confidence.value * 1000).rounded() / 1000)
    objects("evidence", confidence.evidence) { json, evidence in
      json.field("kind", evidence.kind.rawValue)
      json.field("weight", evidence.weight)
      json.field("value", evidence.value)
      json.field("text", evidence.text)
    }
  }

  private mutating func cause(_ cause: Cause) {
    object("cause") { json in
      json.field("edit", cause.edit)
      json.location(cause.location)
      json.field("leader", cause.leader)
      json.field("others", cause.others)
    }
  }

  mutating func location(_ location: SourceLocation?) {
    guard let location else { return }
    field("line", location.line)
    field("column", location.column)
  }

  mutating func regression(_ regression: Regression) {
    object { json in
      json.field("change", regression.change.rawValue)
      json.field("gates", regression.gates)
      json.field("configurations", regression.configurations)
      json.field("isAlarm", regression.isAlarm)
      json.field("baseAmount", regression.baseAmount)
      if let cause = regression.cause { json.cause(cause) }
      json.fields(of: regression.finding)
    }
  }

  mutating func regressions(_ regressions: [Regression]) {
    list("regressions", regressions) { json, regression in json.regression(regression) }
  }

  mutating func documents(_ documents: [CommittedDocument]) {
    objects("documents", documents) { json, document in
      json.field("path", document.path)
      json.field("edit", document.edit.rawValue)
      json.field("notSolved", document.reasonNotSolved)
    }
  }

  /// Files that were left out.
  mutating func problems(_ problems: [CheckReport.Problem]) {
    objects("problems", problems) { json, problem in
      json.field("path", problem.path)
      json.field("reason", problem.reason)
    }
  }

  /// Names that are alike but for case or Unicode normal form; left out where there are none.
  mutating func lookalikes(_ groups: [[DocumentPath]]) {
    guard !groups.isEmpty else { return }
    list("lookalikes", groups) { json, group in json.value(group.map(\.text)) }
  }

  mutating func work(_ work: WorkCount) {
    object("work") { json in
      json.field("solved", work.solved)
      json.field("reused", work.reused)
      json.field("layouts", work.layouts)
    }
  }

  mutating func found(_ found: FindingCount) {
    object("found") { json in
      json.field("errors", found.errors)
      json.field("warnings", found.warnings)
      json.field("notes", found.notes)
    }
  }

  mutating func fields(of comparison: Comparison) {
    field("configurations", comparison.configurationCount)
    objects("documents", comparison.documents) { json, document in
      json.field("path", document.path)
      json.field("edit", document.edit.rawValue)
      json.field("notSolved", document.reasonNotSolved)
      json.list("structure", document.structure) { json, line in json.structure(line) }
      json.objects("scenes", document.scenes) { json, scene in
        json.field("scene", scene.scene.rawValue)
        json.field("title", scene.title)
        json.field("isNew", scene.isNew)
        json.list("frames", scene.frames) { json, line in json.frames(line) }
      }
    }
    regressions(comparison.regressions)
    field("kept", comparison.keptCount)
    found(comparison.found)
    work(comparison.work)
  }

  mutating func structure(_ line: StructureChange) {
    object { json in
      json.field("kind", line.kind.rawValue)
      json.field("scene", line.scene?.rawValue)
      json.field("object", line.object?.rawValue)
      json.field("attribute", line.attribute)
      json.field("before", line.before)
      json.field("after", line.after)
      json.field("text", line.text)
      json.location(line.location)
    }
  }

  mutating func frames(_ line: FrameLine) {
    object { json in
      json.field("text", line.text)
      json.field("views", line.views.map(\.rawValue))
      json.field("configurations", line.configurations)
      json.key("delta")
      json.array { json in for part in line.delta { json.value(part) } }
      json.field("suspicion", line.suspicion)
      json.field("isBelowPoint", line.isBelowPoint)
    }
  }
}
