internal import LayoutModel

extension Regression {
  /// The base shows the fault elsewhere, so that it is not new: `text` says where.
  mutating func keep(because text: String) {
    change = .kept
    cause = nil
    finding.confidence = Confidence([Evidence(.base, -16, text)])
  }
}

extension [Regression] {
  /// Where the finding that stood for a cause is kept, the next of that cause stands for the rest.
  func promotingLeaders() -> [Regression] {
    let kept = Set(filter { $0.change == .kept }.map(\.finding.identity))
    var leaders: [String: String] = [:]
    return map { regression in
      guard regression.change != .kept, let gone = regression.cause?.leader, kept.contains(gone)
      else { return regression }
      var promoted = regression
      promoted.cause?.leader = leaders[gone]
      if leaders[gone] == nil { leaders[gone] = regression.finding.identity }
      return promoted
    }
  }
}
