/// Screens of more views than few have, one below or beside the other, each held by the one before.
enum LongDocuments {
  static let all: [MadeDocument] = (0..<8).map(document)

  private static func document(_ number: Int) -> MadeDocument {
    var dice = Dice(90_000 + number)
    let count = [12, 33, 40, 52][number % 4]
    let isRow = number % 3 == 2
    let (start, end) = isRow ? ("leading", "trailing") : ("top", "bottom")
    let (side, length) = isRow ? ("top", "width") : ("leading", "height")
    let views = (0..<count).map { at in
      dice.isLess(than: 40) ? MadeView.label("v\(at)", "Row \(at)") : MadeView("view", "v\(at)")
    }
    let places = (0..<count).flatMap { at -> [String] in
      let before = at == 0 ? "safe.\(start)" : "v\(at - 1).\(end)"
      return [
        "v\(at).\(start) = \(before) + \(dice.roll(4))",
        "v\(at).\(side) = safe.\(side) + \(10 + dice.roll(9))",
        at > 0 && dice.isLess(than: 30)
          ? "v\(at).\(length) = v\(at - 1).\(length)"
          : "v\(at).\(length) = \(4 + dice.roll(30)) @\(dice.pick([1000, 1000, 700]))",
      ]
    }
    let last = number % 2 == 0 ? ["v\(count - 1).\(end) <= safe.\(end) @\(900 + number)"] : []
    return MadeDocument("long", "\(number)", views, places + last)
  }
}
