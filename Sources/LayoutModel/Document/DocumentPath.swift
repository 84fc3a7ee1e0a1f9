/// Where a document is: its path relative to the root of its tree, with `/` between the parts.
///
/// Two paths are the same where their bytes are the same, as file systems and git have it. `String`
/// takes texts for equal that differ by Unicode normal form only (an é of one scalar and one of
/// two), and takes a `/` with a combining mark behind it for another character than `/`; a path is
/// therefore never compared, hashed, sorted, searched or taken apart as a `String`.
public struct DocumentPath: Sendable, Codable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// The path as it is shown and opened; UTF-8 is what it is compared by.
  public let text: String

  public init(_ text: some StringProtocol) { self.text = String(text) }
  public init(stringLiteral value: String) { text = value }
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  public var description: String { text }
  public var isEmpty: Bool { text.utf8.isEmpty }
}

extension DocumentPath: Hashable, Comparable {
  public static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
  /// By bytes, as git sorts them.
  public static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension DocumentPath {
  private static let slash = UInt8(ascii: "/")

  /// Its parts, empty ones included.
  package var parts: [Substring] {
    text.utf8.split(separator: Self.slash, omittingEmptySubsequences: false).map(Substring.init)
  }

  /// The last part.
  public var name: Substring {
    let end = text.utf8.lastIndex(of: Self.slash).map { text.utf8.index(after: $0) }
    return text[(end ?? text.startIndex)...]
  }

  /// The folder it lies in; "" at the root.
  public var folder: DocumentPath {
    guard let end = text.utf8.lastIndex(of: Self.slash) else { return "" }
    return DocumentPath(text[..<end])
  }

  /// A file or folder in this folder.
  public func appending(_ name: String) -> DocumentPath {
    isEmpty ? DocumentPath(name) : DocumentPath(text + "/" + name)
  }

  /// Whether it is `folder` itself or below it; everything is below "".
  package func isInside(_ folder: DocumentPath) -> Bool {
    guard !folder.isEmpty else { return true }
    let rest = text.utf8.dropFirst(folder.text.utf8.count)
    return text.utf8.starts(with: folder.text.utf8) && (rest.isEmpty || rest.first == Self.slash)
  }

  /// The path in ASCII: every other byte as `%` and two hexadecimal digits, and so is `%` itself.
  /// Different paths stay different, whatever the result is compared by.
  package var ascii: String {
    guard text.utf8.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "%") }) else { return text }
    return text.utf8.reduce(into: "") { result, byte in
      if byte < 0x80, byte != UInt8(ascii: "%") {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// Paths that a reader, or a disk that knows no difference, takes for the same: alike but for
  /// case or Unicode normal form. Groups of two or more, by their first path.
  package static func lookalikes(_ paths: some Sequence<DocumentPath>) -> [[DocumentPath]] {
    // Texts that differ by normal form only are equal keys: `String` compares them so.
    Dictionary(grouping: Set(paths)) { $0.text.lowercased() }.values
      .filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }
}
