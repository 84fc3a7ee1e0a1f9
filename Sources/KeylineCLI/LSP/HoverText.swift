import LayoutModel
import LayoutService

/// Why an object of a document is where it is, in Markdown.
struct HoverText {
  private let document: OpenDocument

  init(_ document: OpenDocument) { self.document = document }

  /// What decides a view's place; of a constraint, what it says and what it is part of.
  /// - Returns: nil for an object without a place, such as a color.
  func text(of object: ObjectID) throws -> String? {
    guard document.edited.problems.isEmpty else { return nil }
    let judging = try OpenDocument.Judging(document)
    let all = judging.matrix.configurations
    guard let configuration = all.first(where: { $0.name == Self.usual }) ?? all.first else {
      return nil
    }
    let inspection = try LayoutInspection(
      document.edited.file, holding: object.rawValue, at: configuration, options: judging.options)
    let sentences = inspection.sentences()
    var lines: [String] = []
    var view = object
    if let sentence = sentences[object] {
      lines.append("**\(plain(sentence))**\n")
      guard let constraint = try constraint(object, judging, configuration) else {
        return lines.joined()
      }
      view = constraint.firstItem
    }
    if let reasons = try? inspection.why(view.rawValue) {
      lines += self.lines(reasons, inspection, sentences)
    }
    let findings = document.findings.filter { $0.view == object || $0.other == object }
    lines += findings.map { "- \($0.rule.code) \($0.rule.rawValue): \(plain($0.message))" }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The window of `keyline why`.
  private static let usual = "iphone-17"

  private func constraint(
    _ id: ObjectID, _ judging: OpenDocument.Judging, _ configuration: Configuration
  ) throws -> LayoutConstraint? {
    for scene in try SceneNames.all(in: document.edited.file) {
      let inspection = try LayoutInspection(
        document.edited.file, scene: SceneName(scene.scene), at: configuration,
        options: judging.options)
      if let found = inspection.constraints.first(where: { $0.id == id }) { return found }
    }
    return nil
  }

  private func lines(
    _ reasons: LayoutInspection.Reasons, _ inspection: LayoutInspection,
    _ sentences: [ObjectID: String]
  ) -> [String] {
    let names = inspection.names()
    let frame = reasons.frame
    var lines = [
      "**\(plain(names(reasons.view)))** (\(points(frame.x)), \(points(frame.y))) "
        + "\(points(frame.width)) x \(points(frame.height)) on \(inspection.configuration.name)"
        + (reasons.isAmbiguous ? ", ambiguous" : ""), "",
    ]
    for reason in reasons.reasons {
      let what =
        reason.constraint.map { sentences[$0] ?? $0.rawValue }
        ?? reason.kind + (reason.subject.map { " of \(names($0))" } ?? "")
      lines.append("- \(reason.priority.map { "@\(points($0)) " } ?? "")\(plain(what))")
    }
    for broken in reasons.givenUp {
      let what = sentences[broken.constraint] ?? broken.constraint.rawValue
      lines.append("- given up by \(points(broken.amount)): \(plain(what))")
    }
    for conflict in reasons.conflicts {
      let members = conflict.members.map { member in
        member.constraint.flatMap { sentences[$0] } ?? member.description
      }
      lines.append("- contradiction: \(plain(members.joined(separator: "; ")))")
    }
    return lines
  }

  /// A document's own words, which are no Markdown.
  private func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_{}[]<>#|".contains(character) { result.append("\\") }
      result.append(character)
    }
    return harmless(result)
  }
}
