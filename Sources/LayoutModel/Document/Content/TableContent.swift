/// A table view's facts that decide its cells' layout.
public struct TableContent: Sendable, Hashable {
  public var style: String?
  public var rowHeight: Double?
  public init(style: String? = nil, rowHeight: Double? = nil) {
    self.style = style
    self.rowHeight = rowHeight
  }
}

extension TableContent: DescribedContent {
  package var contentName: String { "table" }
  package var fields: [ModelField] {
    [
      ModelField("style", "style", .word(style), absent: "plain"),
      ModelField("rowHeight", "row height", .number(rowHeight)),
    ]
  }
}
