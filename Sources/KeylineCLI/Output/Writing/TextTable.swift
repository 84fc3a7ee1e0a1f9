/// Rows under a head, in columns.
struct TextTable {
  let head: [String]
  let rows: [[String]]
  /// A column takes no more where there is no window to fit.
  private static let widest = 60
  /// The least width of a column in a narrow window.
  private static let narrowest = 6
  private static let gap = 2

  /// The head and the rows as lines.
  /// - Parameter room: characters a line may take, for which the widest columns are cut; nil = as
  ///   many as it takes.
  func lines(room: Int?) -> [String] {
    let widths = widths(room)
    return ([head] + rows).map { cells in
      let parts = zip(cells, widths).enumerated().map { at, cell in
        let text = room == nil ? cell.0 : shortened(cell.0, cell.1)
        return at == cells.count - 1 ? text : padded(text, cell.1)
      }
      return parts.joined(separator: String(repeating: " ", count: Self.gap))
    }
  }

  private func widths(_ room: Int?) -> [Int] {
    var widths = head.indices.map { column in
      ([head[column]] + rows.map { $0[column] }).map(\.count).max() ?? 0
    }
    guard let room else { return widths.map { min($0, Self.widest) } }
    var excess = widths.reduce(0, +) + Self.gap * (widths.count - 1) - room
    while excess > 0, let most = widths.max(), most > Self.narrowest,
      let column = widths.lastIndex(of: most)
    {
      widths[column] -= 1
      excess -= 1
    }
    return widths
  }
}

/// `text` with spaces up to `width` characters.
func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// `text` behind spaces, `width` characters in all.
func right(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

/// A text of no more than so many characters, with an ellipsis where some were cut.
func shortened(_ text: String, _ width: Int) -> String {
  text.count <= width ? text : text.prefix(max(0, width - 1)) + "…"
}
