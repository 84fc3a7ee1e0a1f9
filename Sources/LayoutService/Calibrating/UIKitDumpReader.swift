import LayoutModel

/// Reads what `Integrations/calibrate/KeylineCalibrate.swift` prints, and `recursiveDescription`.
///
///     screen: nib = 'BYZ-38-t0r-view-8bC-Xf-vdC'; size = (393 852); scale = 3; insets = (59 0 34 0)
///     <UIView: 0x7f8a; frame = (0 0; 393 852); autoresize = W+H; layer = <CALayer: 0x60>>
///        | <UILabel: 0x7f8b; frame = (16 59; 97.33 24); text = 'Hello'; intrinsic = (97.33 24)>
///     font: name = 'Lato-Bold'; ascender = 0.987; descender = -0.213; leading = 0
///     text: font = 'Lato-Bold'; text = 'AV'; width = 1.262
///
/// Views are in UIKit's public form, a bar for each level. A text ends at a quote that a semicolon,
/// a closing bracket or the end of the line follows, so that apostrophes need no escape; `\'`, `\\`
/// and `\n` are read as such. Other lines are other output of the app and passed over.
public struct UIKitDumpReader {
  private let bytes: [UInt8]
  private let path: String
  private let lineStarts: [Int]
  private var position = 0
  private var dump = UIKitDump()
  /// The screen being read, with its views from the root down to the last.
  private var header: Header?
  private var open: [MeasuredView] = []

  private struct Header {
    var nib: String?
    var window = MeasuredScreen.Window()
    var location: SourceLocation
  }

  /// Reads `bytes`; `path` is used for messages only.
  public static func read(_ bytes: [UInt8], path: String) throws(CalibrationError) -> UIKitDump {
    var reader = UIKitDumpReader(bytes: bytes, path: path)
    try reader.read()
    return reader.dump
  }

