public import LayoutModel

extension LayoutView {
  /// A label of one line; 0 lines: as many as needed.
  public static func label(
    _ name: String, text: String, font: FontDescription = .system(17), numberOfLines: Int = 1
  ) -> LayoutView {
    LayoutView(
      name, kind: .label,
      content: .label(
        LabelContent(text: TextContent(text), font: font, numberOfLines: max(0, numberOfLines))))
  }

  /// A system button.
  public static func button(_ name: String, title: String) -> LayoutView {
    LayoutView(
      name, kind: .button,
      content: .button(ButtonContent(type: "system", title: TextContent(title))))
  }

  /// A stack view that arranges `views`.
  public static func stack(
    _ name: String, _ content: StackContent, arranging views: [LayoutView] = []
  ) -> LayoutView {
    let stack = LayoutView(name, kind: .stackView, content: .stack(content))
    for view in views { stack.addSubview(view) }
    return stack
  }
}
