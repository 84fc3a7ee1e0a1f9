/// Faults: what each rule finds, alone on a screen, near the limits of the rules and beyond them.
enum FaultDocuments {
  static let all: [MadeDocument] =
    contradictions + openness + clipping + beyondEdges + touching + reading + endless + leftBehind

  private static func document(
    _ name: String, _ views: [MadeView], _ constraints: [String], attributes: String = ""
  ) -> MadeDocument {
    MadeDocument("faults", name, views, constraints, attributes: attributes)
  }

  private static let corner = ["v.leading = safe.leading + 16", "v.top = safe.top + 16"]

  private static var contradictions: [MadeDocument] {
    [
      ("width", ["safe.trailing = v.trailing + 16", "v.width = 500"]),
      ("height", ["safe.bottom = v.bottom + 16", "v.height = 700"]),
      ("least", ["v.width >= 400", "v.width <= 390"]),
      ("three", ["v.width = 100", "v.height = v.width", "v.height = 120"]),
      ("text", ["v.width = 40", "v.width >= 300"]),
      ("zero", ["v.width = 0", "v.height = 0"]), ("negative", ["v.width = -20"]),
    ].map { document("contradiction-\($0.0)", [.button("v", "Go")], corner + $0.1) }
  }

  private static var openness: [MadeDocument] {
    [
      ("x", ["v.top = safe.top"]), ("y", ["v.leading = safe.leading"]),
      ("width", corner + ["v.height = 10"]),
      ("range", ["v.leading >= safe.leading", "v.trailing <= safe.trailing", "v.top = safe.top"]),
    ].flatMap { name, constraints in
      [
        document("open-\(name)-view", [MadeView("view", "v")], constraints),
        document("open-\(name)-text", [.label("v", "Open")], constraints),
      ]
    } + [
      document(
        "open-pair", [.label("v", "One"), .label("w", "Two")],
        corner + [
          "w.leading = v.trailing + 8", "w.trailing = safe.trailing",
          "w.firstBaseline = v.firstBaseline",
        ])
    ]
  }

  private static var clipping: [MadeDocument] {
    ["YES", "NO"].flatMap { clips in
      [20.0, 60, 110].map { side in
        let held = MadeView(
          "view", "v", "clipsSubviews=\"\(clips)\"", subviews: [.button("b", "A title in a box")],
          constraints: [
            "b.leading = v.leading", "b.top = v.top + 4", "v.width = \(side)",
            "v.height = \(side / 2)",
          ])
        return document("clip-\(clips)-\(Int(side))", [held], corner)
      }
    }
  }

  private static var beyondEdges: [MadeDocument] {
    var documents: [MadeDocument] = []
    for side in ["leading", "trailing", "top", "bottom"] {
      let isBeside = side == "leading" || side == "trailing"
      let across = isBeside ? "v.centerY = root.centerY" : "v.centerX = root.centerX"
      for distance in [-60, -5, -1, 1, 5, 60] {
        let sign = distance < 0 ? "-" : "+"
        documents.append(
          document(
            "edge-\(side)-\(distance)", [.button("v", "At the edge")],
            ["v.\(side) = root.\(side) \(sign) \(abs(distance))", across]))
      }
    }
    return documents
  }

  private static var touching: [MadeDocument] {
    var documents: [MadeDocument] = []
    for side in [10, 27, 28, 29, 43, 44] {
      documents.append(
        document(
          "touch-\(side)", [.button("v", "x")],
          corner + ["v.width = \(side)", "v.height = \(side)"]))
    }
    let views: [MadeView] = [
      .label("v", "Under it"), .label("w", "Over it"), .button("b", "Tap"), .button("c", "Tap"),
    ]
    for distance in [0, 4, 12, 40] {
      let places: [String] = [
        "w.leading = v.leading + \(distance)", "w.top = v.top + \(distance)",
        "b.leading = v.leading",
        "b.top = safe.top + 200", "c.leading = b.leading + \(distance)", "c.top = b.top + 2",
      ]
      documents.append(document("overlap-\(distance)", views, corner + places))
    }
    return documents
  }

