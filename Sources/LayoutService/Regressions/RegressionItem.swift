public import LayoutModel

/// The findings of one cause: the one that leads, and the others.
public struct RegressionItem: Sendable {
  public var leader: Regression
  /// The other findings of the cause, the gravest first.
  public var consequences: [Regression]

  /// How many consequences are reported in full.
  package static let mostTold = 3

  /// Everything that is new or worse, an item for each cause. Corrupt documents come first, then what stops
  /// a merge, then the rest; each by severity and confidence.
  package static func items(_ regressions: [Regression]) -> [RegressionItem] {
    let news = regressions.filter(\.mayBeNews)
    let leaders = Set(news.filter { $0.cause?.leader == nil }.map(\.finding.identity))
    let followers = Dictionary(grouping: news.filter { $0.cause?.leader != nil }) {
      $0.cause?.leader ?? ""
    }
    let leading = news.filter { regression in
      // Its leader may have been left out of the list.
      regression.cause?.leader.map { !leaders.contains($0) } ?? true
    }
    return sorted(leading).map { leader in
      RegressionItem(
        leader: leader,
        consequences: sorted(
          leader.cause?.leader == nil ? followers[leader.finding.identity] ?? [] : []))
    }
  }

  private static func sorted(_ regressions: [Regression]) -> [Regression] {
    regressions.enumerated().sorted { left, right in
      let ranks = (rank(left.element), rank(right.element))
      return ranks.0 != ranks.1
        ? ranks.0.lexicographicallyPrecedes(ranks.1) : left.offset < right.offset
    }.map(\.element)
  }

  private static func rank(_ regression: Regression) -> [Double] {
    let finding = regression.finding
    let severity = finding.severity == .error ? 0.0 : finding.severity == .warning ? 1 : 2
    return [
      regression.finding.isOfCorruptDocument ? 0 : 1, regression.gates ? 0 : 1, severity,
      -(finding.confidence?.value ?? 1),
    ]
  }
}

extension Finding {
  /// Whether two objects of the document have one id. It is reported first, because it makes all other
  /// findings of the document unsure.
  package var isOfCorruptDocument: Bool {
    rule == .ignoredConstraint && message.hasPrefix("two objects have the id ")
  }
}
