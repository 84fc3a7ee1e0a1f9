/// The style sheets of pictures: shapes say what colours say, for readers who do not see them.
///
/// Colours stand in the rules themselves, not in variables, because many viewers know no variables.
extension SVGWriter {
  mutating func styleSheet(_ theme: PictureOptions.Theme) {
    begin("style")
    verbatim(PictureStyle.shapes)
    switch theme {
    case .light: verbatim(PictureStyle.light)
    case .dark: verbatim(PictureStyle.dark)
    case .automatic:
      verbatim(PictureStyle.light)
      verbatim("@media (prefers-color-scheme: dark) {")
      verbatim(PictureStyle.dark)
      verbatim("}")
    }
    end()
  }
}

private enum PictureStyle {
  static let shapes: StaticString = """
    .kl text{font-family:-apple-system,"Helvetica Neue",Arial,sans-serif}
     .kl .window{stroke-width:1.5}
     .kl .unsafe{fill-rule:evenodd}
     .kl .box{fill:none;stroke-width:.5}
     .kl .scroll{fill:none;stroke-width:1;stroke-dasharray:1 3}
     .kl .drawn{stroke-width:.75}
     .kl .mark{fill:none;stroke-width:1}
     .kl .bar{opacity:.45}
     .kl .error{fill:none;stroke-width:2}
     .kl .warning{fill:none;stroke-width:1.5;stroke-dasharray:6 2}
     .kl .info{fill:none;stroke-width:1;stroke-dasharray:1 2}
     .kl .ghost{fill-opacity:.08;stroke-dasharray:3 3}
     .kl .overflow{stroke-width:2}
     .kl .old{fill:none;stroke-width:1;stroke-dasharray:4 3}
     .kl .new{fill:none;stroke-width:1.5}
     .kl .arrow{stroke-width:1}
     .kl text.delta{font-size:9px}
    """
  static let light: StaticString = """
    .kl text{fill:#1c1c1e}
     .kl .window{fill:#fff;stroke:#8a8a8e}
     .kl .unsafe{fill:#d8e4f5}
     .kl .box,.kl .scroll{stroke:#c7c7cc}
     .kl .drawn{fill:#f2f2f7;stroke:#c7c7cc}
     .kl .mark,.kl .info,.kl .old{stroke:#6c6c70}
     .kl .bar,.kl text.name,.kl text.caption{fill:#6c6c70}
     .kl .error,.kl .overflow,.kl .ghost{stroke:#c4001a}
     .kl .ghost{fill:#c4001a}
     .kl .warning{stroke:#8a5a00}
     .kl .new,.kl .arrow{stroke:#0050c8}
     .kl text.delta{fill:#0050c8}
    """
  static let dark: StaticString = """
    .kl text{fill:#f2f2f7}
     .kl .window{fill:#1c1c1e;stroke:#98989f}
     .kl .unsafe{fill:#26364d}
     .kl .box,.kl .scroll{stroke:#48484a}
     .kl .drawn{fill:#2c2c2e;stroke:#48484a}
     .kl .mark,.kl .info,.kl .old{stroke:#aeaeb2}
     .kl .bar,.kl text.name,.kl text.caption{fill:#aeaeb2}
     .kl .error,.kl .overflow,.kl .ghost{stroke:#ff6b6b}
     .kl .ghost{fill:#ff6b6b}
     .kl .warning{stroke:#ffc44d}
     .kl .new,.kl .arrow{stroke:#6cb2ff}
     .kl text.delta{fill:#6cb2ff}
    """
}
