/// Screens put together at random: what no list of cases thinks of, above all several faults at once.
enum ComposedDocuments {
  static let all: [MadeDocument] = (0..<160).map { document($0, in: "composed") }
  /// Others, in a group of their own.
  static let further: [MadeDocument] = (160..<280).map { document($0, in: "further") }

  private static func document(_ number: Int, in group: String) -> MadeDocument {
    var parts = ComposedViews(Dice(number))
    var views = (0..<(2 + parts.dice.roll(4))).map { _ in parts.view(depth: 2) }
    let side = parts.dice.pick(["safe", "safe", "safe", "root"])
    var lines = parts.constraints(on: views.map(\.id), in: "root", side: side)
    if parts.dice.isLess(than: 25) {
      let holder = MadeView(
        "scrollView", "scroll", #"clipsSubviews="YES""#, subviews: views,
        constraints: parts.constraints(on: views.map(\.id), in: "scroll", side: "scroll"))
      views = [holder]
      lines = [
        "scroll.leading = root.leading", "scroll.trailing = root.trailing",
        "scroll.top = \(side).top", "scroll.bottom = root.bottom",
      ]
    }
    for at in views.indices {
      views[at].frame = [
        Double(parts.dice.roll(40)), Double(60 + at * 90), Double(40 + parts.dice.roll(350)),
        Double(20 + parts.dice.roll(60)),
      ]
    }
    let header = MadeDocument.Header(
      tools: parts.dice.pick([22505, 22505, 22505, 13771, 17701, 11762]),
      device: parts.dice.pick(["retina6_12", "retina6_12", "retina4_7", "ipad9_7", "retina5_9"]))
    return MadeDocument(
      group, "\(number)", views, lines,
      attributes: parts.dice.pick(["", #"clipsSubviews="YES""#]),
      inner: #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#,
      controller: parts.dice.pick(["", #"customClass="Own""#]),
      beside: connections(parts.ids, &parts.dice), header: header)
  }

  /// Outlets to some views and to some constraints of theirs.
  private static func connections(_ views: [String], _ dice: inout Dice) -> String {
    let held = views.filter { _ in dice.isLess(than: 20) }.map {
      dice.isLess(than: 20) ? "\($0)-c0" : $0
    }
    if held.isEmpty { return "" }
    let outlets = held.enumerated().map {
      #"<outlet property="part\#($0)" destination="\#($1)" id="outlet\#($0)"/>"#
    }
    return "<connections>\(outlets.joined())</connections>"
  }
}
