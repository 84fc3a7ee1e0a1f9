internal import LayoutModel

extension Regression {
  /// The base shows the fault elsewhere, so that it is not new: `text` says where.
  mutating func keep(because text: String) {
    change = .kept
    cause = nil
    finding.confidence = Confidence([Evidence(.base, -16, text)])
  }
}
