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

  /// `navigationController?.setNavigationBarHidden(true, animated: false)`, and the same of the bar itself.
  mutating func noteHiddenBar() {
    guard [.paren, .colon, .assign].contains(self[place + 1].mark) else { return }
    let value = text(self[place + 2])
    let hides = value == "true" || value == "YES"
    guard hides || value == "false" || value == "NO" else { return }
    let at = end(before: self[place - 1].mark == .dot ? place - 1 : place)
    guard ["navigationController", "navigationBar"].contains(text(self[at])) else { return }
    note(
      .hidesBar, of: [Reference(root: .own, path: [])], value: hides ? "true" : "false", at: place)
  }

  /// The last token before another that is no bracket and no mark of an optional.
  private func end(before token: Int) -> Int {
    var at = token - 1
    while at > 0, token - at < 8,
      [.question, .bang, .paren, .parenEnd, .bracketEnd].contains(self[at].mark)
    {
      at -= 1
    }
    return at
  }

  /// The expression that ends before a token is a navigation bar, or what all of them look like.
  private func isOfNavigationBar(before token: Int) -> Bool {
    let at = end(before: token)
    let name = text(self[at])
    return name == "navigationBar"
      || name == "appearance"
        && (text(self[at - 1]) == "UINavigationBar" || text(self[at - 2]) == "UINavigationBar")
  }
}
