/// Whether views reach under bars.
extension SourceReader {
  /// `edgesForExtendedLayout = []`: the view ends at the bar above it.
  mutating func noteExtent() {
    guard let use = use(), use.operation == .sets || use.operation == .calls else { return }
    let names = (use.first..<max(use.first, use.last)).filter { self[$0].kind == .name }
      .map { text(self[$0]).lowercased() }
    guard !names.contains(where: { $0.hasSuffix("all") || $0.hasSuffix("top") }) else { return }
    note(.endsAtBars, of: use.subjects, at: place)
  }

  /// `navigationBar.isTranslucent = false`, or the same of the appearance of all navigation bars.
  mutating func noteBars() {
    let isSetter = !isSwift && self[place + 1].mark == .colon
    let value = text(self[place + 2])
    guard isSetter || self[place - 1].mark == .dot && self[place + 1].mark == .assign,
      value == "false" || value == "NO", isOfNavigationBar(before: isSetter ? place : place - 1)
    else { return }
    note(.opaqueBars, of: [Reference(root: .own, path: [])], at: place)
  }

  /// The expression that ends before a token is a navigation bar, or what all of them look like.
  private func isOfNavigationBar(before end: Int) -> Bool {
    var at = end - 1
    while at > 0, end - at < 8,
      [.question, .bang, .paren, .parenEnd, .bracketEnd].contains(self[at].mark)
    {
      at -= 1
    }
    let name = text(self[at])
    return name == "navigationBar"
      || name == "appearance"
        && (text(self[at - 1]) == "UINavigationBar" || text(self[at - 2]) == "UINavigationBar")
  }
}
