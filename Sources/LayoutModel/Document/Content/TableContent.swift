/// A table view's facts that decide its cells' layout.
package struct TableContent: Sendable, Hashable {
  package var style: String?
  package var rowHeight: Double?
  package init(style: String? = nil, rowHeight: Double? = nil) {
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
