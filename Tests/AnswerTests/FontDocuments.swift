/// Documents whose recorded labels tell which fonts their canvas had, and how high lines were.
enum FontDocuments {
  static let all: [MadeDocument] = (0..<36).map(document)

  /// PostScript names with families: of the system, of apps, and of nobody.
  private static let fonts = [
    ("Avenir-Book", "Avenir"), ("HelveticaNeue", "Helvetica Neue"), ("Georgia", "Georgia"),
    ("Lato-Regular", "Lato"), ("OpenSans", "Open Sans"), ("Montserrat-Regular", "Montserrat"),
    ("Unheard-Of", "Unheard"), ("GillSans", "Gill Sans"), ("Roboto-Regular", "Roboto"),
  ]

  private static func document(_ number: Int) -> MadeDocument {
    var dice = Dice(50_000 + number)
    let count = dice.pick([2, 3, 5, 9, 9, 70])
    let first = dice.pick(fonts)
    let second = dice.pick(fonts)
    let ratio = dice.pick([1.17, 1.2, 1.25, 1.366, 1.5, 1.75])
    let pixels = dice.pick([1.0, 2, 3])
    let sizes = dice.pick([[14.0], [12, 17, 24], [10, 13, 15.5, 22, 31]])
    let labels = (0..<count).map { at -> MadeView in
      let font = dice.isLess(than: 75) ? first : second
      let size = dice.pick(sizes)
      let isOdd = dice.isLess(than: 12)
      var label = MadeView.label(
        "l\(at)", dice.pick(["Title", "A few words", "12:30", "gjpqy"]),
        dice.isLess(than: 8) ? #"numberOfLines="2""# : "",
        font: #"name="\#(font.0)" family="\#(font.1)" pointSize="\#(size)""#)
      let height = (size * ratio * pixels).rounded(.up) / pixels + (isOdd ? 3 : 0)
      label.frame = [16, Double(20 + at * 9), dice.pick([60.0, 84.5, 100]), height]
      if dice.isLess(than: 10) { label.constraints = ["l\(at).height = \(height)"] }
      return label
    }
    let places = (0..<count).flatMap { at in
      [
        "l\(at).leading = root.leading + \(at % 5 * 60)",
        "l\(at).top = \(at < 5 ? "safe.top" : "l\(at - 5).bottom") + 2",
      ]
    }
    var document = MadeDocument(
      "fonts", "\(number)", labels, places,
      header: .init(
        tools: dice.pick([22505, 13771, 9059]),
        device: dice.pick(["retina6_12", "retina4_7", ""])))
    if dice.isLess(than: 40) {
      let other = MadeDocument(
        "fonts", "other",
        (0..<3).map {
          var label = MadeView.label(
            "o\($0)", "Elsewhere",
            font: #"name="\#(first.0)" family="\#(first.1)" pointSize="\#(17 + $0 * 3)""#)
          label.frame[3] = (Double(17 + $0 * 3) * ratio).rounded(.up)
          return label
        }, ["o0.top = root.top", "o0.leading = root.leading"])
      document.scenes += other.scenes.replacing("\"vc\"", with: "\"vc2\"")
        .replacing("\"root", with: "\"second").replacing("\"safe\"", with: "\"safe2\"")
        .replacing("scene0", with: "scene9")
    }
    return document
  }
}
