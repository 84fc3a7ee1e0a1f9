import LayoutModel

/// The frames of a screen, computed from the same numbers that its constraints hold.
///
/// Arithmetic instead of the engine, which takes forty milliseconds for a screen on all 36
/// configurations: a hundred thousand revisions would take hours, and the store cannot tell. What
/// changes with an edit is what changes on a device: the edited row's parts, its neighbours in the
/// row, and the origins of the rows below.
struct RowFrames {
  let screen: Int
  let rows: [Screens.Row]

  private struct Outline {
    var views: [SolvedView] = []
    var scale: Double

    mutating func add(
      _ id: String, in superview: String?, at origin: Point, _ frame: Frame,
      text: TextOutcome? = nil
    ) -> Point {
      func aligned(_ value: Double) -> Double { (value * scale).rounded() / scale }
      let own = Frame(
        x: aligned(frame.x), y: aligned(frame.y), width: aligned(frame.width),
        height: aligned(frame.height))
      let place = Point(x: origin.x + own.x, y: origin.y + own.y)
      views.append(
        SolvedView(
          id: ObjectID(id), superview: superview.map { ObjectID($0) }, frame: own,
          absoluteOrigin: place, text: text))
      return place
    }
  }

  func layout(on configuration: Configuration) -> SolvedLayout {
    let s = "s\(screen)"
    let size = configuration.size
    let growth =
      configuration.contentSize == .large
      ? 1.0 : 1.15 + Double(configuration.name.utf8.count % 5) / 5
    func width(_ text: String, _ points: Int) -> Double {
      Double(text.utf8.count * configuration.textFactor * points) * 0.52 * growth
        + (configuration.isBoldText ? 3 : 0)
    }
    func height(_ points: Int) -> Double { Double(points) * 1.2 * growth }
    func outcome(_ needed: Double, _ given: Double, _ points: Int) -> TextOutcome {
      TextOutcome(
        neededWidth: needed, neededLines: 1, availableLines: 1, widestWord: needed,
        lostShare: max(0, 1 - given / needed), pointSize: Double(points), isAssumed: false)
    }
    var outline = Outline(scale: Double(configuration.scale))
    let zero = Point(x: 0, y: 0)
    _ = outline.add(
      "\(s)-root", in: nil, at: zero, Frame(x: 0, y: 0, width: size.width, height: size.height))
    let head = outline.add(
      "\(s)-head", in: "\(s)-root", at: zero,
      Frame(x: 0, y: configuration.safeArea.top, width: size.width, height: 64))
    let caption = width("Settings", 28)
    _ = outline.add(
      "\(s)-caption", in: "\(s)-head", at: head,
      Frame(x: 16, y: 32 - height(28) / 2, width: caption, height: height(28)),
      text: outcome(caption, caption, 28))
    _ = outline.add(
      "\(s)-close", in: "\(s)-head", at: head,
      Frame(x: size.width - 16 - 46, y: 15, width: 46, height: 34))
    var y = configuration.safeArea.top + 64
    for (number, row) in rows.enumerated() {
      let r = "\(s)-r\(number)"
      y += Double(row.gap)
      let w = size.width - Double(row.leading) - 16
      let h = Double(row.height)
      let place = outline.add(
        r, in: "\(s)-root", at: zero, Frame(x: Double(row.leading), y: y, width: w, height: h))
      y += h
      _ = outline.add(
        "\(r)-icon", in: r, at: place,
        Frame(x: 16, y: h / 2 - 14, width: Double(row.iconWidth), height: 28))
      let buttonX = w - 12 - Double(row.buttonWidth)
      let detail = width("Off", 15)
      let detailX = buttonX - 12 - detail
      let titleX = 16 + Double(row.iconWidth + row.titleGap)
      let needed = width(row.titleText, row.fontSize)
      let given = max(0, min(needed, detailX - 8 - titleX))
      _ = outline.add(
        "\(r)-title", in: r, at: place,
        Frame(
          x: titleX, y: h / 2 - height(row.fontSize) / 2, width: given,
          height: height(row.fontSize)), text: outcome(needed, given, row.fontSize))
      _ = outline.add(
        "\(r)-detail", in: r, at: place,
        Frame(x: detailX, y: h / 2 - height(15) / 2, width: detail, height: height(15)),
        text: outcome(detail, detail, 15))
      _ = outline.add(
        "\(r)-edit", in: r, at: place,
        Frame(x: buttonX, y: h / 2 - 17, width: Double(row.buttonWidth), height: 34))
    }
    _ = outline.add(
      "\(s)-done", in: "\(s)-root", at: zero,
      Frame(x: size.width / 2 - 22, y: y + 20, width: 44, height: 34))
    return SolvedLayout(
      scene: ObjectID("\(s)-root"), configuration: configuration.name, size: size,
      scale: configuration.scale, safeArea: configuration.safeArea,
      direction: configuration.direction, views: outline.views)
  }

  /// A finding for a button that is too narrow to tap, and for a title that is cut.
  func findings(in layouts: [SolvedLayout], row: Int) -> [Finding] {
    var found: [Finding] = []
    // The root, the head with its two parts, and five views a row.
    for index in [4 + row * 5 + 2, 4 + row * 5 + 4] {
      let view = layouts[0].views[index].id
      let isButton = view.rawValue.hasSuffix("-edit")
      let rule = isButton ? Rule.hitTarget : .truncated
      let occurrences = layouts.compactMap { layout -> Finding.Occurrence? in
        let amount =
          isButton
          ? layout.views[index].frame.width
          : ((layout.views[index].text?.lostShare ?? 0) * 100).rounded() / 100
        guard isButton ? amount < 44 : amount > 0.01 else { return nil }
        return .init(configuration: layout.configuration, amount: amount, severity: .warning)
      }
      guard !occurrences.isEmpty else { continue }
      found.append(
        Finding(
          rule: rule, severity: .warning, document: Screens.path, scene: layouts[0].scene,
          view: view, occurrences: occurrences, message: "\(view) is \(rule.rawValue)"))
    }
    return found
  }
}
