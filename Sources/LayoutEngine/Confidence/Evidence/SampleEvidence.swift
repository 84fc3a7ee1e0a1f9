internal import LayoutModel

/// A text that code sets: what the document holds there is only a sample.
///
/// Counts where the rule judges the text itself, and where a contradiction takes part in its size: another text
/// may have a size that contradicts nothing.
struct SampleEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    if alarm.rule == .unsatisfiable {
      let sizes = alarm.conflicts.flatMap { [$0.relaxed] + $0.members }
        .filter { $0.topic == .naturalSize }.compactMap(\.view)
      return sample(among: sizes, alarm).map { Feature($1, of: $0) }
    }
    guard let (view, kind) = sample(among: alarm.subjects, alarm) else { return nil }
    switch alarm.rule {
    case .ambiguous:
      // Where a view lies does not depend on what it shows.
      return alarm.ambiguity?.quantity == .position ? nil : Feature(kind, of: view)
    case .truncated, .compressed, .clipped, .zeroSize:
      // The base shows the same sample whole: it is not the sample that does not fit.
      return ContrastEvidence.loss(of: alarm) == nil ? Feature(kind, of: view) : nil
    default: return nil
    }
  }

  private func sample(among views: [ObjectID], _ alarm: Alarm) -> (ObjectID, Evidence.Kind)? {
    for id in views {
      guard let view = alarm.head.entry(id)?.view else { continue }
      let hasOutlet = alarm.head.document.outlets.contains(id)
      switch view.content {
      case .label, .textView, .button:
        guard let text = ViewNames.shownText(of: view) else { continue }
        if Self.isSample(text) { return (id, .sampleText) }
        if hasOutlet, view.kind != .button { return (id, .textOutlet) }
        if hasOutlet, alarm.rule == .truncated || alarm.rule == .compressed {
          return (id, .textOutlet)
        }
      default: continue
      }
    }
    return nil
  }

  /// Texts that stand for others: nothing, a form with marks around it, digits, the names Interface
  /// Builder gives new objects.
  static func isSample(_ text: String) -> Bool {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    guard let first = words.first, let last = words.last else { return true }
    let marks: Set<Character> = ["#", "_", "%", "<", "{", "[", "$"]
    if let opening = first.first, let closing = last.last, marks.contains(opening) {
      let pairs: [Character: Character] = ["<": ">", "{": "}", "[": "]"]
      if closing == pairs[opening] ?? opening { return true }
    }
    if !text.contains(where: \.isLetter) { return true }
    if words.contains(where: { saidOfSamples.contains(String($0)) }) { return true }
    // "Intro Label": the name of a label, not its text.
    if words.count <= 3, last == "label" { return true }
    return usualSamples.contains(words.joined(separator: " ")) || isIdentifier(text)
  }

  /// A name as code writes it, such as `commentButton` or `sign_in_title`: one word with underscores, or
  /// one that begins small and has capitals further on. Names such as iPhone have theirs at once.
  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLowercase,
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else { return false }
    if text.contains("_") { return true }
    return text.dropFirst(2).contains(where: \.isUppercase)
      && text.dropFirst().first?.isLowercase == true
  }

  /// Words that stand in texts that nobody is to read.
  private static let saidOfSamples: Set<String> = [
    "lorem", "ipsum", "blah", "bla", "dummy", "sample", "asdf", "xxx", "todo",
  ]

  private static let usualSamples: Set<String> = [
    "label", "title", "subtitle", "detail", "text", "button", "name", "description", "date", "time",
    "textview", "text view", "item", "value", "username", "user name", "message", "placeholder",
    "test", "foo", "bar", "header", "footer", "multiline label", "first name", "last name",
  ]
}
