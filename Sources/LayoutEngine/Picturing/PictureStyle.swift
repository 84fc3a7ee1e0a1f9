/// The style sheets of pictures: shapes say what colours say, for readers who do not see them.
extension SVGWriter {
  mutating func styleSheet(_ theme: PictureOptions.Theme) {
    begin("style")
    switch theme {
    case .light: verbatim(PictureStyle.light)
    case .dark: verbatim(PictureStyle.dark)
    case .automatic:
      verbatim(PictureStyle.light)
      verbatim("@media (prefers-color-scheme: dark) {")
      verbatim(PictureStyle.dark)
      verbatim("}")
    }
    verbatim(PictureStyle.shapes)
    end()
  }
}

private enum PictureStyle {
  static let light: StaticString = """
    .kl{--back:#fff;--edge:#8a8a8e;--box:#c7c7cc;--ink:#1c1c1e;--soft:#6c6c70;--fill:#f2f2f7;\
    --unsafe:#d8e4f5;--bad:#c4001a;--warn:#8a5a00;--old:#6c6c70;--new:#0050c8}
    """
  static let dark: StaticString = """
    .kl{--back:#1c1c1e;--edge:#98989f;--box:#48484a;--ink:#f2f2f7;--soft:#aeaeb2;--fill:#2c2c2e;\
    --unsafe:#26364d;--bad:#ff6b6b;--warn:#ffc44d;--old:#aeaeb2;--new:#6cb2ff}
    """
  static let shapes: StaticString = """
    .kl text{font-family:-apple-system,"Helvetica Neue",Arial,sans-serif;fill:var(--ink)}
     .kl .window{fill:var(--back);stroke:var(--edge);stroke-width:1.5}
     .kl .unsafe{fill:var(--unsafe);fill-rule:evenodd}
     .kl .box{fill:none;stroke:var(--box);stroke-width:.5}
     .kl .scroll{fill:none;stroke:var(--box);stroke-width:1;stroke-dasharray:1 3}
     .kl .drawn{fill:var(--fill);stroke:var(--box);stroke-width:.75}
     .kl .mark{fill:none;stroke:var(--soft);stroke-width:1}
     .kl .bar{fill:var(--soft);opacity:.45}
     .kl text.name,.kl text.caption{fill:var(--soft)}
     .kl .error{fill:none;stroke:var(--bad);stroke-width:2}
     .kl .warning{fill:none;stroke:var(--warn);stroke-width:1.5;stroke-dasharray:6 2}
     .kl .info{fill:none;stroke:var(--soft);stroke-width:1;stroke-dasharray:1 2}
     .kl .ghost{fill:var(--bad);fill-opacity:.08;stroke:var(--bad);stroke-dasharray:3 3}
     .kl .overflow{stroke:var(--bad);stroke-width:2}
     .kl .old{fill:none;stroke:var(--old);stroke-width:1;stroke-dasharray:4 3}
     .kl .new{fill:none;stroke:var(--new);stroke-width:1.5}
     .kl .arrow{stroke:var(--new);stroke-width:1}
     .kl text.delta{fill:var(--new);font-size:9px}
    """
}
