/// A language by the name that folders and tables give it: `de`, `pt-BR`, `zh-Hant`.
public struct Language: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
  /// As written, with `-` between its parts.
  public let tag: String

  public init(_ tag: String) {
    self.tag = String(tag.map { $0 == "_" ? "-" : $0 })
  }
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }

  public var description: String { tag }
  /// By bytes, so that every machine lists languages alike.
  public static func < (left: Self, right: Self) -> Bool {
    left.tag.utf8.lexicographicallyPrecedes(right.tag.utf8)
  }

  private var parts: [String] { tag.split(separator: "-").map { $0.lowercased() } }

  /// The languages asked for a text, the language itself first: `pt-BR`, `pt`.
  ///
  /// Traditional Chinese does not fall back to Simplified: `zh` alone means nothing certain.
  public var fallbacks: [Language] {
    var parts = tag.split(separator: "-")[...]
    var found: [Language] = []
    while !parts.isEmpty {
      found.append(Language(parts.joined(separator: "-")))
      parts = parts.dropLast()
    }
    return found
  }

  /// Whether an app that runs in it is laid out from right to left.
  package var isRightToLeft: Bool {
    guard let first = parts.first else { return false }
    if parts.contains("arab") || parts.contains("hebr") || parts.contains("thaa") { return true }
    if parts.contains("latn") || parts.contains("cyrl") || parts.contains("deva") { return false }
    return Self.rightToLeft.contains(first)
  }

  /// Languages that are written in Arabic, Hebrew, Thaana, Syriac or N'Ko, as the registry of
  /// language tags has them.
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur",
    "yi",
  ]

  /// Whether it looks like a language: two or three letters, then parts of letters and digits.
  public var isWellFormed: Bool {
    guard let first = parts.first, (2...3).contains(first.utf8.count) else { return false }
    return tag.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    } && first.utf8.allSatisfy { $0 > UInt8(ascii: "9") }
  }
}
