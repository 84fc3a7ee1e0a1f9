import LayoutModel
import Synchronization

/// Metrics of faces that anyone may read, by PostScript name: `HelveticaNeue-Bold`,
/// `Montserrat-SemiBold`.
///
/// Those that bring their own files kern, as labels do: of 35 recorded labels in IBM Plex Sans and
/// Open Sans 31 agree to the pixel with kerning and 9 without. Helvetica kerns as Arial: all of 24
/// recorded titles agree, of those with such pairs none without. Helvetica Neue kerns so too in
/// every weight, but not with spaces: 7 of 9 recorded titles with such pairs, of four repositories.
/// Other faces known by published figures, or by a face that runs as wide, do not kern, for nothing
/// is recorded of them. Avenir Next is fitted to 140 labels, most of one project.
///
/// The table is large, so a face is decoded when it is first asked for, once.
final class PublishedFaces: Sendable {
  static let shared = PublishedFaces()

  /// Where each face's row begins in the table.
  private let rows: [String: Int]
  private let scalars: [Unicode.Scalar]
  private let faces = Mutex<FontRegistry>([:])

  private init() {
    var points = TableReader(NamedFontData.characters)
    var scalars: [Unicode.Scalar] = []
    while points.hasMore() {
      let first = points.number(radix: 16)
      let last = points.take(0x2D) ? points.number(radix: 16) : first
      scalars += (first...max(first, last)).compactMap { Unicode.Scalar(UInt32(clamping: $0)) }
    }
    self.scalars = scalars
    var rows: [String: Int] = [:]
    var reader = TableReader(NamedFontData.faces)
    while reader.hasMore() {
      let row = reader.position
      if !reader.take(Self.rightMark), !reader.take(Self.leftMark) {
        rows[String(reader.word())] = row
      }
      reader.skipRow()
    }
    self.rows = rows
  }

  /// Beginnings of the names whose figures are fitted, or could be held against two labels at most.
  private static let unconfirmed = [
    "HelveticaNeue-Light", "HelveticaNeue-Medium", "AvenirNext-", "Avenir-", "LucidaGrande",
  ]

  func has(_ name: String) -> Bool { rows[name] != nil }

  /// Whether the face's metrics are known for certain.
  func isCertain(_ name: String) -> Bool {
    rows[name] != nil && !Self.unconfirmed.contains { name.hasPrefix($0) }
  }

  /// The face's metrics; nil where nothing is published of that name.
  ///
  /// - Complexity: 200 advances and a matrix of kerning classes the first time, then a look-up.
  subscript(_ name: String) -> FontMetrics? {
    guard let row = rows[name] else { return nil }
    return faces.withLock { faces in
      if let known = faces[name] { return known }
      var metrics = decode(row)
      if name == "HelveticaNeue" {
        metrics.advances.merge(HelveticaNeueCyrillic.advances) { known, _ in known }
      }
      faces[name] = metrics
      return metrics
    }
  }

  /// Before the classes of second characters.
  private static let rightMark = UInt8(ascii: ">")
  /// Before a class of first characters and its values.
  private static let leftMark = UInt8(ascii: "<")

  private func decode(_ row: Int) -> FontMetrics {
    var reader = TableReader(NamedFontData.faces, at: row)
    _ = reader.word()
    _ = reader.hasMore()
    if reader.take(UInt8(ascii: "=")) {
      return rows[String(reader.word())].map(decode) ?? FontMetrics(ascender: 0, descender: 0)
    }
    var line: [Double] = []
    for _ in 0..<2 {
      line.append(Double(reader.number()) / 10_000)
      _ = reader.hasMore()
    }
    var metrics = FontMetrics(ascender: line[0], descender: line[1])
    metrics.advances = advances(&reader)
    if reader.hasMore(), reader.take(UInt8(ascii: "=")) {
      metrics.kerning = rows[String(reader.word())].map(decode)?.kerning ?? .none
    } else {
      metrics.kerning = Self.kerning(&reader)
    }
    return metrics
  }

  private func advances(_ reader: inout TableReader) -> [Unicode.Scalar: Double] {
    var advances: [Unicode.Scalar: Double] = [:]
    advances.reserveCapacity(scalars.count)
    var advance = 0
    var isFixed = false
    for scalar in scalars {
      if !isFixed { advance = reader.number(radix: 16) }
      if advance > 0 { advances[scalar] = Double(advance) / 10_000 }
      isFixed = !reader.take(UInt8(ascii: ","))
    }
    return advances
  }

  private static func kerning(_ reader: inout TableReader) -> PairKerning {
    guard reader.hasMore(), reader.take(rightMark) else { return .none }
    var right: [[Unicode.Scalar]] = []
    var columns: [Unicode.Scalar: Int] = [:]
    while !reader.isAtRowEnd, reader.hasMore() {
      let members = reader.letters()
      if let first = members.first { columns[first] = right.count }
      right.append(members)
    }
    var left: [[Unicode.Scalar]] = []
    var values: [Double] = []
    while reader.hasMore(), reader.take(leftMark) {
      _ = reader.hasMore()
      left.append(reader.letters())
      var row = [Double](repeating: 0, count: right.count)
      while !reader.isAtRowEnd, reader.hasMore() {
        let value = Double(reader.number()) / 1000
        _ = reader.hasMore()
        for first in reader.letters() { if let column = columns[first] { row[column] = value } }
      }
      values += row
    }
    return PairKerning(left: left, right: right, values: values)
  }
}

extension PublishedFaces {
  /// The face of Helvetica Neue that is nearest in weight; slanted only in the regular one.
  static func helveticaNeue(_ weight: FontWeight, isItalic: Bool) -> String {
    if weight > .medium { return "HelveticaNeue-Bold" }
    if weight == .medium { return "HelveticaNeue-Medium" }
    if weight < .regular { return "HelveticaNeue-Light" }
    return isItalic ? "HelveticaNeue-Italic" : "HelveticaNeue"
  }
}
