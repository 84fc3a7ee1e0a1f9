internal import LayoutModel

/// Reads the arrangement of an `NSStackView`.
enum MacStackReader {
  static func stack(_ element: XMLElement) -> MacStackContent {
    let axis = StackWords.axis(element["orientation"])
    var stack = MacStackContent(
      axis: axis,
      distribution: element["distribution"].flatMap { MacStackContent.Distribution(rawValue: $0) }
        ?? .gravityAreas,
      alignment: alignment(element["alignment"]))
    stack.spacing = element.number("spacing") ?? stack.spacing
    stack.customSpacing = customSpacing(element)
    stack.insets =
      element.child("edgeInsets", keyed: "edgeInsets")?.insets("top", "left", "bottom", "right")
      ?? .zero
    stack.hugging = AxisPair(
      horizontal: priority(element["horizontalStackHuggingPriority"]),
      vertical: priority(element["verticalStackHuggingPriority"]))
    stack.gravity = ["beginningViews", "middleViews", "endViews"].map { name in
      element.child(name)?.children.count(where: { ViewElements.isView($0) }) ?? 0
    }
    stack.detachesHiddenViews = element.isYES("detachesHiddenViews")
    return stack
  }

  private static func alignment(_ word: String?) -> MacStackContent.Alignment {
    switch word {
    case "top", "leading", "left": .leading
    case "bottom", "trailing", "right": .trailing
    case "firstBaseline": .firstBaseline
    case "baseline", "lastBaseline": .lastBaseline
    case "width", "height": .size
    default: .center
    }
  }

  private static func priority(_ text: String?) -> Double {
    guard let number = text.flatMap(NumberText.number), number > 0 else { return 250 }
    return min(1000, number)
  }

  /// The largest number that a float holds stands for the usual spacing.
  private static func customSpacing(_ element: XMLElement) -> [Double?] {
    let values = element.child("customSpacing")?.children.map { $0.number("value") } ?? []
    let spacing = values.map { value in value.flatMap { $0 < 100_000 ? $0 : nil } }
    return spacing.contains { $0 != nil } ? spacing : []
  }
}
