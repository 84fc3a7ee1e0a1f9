import LayoutModel

/// A fact about one control of AppKit, at one size or at all of them.
struct MacRule<Value: Sendable>: Sendable {
  var controls: [MacControl]
  /// nil: every size that no other row names.
  var size: MacControlSize?
  var table: ReleaseTable<Value>
}

extension ReleaseTable {
  /// The table as a rule of these controls.
  func of(_ controls: [MacControl], _ size: MacControlSize? = nil) -> MacRule<Value> {
    MacRule(controls: controls, size: size, table: self)
  }
}

extension [MacControl: [MacControlSize?: Int]] {
  /// The row of a control at its size, else at all sizes.
  func row(of content: MacContent) -> Int? {
    guard let sizes = self[content.control] else { return nil }
    return sizes[content.controlSize] ?? sizes[nil]
  }

  /// Where the rows of a list stand, by control and size.
  init<Fact>(_ rules: [MacRule<Fact>]) {
    self = [:]
    for (place, rule) in rules.enumerated() {
      for control in rule.controls { self[control, default: [:]][rule.size] = place }
    }
  }
}
