import LayoutModel

/// What a command writes into a file that somebody named.
enum OutputKind: Equatable, Sendable {
  case report(CheckFormat)
  case picture(PictureFormat)
  /// A document, exported, converted or merged.
  case document
  /// The counts of `keyline fidelity`.
  case counts
  /// A page of `keyline site`.
  case page
  /// A page of the manual.
  case manual

  /// `a report as sarif`.
  var name: String {
    switch self {
    case .report(let format): "a report as \(format.rawValue)"
    case .picture(let format): "a picture as \(format.rawValue)"
    case .document: "a document"
    case .counts: "a list of counts"
    case .page: "a page"
    case .manual: "a page of the manual"
    }
  }

  /// What is written, with the mark by which Keyline knows a picture of its own again.
  func marked(_ bytes: [UInt8]) -> [UInt8] {
    guard case .picture(let format) = self else { return bytes }
    let mark = Self.mark(of: format)
    // A picture as PNG ends with a piece of twelve bytes, and others go before it.
    guard format == .png, bytes.count >= 12 else { return bytes + mark }
    return bytes.dropLast(12) + mark + bytes.suffix(12)
  }

  /// Whether a file is one that Keyline wrote as this.
  func isOwn(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .document: false
    case .picture(let format):
      bytes.suffix(64).firstRange(of: Self.mark(of: format)) != nil
    case .counts: bytes.starts(with: "# Cases within half a point".utf8)
    case .manual: bytes.starts(with: ".TH \"KEYLINE".utf8)
    case .page, .report(.html): Self.head(of: bytes, holds: "content=\"Keyline\"")
    case .report(let format): Self.isReport(bytes, as: format)
    }
  }

  private static func isReport(_ bytes: [UInt8], as format: CheckFormat) -> Bool {
    switch format {
    case .json, .jsonl: bytes.starts(with: "{\"schema\":\"keyline.check/".utf8)
    case .sarif: head(of: bytes, holds: "\"name\":\"keyline\"")
    case .junit: head(of: bytes, holds: "<testsuites name=\"keyline\">")
    case .md, .comment: bytes.starts(with: CheckMarkdown.mark.utf8)
    case .csv: bytes.starts(with: CheckCSV.header.utf8)
    case .rdjson: bytes.starts(with: "{\"source\":{\"name\":\"keyline\"}".utf8)
    case .html: false
    case .text: lines(of: bytes).last.map(CheckPrinter.isVerdict) ?? false
    case .xcode: lines(of: bytes).allSatisfy { $0.contains(/:\d+:\d+: (error|note): .* \[L\d+\]$/) }
    case .github:
      lines(of: bytes).allSatisfy { $0.hasPrefix("::error") || $0.hasPrefix("::notice") }
    }
  }

  private static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  private static func head(of bytes: [UInt8], holds mark: String) -> Bool {
    bytes.prefix(2048).firstRange(of: Array(mark.utf8)) != nil
  }

  private static func mark(of format: PictureFormat) -> [UInt8] {
    switch format {
    case .svg: Array("<!-- keyline -->\n".utf8)
    case .pdf: Array("% keyline\n".utf8)
    // The text "Software", its value "Keyline": length, kind, content and check sum.
    case .png:
      [0, 0, 0, 16] + Array("tEXtSoftware\0Keyline".utf8) + [0xAF, 0xA9, 0xEF, 0x20]
    }
  }
}
