/// A statement of a `.layout` file as plain values, for tools that read such files.
package struct StatementTree: Sendable, Hashable {
  /// `screen`, `view`, `equation` and so on.
  package var kind: String
  package var location: SourceLocation
  /// The statement's values by their names, in the order of the grammar.
  package var fields: [(name: String, value: Value)]
  /// Statements in its braces; nil: such a statement has none.
  package var body: [StatementTree]?

  /// A value of a statement.
  package indirect enum Value: Sendable, Hashable {
    case number(Double)
    case text(String)
    case flag(Bool)
    case list([Value])
    case object([String: Value])
  }

  package init(
    kind: String, location: SourceLocation, fields: [(name: String, value: Value)] = [],
    body: [StatementTree]? = nil
  ) {
    self.kind = kind
    self.location = location
    self.fields = fields
    self.body = body
  }

  package static func == (left: StatementTree, right: StatementTree) -> Bool {
    left.kind == right.kind && left.location == right.location && left.body == right.body
      && left.fields.elementsEqual(right.fields) { $0.name == $1.name && $0.value == $1.value }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(location)
  }
}
