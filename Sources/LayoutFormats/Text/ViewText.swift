import LayoutModel

/// One view's own facts, those that differ from the default.
enum ViewText {
  static func line(_ view: View, isRoot: Bool) -> String {
    var words = ["\(view.kind.rawValue) \(view.id)"]
    if let name = view.customClass { words.append("class=\(name)") }
    if let label = view.label { words.append(DocumentText.quoted(label)) }
    // Elsewhere constraints decide the frame, and the record only follows.
    if isRoot || view.translatesMask || view.hasFixedFrame {
      if let frame = view.frame { words.append("frame=\(DocumentText.frame(frame))") }
      if !isRoot { words.append("mask=\(view.autoresizing.rawValue)") }
    }
    if let inset = view.frameInset { words.append(self.inset(inset)) }
    words += flags(view) + priorities(view)
    if let margins = view.margins { words.append("margins=\(word(margins))") }
    if view.semantic != .unspecified { words.append(view.semantic.rawValue) }
    words += ContentText.words(view.content)
    return words.joined(separator: " ")
  }

  private static func flags(_ view: View) -> [String] {
    let flags: [(Bool, String)] = [
      (view.hasFixedFrame, "fixed-frame"), (view.isHidden, "hidden"),
      (view.clipsToBounds, "clips"), (!view.isUserInteractionEnabled, "no-touch"),
      (view.preservesSuperviewMargins, "superview-margins"),
      (!view.insetsMarginsFromSafeArea, "margins-without-safe-area"),
      (view.followsReadableWidth, "readable-width"),
    ]
    return flags.filter(\.0).map(\.1)
      + (view.alpha == 1 ? [] : ["alpha=\(DocumentText.number(view.alpha))"])
  }

  private static func priorities(_ view: View) -> [String] {
    func pair(_ name: String, _ pair: AxisPair<Double>, _ standard: Double) -> [String] {
      guard pair != AxisPair(horizontal: standard, vertical: standard) else { return [] }
      let (across, down) = (
        DocumentText.number(pair.horizontal), DocumentText.number(pair.vertical)
      )
      return ["\(name)=\(across),\(down)"]
    }
    func size(_ name: String, _ size: PlaceholderSize?) -> [String] {
      switch size {
      case nil: []
      case .infinite: ["placeholder-\(name)=none"]
      case .points(let points): ["placeholder-\(name)=\(DocumentText.number(points))"]
      }
    }
    return pair("hugging", view.hugging, 250)
      + pair("compression", view.compressionResistance, 750)
      + size("width", view.placeholderIntrinsicSize.horizontal)
      + size("height", view.placeholderIntrinsicSize.vertical)
  }

  static func word(_ margins: Margins) -> String {
    switch margins {
    case .absolute(let insets): DocumentText.insets(insets)
    case .directional(let insets): "directional:" + DocumentText.insets(insets)
    }
  }

  static func word(_ kind: LayoutGuide.Kind) -> String {
    switch kind {
    case .safeArea: "safe-area"
    case .layoutMargins: "layout-margins"
    case .readableContent: "readable-content"
    case .contentLayout: "content-layout"
    case .frameLayout: "frame-layout"
    case .keyboard: "keyboard"
    case .other(let key): DocumentText.quoted(key)
    }
  }

  private static func inset(_ inset: FrameInset) -> String {
    let sides: [(String, Double?)] = [
      ("minX", inset.minX), ("minY", inset.minY), ("maxX", inset.maxX), ("maxY", inset.maxY),
      ("width", inset.width), ("height", inset.height),
    ]
    let known = sides.compactMap { name, side in side.map { "\(name):\(DocumentText.number($0))" } }
    return "inset=" + known.joined(separator: ",")
  }
}
