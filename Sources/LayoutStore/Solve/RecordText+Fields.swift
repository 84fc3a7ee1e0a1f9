internal import LayoutModel

extension RecordText {
  /// Adds the fields of these names, in their order, where the value is not the standard one.
  mutating func add(_ fields: [ModelField], _ names: [String]) {
    // Most fields have their standard value; those are not copied.
    let told = fields.indices.filter {
      fields[$0].value != fields[$0].standard && names.contains(fields[$0].name)
    }
    for name in names {
      for place in told where fields[place].name == name { add(fields[place]) }
    }
  }

  /// Adds a field under its own name. Directional margins have a name of their own, for their sides are not
  /// those of absolute ones; of a name that comes from the file only letters are kept.
  mutating func add(_ field: ModelField) {
    let name = Self.plain(field.name)
    switch field.value {
    case .flag(let value): add(name, json: value ? "true" : "false")
    case .number(let value): add(name, value)
    case .count(let value): add(name, value)
    case .word(let value), .text(let value): add(name, value)
    case .styledText(let value): add(name, value?.plain)
    case .font(let value): add(name, value.map(Self.text(of:)))
    case .image(let value): add(name, value?.name)
    case .frame(let value?):
      add(name, json: Self.list([value.x, value.y, value.width, value.height].map(Self.number)))
    case .margins(.absolute(let insets)?): add(name, insets)
    case .margins(.directional(let insets)?): add("directionalMargins", insets)
    case .insets(let insets?): add(name, insets)
    case .mask(let value): add(name, value.rawValue)
    case .multiplier(let value): add(name, value.value)
    case .words(let values): add(name, json: Self.list(values.map(Self.quoted)))
    case .views(let ids), .constraints(let ids):
      add(name, json: Self.list(ids.map { Self.quoted($0.rawValue) }))
    case .frame, .size, .insets, .margins, .placeholder, .styling, .segments, .fields, .list: break
    }
  }

  private static func plain(_ name: String) -> String {
    func isPlain(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: ":")
    }
    // Only names beyond ASCII need Unicode's tables.
    return name.utf8.allSatisfy(isPlain) ? name : name.filter { $0.isLetter || $0 == ":" }
  }

  private mutating func add(_ name: String, _ insets: EdgeInsets) {
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    add(name, json: Self.list(sides.map(Self.number)))
  }

  private static func text(of font: FontDescription) -> String {
    let face =
      switch font.face {
      case .system(let weight, let italic): italic ? "system \(weight) italic" : "system \(weight)"
      case .textStyle(let style): style
      case .named(let name, _): name
      }
    return font.pointSize.map { "\(face) \(number($0))" } ?? face
  }
}
