internal import LayoutEngine
internal import LayoutModel

extension Regression {
  /// Marks the fault as known, because the base shows it elsewhere: `text` says where.
  mutating func keep(_ kind: Evidence.Kind, _ text: String) {
    change = .kept
    cause = nil
    finding.confidence = confidence(thatBaseHas: kind, text)
  }
}
