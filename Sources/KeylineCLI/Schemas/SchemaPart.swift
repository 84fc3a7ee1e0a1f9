/// A part that several schemas, or several places of one, refer to by its name.
struct SchemaPart: Sendable {
  let name: String
  /// Made when it is asked for, as parts refer to one another.
  let schema: @Sendable () -> Schema

  init(_ name: String, _ schema: @escaping @Sendable () -> Schema) {
    self.name = name
    self.schema = schema
  }
}
