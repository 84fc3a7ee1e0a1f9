import LayoutModel
import LayoutService

/// Results as JSON: the same objects on every verb.
extension JSONWriter {
  /// An object with the fields of a record.
  mutating func object<Owner>(_ record: Record<Owner>, _ owner: Owner) {
    object { json in record.write(owner, to: &json) }
  }

  mutating func object<Owner>(_ name: String, _ record: Record<Owner>, _ owner: Owner) {
    key(name)
    object(record, owner)
  }

  mutating func objects<Owner>(_ name: String, _ record: Record<Owner>, _ owners: [Owner]) {
    list(name, owners) { json, owner in json.object(record, owner) }
  }

  mutating func revision(_ name: String, _ revision: Revision?) {
    key(name)
    if let revision { object(Records.revision, revision) } else { null() }
  }

  mutating func location(_ location: SourceLocation?) {
    guard let location else { return }
    field("line", location.line)
    field("column", location.column)
  }

  mutating func regressions(_ regressions: [Regression]) {
    objects("regressions", Records.regression, regressions)
  }

  mutating func documents(_ documents: [CommittedDocument]) {
    objects("documents", Records.document, documents)
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

  mutating func work(_ work: WorkCount) { object("work", Records.work, work) }

  mutating func found(_ found: FindingCount) { object("found", Records.found, found) }
}
