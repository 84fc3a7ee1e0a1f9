/// A line for people: literal text as it is, everything put into it made harmless.
///
/// ```swift
/// console.print("\(finding.rule, .bold) in \(label)")
/// ```
struct Line: ExpressibleByStringInterpolation {
  enum Style { case plain, bold, dim, red, yellow, green, cyan }
  private(set) var parts: [(text: String, style: Style)]

  init(stringLiteral value: String) { parts = [(value, .plain)] }
  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [(text: String, style: Style)] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }
    mutating func appendLiteral(_ literal: String) { parts.append((literal, .plain)) }
    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      parts.append((harmless(value.description), .plain))
    }
    mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: Style) {
      parts.append((harmless(value.description), style))
    }
    mutating func appendInterpolation(_ line: Line) { parts.append(contentsOf: line.parts) }
  }

  static func + (left: Line, right: Line) -> Line {
    var line = left
    line.parts += right.parts
    return line
  }

  func text(isColored: Bool) -> String {
    parts.map { isColored ? $0.style.opening + $0.text + $0.style.closing : $0.text }.joined()
  }
}

extension Line.Style {
  fileprivate var opening: String {
    switch self {
    case .plain: ""
    case .bold: "\u{1B}[1m"
    case .dim: "\u{1B}[2m"
    case .red: "\u{1B}[31m"
    case .yellow: "\u{1B}[33m"
    case .green: "\u{1B}[32m"
    case .cyan: "\u{1B}[36m"
    }
  }
  fileprivate var closing: String { self == .plain ? "" : "\u{1B}[0m" }
}

/// Text from a document without what could steer a terminal: control characters, escape sequences
/// and marks that turn the direction of writing are left out, line breaks become spaces.
func harmless(_ text: String) -> String {
  let isClean = text.utf8.allSatisfy { $0 >= 32 && $0 < 127 }
  if isClean { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 9, 10, 13, 0x2028, 0x2029: result.append(" ")
    case 0..<32, 127..<160: continue
    // Marks, embeddings, overrides and isolates of direction; invisible characters.
    case 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
      0xE0000...0xE007F:
      continue
    default: result.append(scalar)
    }
  }
  return String(result)
}
