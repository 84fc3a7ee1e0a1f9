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
package struct UIKitDumpReader {
  private var scanner: DumpScanner
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
  package static func read(_ bytes: [UInt8], path: String) throws(CalibrationError) -> UIKitDump {
    var reader = UIKitDumpReader(scanner: DumpScanner(bytes: bytes, path: path))
    try reader.read()
    return reader.dump
  }

  private init(scanner: DumpScanner) { self.scanner = scanner }

  private mutating func read() throws(CalibrationError) {
    while !scanner.isAtEnd {
      let depth = scanner.takeDepth()
      if scanner.peek == UInt8(ascii: "<") {
        try readView(depth: depth)
      } else if depth == 0, let keyword = scanner.take(oneOf: ["screen:", "font:", "text:"]) {
        try readRecord(keyword)
      }
      scanner.skipLine()
    }
    closeScreen()
  }

  private mutating func readRecord(_ keyword: String) throws(CalibrationError) {
    let start = scanner.position
    let fields = try scanner.fields(isView: false)
    switch keyword {
    case "screen:":
      closeScreen()
      header = Header(
        nib: fields["nib"]?.text, window: try window(fields), location: scanner.location(of: start))
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
    let start = scanner.position
    scanner.skip()
    let name = scanner.take {
      $0 != UInt8(ascii: ":") && $0 != DumpScanner.newline && $0 != UInt8(ascii: ">")
    }
    guard scanner.peek == UInt8(ascii: ":") else { return }
    scanner.skip()
    let fields = try scanner.fields(isView: true)
    // Constraints and layers are printed alike, but have no frame.
    guard let frame = fields["frame"] else { return }
    guard frame.numbers.count == 4 else {
      throw error("a frame is (x y; width height), four numbers", at: frame.place)
    }
    var view = MeasuredView(
      className: name,
      frame: Frame(
        x: frame.numbers[0], y: frame.numbers[1], width: frame.numbers[2],
        height: frame.numbers[3]), location: scanner.location(of: start))
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

  private func window(_ fields: [String: DumpScanner.Field]) throws(CalibrationError)
    -> MeasuredScreen.Window
  {
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

  private func needed(
    _ name: String, _ fields: [String: DumpScanner.Field], _ start: Int
  ) throws(CalibrationError) -> String {
    guard let text = fields[name]?.text else {
      throw error("\(name) = '...' is missing", at: start)
    }
    return text
  }

  private func number(
    _ name: String, _ fields: [String: DumpScanner.Field], _ start: Int
  ) throws(CalibrationError) -> Double {
    guard let field = fields[name] else { throw error("\(name) is missing", at: start) }
    guard let number = field.numbers.first, abs(number) <= 1e6 else {
      throw error("\(name) is no number", at: field.place)
    }
    return number
  }

  private func error(_ reason: String, at place: Int) -> CalibrationError {
    scanner.error(reason, at: place)
  }
}
