internal import LayoutModel

/// What views show, as bytes.
extension CanonicalBytes {
  mutating func add(_ content: ViewContent) {
    switch content {
    case .none: add("none")
    case .label(let label):
      add("label")
      add(label)
    case .button(let button):
      add("button")
      add(button)
    case .textField(let field):
      add("textField")
      add(field.borderStyle)
      add(field.text)
      add(field.placeholder)
      add(field.font)
      add(field.minimumFontSize)
      add(field.isSecure)
    case .textView(let view):
      add("textView")
      add(view.text)
      add(view.font)
      add(view.isScrollEnabled)
    case .image(let image):
      add("image")
      add(image)
    case .stack(let stack):
      add("stack")
      add(stack)
    case .segmented(let control):
      add("segmented")
      add(list: control.segments) { bytes, segment in
        bytes.add(segment.title)
        bytes.add(segment.image)
        bytes.add(segment.width)
      }
      add(control.apportionsByContent)
    case .progress(let style):
      add("progress")
      add(style)
    case .activityIndicator(let style):
      add("activityIndicator")
      add(style)
    case .pageControl(let pages):
      add("pageControl")
      add(pages)
    case .datePicker(let mode, let style):
      add("datePicker")
      add(mode)
      add(style)
    case .table(let table):
      add("table")
      add(table.style)
      add(table.rowHeight)
    }
  }

  mutating func add(_ font: FontDescription) {
    switch font.face {
    case .system(let weight, let isItalic):
      add("system")
      add(weight)
      add(isItalic)
    case .textStyle(let style):
      add("style")
      add(style)
    case .named(let name, let family):
      add("named")
      add(name)
      add(family)
    }
    add(font.pointSize)
  }

  private mutating func add(_ text: TextContent) {
    add(text.isAttributed)
    add(list: text.runs) { bytes, run in
      bytes.add(run.text)
      bytes.add(run.font) { $0.add($1) }
      bytes.add(run.minimumLineHeight)
      bytes.add(run.maximumLineHeight)
      bytes.add(run.lineHeightMultiple)
      bytes.add(run.lineSpacing)
      bytes.add(run.kern)
    }
  }

  private mutating func add(_ label: LabelContent) {
    add(label.text)
    add(label.font)
    add(label.numberOfLines)
    add(label.lineBreakMode)
    add(label.preferredMaxLayoutWidth)
    add(label.minimumScaleFactor)
    add(label.minimumFontSize)
    add(label.adjustsFontSizeToFit)
    add(label.adjustsForContentSize)
    add(label.alignment)
  }

  private mutating func add(_ button: ButtonContent) {
    add(button.type)
    add(button.title) { $0.add($1) }
    add(button.font) { $0.add($1) }
    add(button.image) { $0.add($1) }
    add(button.backgroundImage)
    add(button.hasSymbolBackground)
    add(button.contentEdgeInsets) { $0.add($1) }
    add(button.titleEdgeInsets) { $0.add($1) }
    add(button.imageEdgeInsets) { $0.add($1) }
    add(button.configuration) { $0.add($1) }
    add(button.lineBreakMode)
    add(button.role)
  }

  private mutating func add(_ configuration: ButtonConfiguration) {
    add(configuration.style)
    add(configuration.title) { $0.add($1) }
    add(configuration.subtitle) { $0.add($1) }
    add(configuration.image) { $0.add($1) }
    add(configuration.font) { $0.add($1) }
    add(configuration.contentInsets) { $0.add($1) }
    add(configuration.imagePlacement)
    add(configuration.imagePadding)
    add(configuration.titlePadding)
    add(configuration.buttonSize)
  }

  private mutating func add(_ image: ImageContent) {
    add(image.name)
    add(image.isSystemSymbol)
    add(image.symbolPointSize)
    add(image.symbolScale)
    add(image.symbolTextStyle)
  }

  private mutating func add(_ stack: StackContent) {
    add(stack.axis.rawValue)
    add(stack.distribution.rawValue)
    add(stack.alignment.rawValue)
    add(stack.spacing)
    add(stack.usesStandardSpacing)
    add(stack.isBaselineRelative)
    add(stack.arrangesInMargins)
  }
}