  private static var reading: [MadeDocument] {
    var short: [MadeDocument] = []
    let text = "A caption that cannot be read"
    for width in [20, 80, 150] {
      let narrow = corner + ["v.width = \(width)"]
      short.append(document("short-\(width)-label", [.label("v", text)], narrow))
      short.append(
        document(
          "short-\(width)-lines", [.label("v", text, "numberOfLines=\"2\"")],
          narrow + ["v.height = 18"]))
      short.append(document("short-\(width)-button", [.button("v", "A long title")], narrow))
    }
    let others: [MadeDocument] = [
      document(
        "pressed",
        [
          .label("v", "First of two texts", #"horizontalCompressionResistancePriority="740""#),
          .label("w", "Second of the two texts, which is longer"),
        ],
        corner + ["w.leading = v.trailing + 8", "w.trailing = safe.trailing - 8", "w.top = v.top"]),
      document(
        "unmirrored", [.label("v", "Left"), .label("w", "Right")],
        ["v.left = root.left + 16", "v.top = safe.top", "w.left = v.right + 8", "w.top = v.top"]),
      document(
        "unmirrored-half", [.label("v", "Left"), .label("w", "Right")],
        [
          "v.leading = root.leading + 16", "v.top = safe.top", "w.right = root.right - 30",
          "w.top = v.top",
        ]),
      document(
        "ignored",
        [
          MadeView("stackView", "s", subviews: [.label("v", "In a stack")]),
          .label("w", "Out of it"),
        ],
        [
          "s.leading = safe.leading", "s.top = safe.top", "v.leading = safe.leading + 30",
          "w.top = gone.bottom + 8",
        ]),
      document(
        "hidden", [.button("v", "Unseen")], ["v.leading = root.leading - 80", "v.top = safe.top"],
        attributes: #"hidden="YES""#),
    ]
    return short + others
  }

  /// Labels that code fills: with an end, without one, and with one on the wrong side.
  private static var endless: [MadeDocument] {
    let named = MadeView.label("v", "Name of it", "userLabel=\"nameLabel\"")
    let row = corner + ["w.top = v.top", "w.trailing = safe.trailing - 16"]
    return [
      ("none", corner), ("end", corner + ["v.trailing <= safe.trailing - 16"]),
      ("wrong", corner + ["v.trailing >= safe.trailing - 300"]),
      ("center", ["v.centerX = root.centerX", "v.top = safe.top"]),
      ("weak", corner + ["v.trailing <= safe.trailing - 16 @500"]),
    ].map { document("endless-\($0.0)", [named], $0.1) } + [
      document("endless-over", [named, .button("w", "Go")], row),
      document(
        "endless-apart", [named, .button("w", "Go")], row + ["w.leading >= v.trailing + 8"]),
    ]
  }

  /// Views drawn across a screen of 393 points that follow a wider one, and that do not.
  private static var leftBehind: [MadeDocument] {
    [
      ("fixed", [0.0, 60, 393, 40], ["v.leading = root.leading", "v.width = 393"]),
      ("inset", [20, 60, 353, 40], ["v.leading = root.leading + 20", "v.width = 353"]),
      ("right", [0, 60, 393, 40], ["v.trailing = root.trailing", "v.width = 393"]),
      ("centred", [0, 60, 393, 40], ["v.centerX = root.centerX", "v.width = 393"]),
      ("pinned", [0, 60, 393, 40], ["v.leading = root.leading", "v.trailing = root.trailing"]),
      ("half", [0, 60, 200, 40], ["v.leading = root.leading", "v.width = 200"]),
    ].map { name, frame, constraints in
      var view = MadeView.button("v", "Across")
      view.frame = frame
      return document(
        "behind-\(name)", [view], constraints + ["v.top = safe.top + 1", "v.height = 40"])
    }
  }
}
