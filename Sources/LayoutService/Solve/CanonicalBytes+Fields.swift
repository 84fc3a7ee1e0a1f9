internal import LayoutModel

/// Fields as bytes: the values of all that are a type's own, in the order of its list.
extension CanonicalBytes {
  mutating func add(_ fields: [ModelField]) {
    // By their places: a copy of a field counts references to six values.
    for place in fields.indices where !fields[place].isDerived { add(fields[place].value) }
  }

  mutating func add(_ value: FieldValue) {
    switch value {
    case .flag(let value): add(value)
    case .number(let value): add(value)
    case .count(let value): add(value)
    case .word(let value), .text(let value): add(value)
    case .words(let values): add(list: values) { $0.add($1) }
    case .styledText(let value): add(value) { $0.add($1) }
    case .styling(let value): add(value)
    case .font(let value): add(value) { $0.add($1) }
    case .image(let value): add(value) { $0.add($1) }
    case .frame(let value): add(value) { $0.add($1) }
    case .size(let value): add(value) { $0.add($1) }
    case .insets(let value): add(value) { $0.add($1) }
    case .margins(let value): add(value) { $0.add($1) }
    case .mask(let value): add(value.rawValue)
    case .placeholder(let value): add(value) { $0.add($1) }
    case .multiplier(let value):
      add(value.numerator)
      add(value.denominator)
    case .segments(let segments):
      add(list: segments) { bytes, segment in
        bytes.add(segment.title)
        bytes.add(segment.image)
        bytes.add(segment.width)
      }
    case .views(let ids), .constraints(let ids): add(list: ids) { $0.add($1.rawValue) }
    case .fields(let fields): add(fields) { $0.add($1) }
    case .list(let values): add(list: values) { $0.add($1) }
    }
  }

  private mutating func add(_ font: FontDescription) {
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

  private mutating func add(_ image: ImageContent) {
    add(image.name)
    add(image.isSystemSymbol)
    add(image.symbolPointSize)
    add(image.symbolScale)
    add(image.symbolTextStyle)
  }

  private mutating func add(_ size: PlaceholderSize) {
    switch size {
    case .points(let points): add(points)
    case .infinite: add("infinite")
    }
  }

  private mutating func add(_ margins: Margins) {
    switch margins {
    case .absolute(let insets):
      add("absolute")
      add(insets)
    case .directional(let insets):
      add("directional")
      add(insets)
    }
  }

  private mutating func add(_ frame: Frame) {
    add(frame.x)
    add(frame.y)
    add(frame.width)
    add(frame.height)
  }

  mutating func add(_ size: Size) {
    add(size.width)
    add(size.height)
  }

  mutating func add(_ insets: EdgeInsets) {
    add(insets.top)
    add(insets.left)
    add(insets.bottom)
    add(insets.right)
  }
}
