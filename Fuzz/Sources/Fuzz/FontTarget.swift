import FontFiles

/// A font file: its metrics, or why it has none.
enum FontTarget: FuzzTarget {
  static let name = "font"

  static func run(_ bytes: [UInt8]) {
    do {
      let font = try FontFile(bytes)
      require(font.unitsPerEm > 0 && font.unitsPerEm.isFinite, "an em has no units")
      require(font.advances.values.allSatisfy(\.isFinite), "an advance is no number")
      require(font.advances.count <= FontFile.mostCharacters, "more characters than count")
    } catch {
      _ = error.description
    }
    _ = try? FontFile(bytes, named: "Made-Bold")
  }
}
