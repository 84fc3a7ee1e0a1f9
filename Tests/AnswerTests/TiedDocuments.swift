/// Views that meet the limits of rules exactly: sizes of a pixel or a finger, edges that touch, halves and wholes.
enum TiedDocuments {
  static let all: [MadeDocument] = (0..<150).map(document)

  private static let sizes = [
    0, 0.5, 1, 1.5, 2, 4, 8, 20, 23.5, 24, 30, 43, 43.5, 44, 44.5, 48, 60, 88, 100, 160, 300,
  ]
  private static let gaps = [
    -100, -60, -44, -43.5, -22, -20, -10, -8.5, -8, -4, -2.5, -2, -1.5, -1, -0.5, 0, 0, 0, 0.5, 1,
    1.5,
    2, 2.5, 4, 8, 8.5, 20, 30,
  ]
  private static let opaque =
    #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#

  private static func view(_ id: String, _ dice: inout Dice) -> MadeView {
    let words = dice.pick(["", "", #"clipsSubviews="YES""#, #"alpha="0.01""#])
    switch dice.roll(7) {
    case 0: return MadeView.label(id, dice.pick(["Go", "Some words", "Two words and more"]), words)
    case 1: return MadeView.button(id, dice.pick(["Go", "Continue"]))
    case 2: return MadeView("imageView", id, #"image="picture" \#(words)"#)
    case 3: return MadeView(dice.pick(["switch", "slider", "scrollView"]), id)
    case 4:
      var held = MadeView("view", id, words, inner: opaque, subviews: [view("\(id)i", &dice)])
      held.constraints = places(["\(id)i"], in: id, &dice)
      return held
    default: return MadeView("view", id, words, inner: opaque)
    }
  }

  private static func places(_ ids: [String], in holder: String, _ dice: inout Dice) -> [String] {
    ids.enumerated().flatMap { at, id -> [String] in
      let before = at > 0 ? ids[at - 1] : holder
      let (gap, down) = (dice.pick(gaps), dice.pick(gaps))
      let across =
        [
          "\(id).leading = \(holder).leading + \(gap)",
          "\(id).trailing = \(holder).trailing - \(gap)",
          "\(id).leading = \(before).leading + \(gap)",
          at > 0
            ? "\(id).leading = \(before).trailing + \(gap)"
            : "\(id).left = \(holder).left + \(gap)",
          "\(id).centerX = \(holder).centerX + \(gap)",
        ][dice.roll(5)]
      let along =
        [
          "\(id).top = \(holder).top + \(down)", "\(id).bottom = \(holder).bottom - \(down)",
          "\(id).top = \(before).top + \(down)",
          at > 0 ? "\(id).top = \(before).bottom + \(down)" : "\(id).top = \(holder).top + \(down)",
        ][dice.roll(4)]
      var lines = [across, along]
      if dice.isLess(than: 75) { lines.append("\(id).width = \(dice.pick(sizes))") }
      if dice.isLess(than: 65) { lines.append("\(id).height = \(dice.pick(sizes))") }
      if dice.isLess(than: 10) {
        lines.append("\(id).width = \(dice.pick(sizes)) @\(dice.pick([1000, 750]))")
      }
      return lines
    }.map { $0.replacing("+ -", with: "- ").replacing("- -", with: "+ ") }
  }

  private static func document(_ number: Int) -> MadeDocument {
    var dice = Dice(60_000 + number)
    let width = dice.pick([367.0, 375, 382, 385, 393, 406, 422])
    var views = (0..<(2 + dice.roll(5))).map { view("v\($0)", &dice) }
    for at in views.indices {
      let wide = dice.pick([0.6, 1, 0.3]) * width
      views[at].frame = [(width - wide) / 2 + dice.pick([0, 0.5, 1, 4]), 60, wide, 44]
    }
    let root = MadeView(
      "view", "root", inner: #"<viewLayoutGuide key="safeArea" id="safe"/>"#, subviews: views,
      constraints: places(views.map(\.id), in: "root", &dice), frame: [0, 0, width, 667],
      isMasked: true, key: "view")
    return MadeDocument(
      "tied", "\(number)",
      controllers: [
        #"<viewController id="vc" sceneMemberID="viewController">\#(root.xml)</viewController>"#
      ], header: .init(device: dice.pick(["retina4_7", "retina6_12"])))
  }
}