  private init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == Self.newline }.map { $0 + 1 }
  }

  private mutating func read() throws(CalibrationError) {
    while position < bytes.count {
      var depth = 0
      while let byte = peek, byte == Self.space || byte == Self.bar {
        if byte == Self.bar { depth += 1 }
        position += 1
      }
      if peek == Self.less {
        try readView(depth: depth)
      } else if depth == 0, let keyword = takeKeyword() {
        try readRecord(keyword)
      }
      skipLine()
    }
    closeScreen()
  }

  // MARK: Lines

  private mutating func readRecord(_ keyword: String) throws(CalibrationError) {
    let start = position
    let fields = try fields(isView: false)
    switch keyword {
    case "screen:":
      closeScreen()
      header = Header(
        nib: fields["nib"]?.text, window: try window(fields), location: location(of: start))
    case "font:":
      let name = try needed("name", fields, start)
      let descender = try number("descender", fields, start)
      dump.fonts[name] = DeclaredFont(
        ascender: try number("ascender", fields, start), descender: abs(descender),
        lineGap: max(0, try number("leading", fields, start)))
    default:
      dump.texts.append(
        MeasuredText(
          font: try needed("font", fields, start), text: try needed("text", fields, start),
          width: try number("width", fields, start)))
    }
  }

  private mutating func readView(depth: Int) throws(CalibrationError) {
    let start = position
    position += 1
    let name = take { $0 != UInt8(ascii: ":") && $0 != Self.newline && $0 != UInt8(ascii: ">") }
    guard peek == UInt8(ascii: ":") else { return }
    position += 1
    let fields = try fields(isView: true)
    // Constraints and layers are printed alike, but have no frame.
    guard let frame = fields["frame"] else { return }
    guard frame.numbers.count == 4 else {
      throw error("a frame is (x y; width height), four numbers", at: frame.place)
    }
    var view = MeasuredView(
      className: name,
      frame: Frame(
        x: frame.numbers[0], y: frame.numbers[1], width: frame.numbers[2],
        height: frame.numbers[3]), location: location(of: start))
    view.baseClass = fields["baseClass"]?.word
    view.text = fields["text"]?.text
    if let size = fields["intrinsic"] {
      guard size.numbers.count == 2 else {
        throw error("an intrinsic size is (width height), two numbers", at: size.place)
      }
      // UIKit says -1 for an axis on which a view asks for nothing.
      let sides = size.numbers.map { $0 < 0 ? nil : $0 }
      view.intrinsicSize = AxisPair(horizontal: sides[0], vertical: sides[1])
    }
    if depth == 0, !open.isEmpty { closeScreen() }
    guard depth <= open.count else {
      throw error(
        "this view is \(depth) levels deep, but \(open.count) views stand above it", at: start)
    }
    close(to: depth)
    open.append(view)
  }

  /// Puts views that are read whole into their superviews.
  private mutating func close(to depth: Int) {
    while open.count > max(depth, 1) {
      let view = open.removeLast()
      open[open.count - 1].subviews.append(view)
    }
  }

  private mutating func closeScreen() {
    close(to: 1)
    if let root = open.first {
      dump.screens.append(
        MeasuredScreen(
          nib: header?.nib, window: header?.window ?? MeasuredScreen.Window(), root: root,
          location: header?.location ?? root.location))
    }
    open = []
    header = nil
  }

  private func window(_ fields: [String: Field]) throws(CalibrationError) -> MeasuredScreen.Window {
    var window = MeasuredScreen.Window()
    func numbers(_ name: String, _ count: Int) throws(CalibrationError) -> [String]? {
      guard let field = fields[name] else { return nil }
      guard field.numbers.count == count else {
        throw error("\(name) needs \(count) numbers", at: field.place)
      }
      return field.numbers.map { number in
        Int(exactly: number).map { String($0) } ?? "\(number)"
      }
    }
    window.size = try numbers("size", 2)?.joined(separator: "x")
    window.insets = try numbers("insets", 4)?.joined(separator: ",")
    window.scale = fields["scale"]?.word
    window.classes = fields["classes"]?.word
    window.type = fields["type"]?.word
    window.direction = fields["direction"]?.word
    window.system = fields["system"]?.word?.split(separator: ".").first.map { String($0) }
    window.isBoldText = fields["bold"]?.word == "YES"
    return window
  }

  // MARK: Fields

  /// What stands behind a name and an equals sign.
  private struct Field {
    var place: Int
    var text: String?
    var word: String?
    var numbers: [Double] = []
  }

  /// `name = value; name = value`, up to the end of the line or the bracket that closes the view.
  private mutating func fields(isView: Bool) throws(CalibrationError) -> [String: Field] {
    var fields: [String: Field] = [:]
    while let byte = peek, byte != Self.newline, !(isView && byte == UInt8(ascii: ">")) {
      if byte == Self.space || byte == Self.semicolon {
        position += 1
        continue
      }
      let name = take {
        $0 != UInt8(ascii: "=") && $0 != Self.semicolon && $0 != Self.newline
          && !(isView && $0 == UInt8(ascii: ">"))
      }
      guard peek == UInt8(ascii: "=") else { continue }
      position += 1
      while peek == Self.space { position += 1 }
      let field = try value(isView: isView)
      let trimmed = name.split(separator: " ").joined(separator: " ")
      if fields[trimmed] == nil { fields[trimmed] = field }
    }
    return fields
  }

  private mutating func value(isView: Bool) throws(CalibrationError) -> Field {
    var field = Field(place: position)
    switch peek {
    case Self.quote: field.text = try quoted()
    case UInt8(ascii: "("): field.numbers = try numbers()
    case UInt8(ascii: "<"): skipNested(UInt8(ascii: "<"), UInt8(ascii: ">"))
    case UInt8(ascii: "{"): skipNested(UInt8(ascii: "{"), UInt8(ascii: "}"))
    default:
      let word = take {
        $0 != Self.semicolon && $0 != Self.newline && !(isView && $0 == UInt8(ascii: ">"))
      }
      field.word = word.split(separator: " ").joined(separator: " ")
      if let number = Double(word), number.isFinite { field.numbers = [number] }
    }
    return field
  }

  private mutating func quoted() throws(CalibrationError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      if byte == UInt8(ascii: "\\"), let next = peek,
        [Self.quote, UInt8(ascii: "\\"), UInt8(ascii: "n")].contains(next)
      {
        text.append(next == UInt8(ascii: "n") ? Self.newline : next)
        position += 1
      } else if byte == Self.quote,
        peek.map({ $0 == Self.semicolon || $0 == UInt8(ascii: ">") || $0 == Self.newline }) ?? true
      {
        return String(decoding: text, as: UTF8.self)
      } else {
        text.append(byte)
      }
    }
    throw error("the text that begins here does not end", at: start)
  }

  private mutating func numbers() throws(CalibrationError) -> [Double] {
    let start = position
    position += 1
    let words = take { $0 != UInt8(ascii: ")") && $0 != Self.newline }
    guard peek == UInt8(ascii: ")") else { throw error("the bracket is not closed", at: start) }
    position += 1
    var numbers: [Double] = []
    for word in words.split(whereSeparator: { " ;,".contains($0) }) {
      guard let number = Double(word), number.isFinite, abs(number) <= 1e6 else {
        throw error("\"\(word)\" is no length in points", at: start)
      }
      numbers.append(number)
    }
    return numbers
  }

  private mutating func skipNested(_ opening: UInt8, _ closing: UInt8) {
    var depth = 0
    while let byte = peek, byte != Self.newline {
      position += 1
      if byte == opening { depth += 1 }
      if byte == closing {
        depth -= 1
        if depth == 0 { return }
      }
    }
  }

  private func needed(
    _ name: String, _ fields: [String: Field], _ start: Int
  ) throws(CalibrationError) -> String {
    guard let text = fields[name]?.text else {
      throw error("\(name) = '...' is missing", at: start)
    }
    return text
  }

  private func number(
    _ name: String, _ fields: [String: Field], _ start: Int
  ) throws(CalibrationError) -> Double {
    guard let field = fields[name] else { throw error("\(name) is missing", at: start) }
    guard let number = field.numbers.first, abs(number) <= 1e6 else {
      throw error("\(name) is no number", at: field.place)
    }
    return number
  }

  // MARK: Bytes

  private static let space = UInt8(ascii: " ")
  private static let bar = UInt8(ascii: "|")
  private static let less = UInt8(ascii: "<")
  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "'")
  private static let semicolon = UInt8(ascii: ";")

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(while isWanted: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = peek, isWanted(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func takeKeyword() -> String? {
    for keyword in ["screen:", "font:", "text:"]
    where bytes[position...].starts(with: keyword.utf8) {
      position += keyword.utf8.count
      return keyword
    }
    return nil
  }

  private mutating func skipLine() {
    while let byte = peek, byte != Self.newline { position += 1 }
    position += 1
  }

  private func location(of place: Int) -> SourceLocation {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle } else { high = middle }
    }
    return SourceLocation(line: low + 1, column: place - lineStarts[low] + 1)
  }

  private func error(_ reason: String, at place: Int) -> CalibrationError {
    CalibrationError(file: path, location: location(of: place), reason: reason)
  }
}
