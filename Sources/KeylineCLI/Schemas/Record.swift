import LayoutModel

/// The fields of an object, each with its value: answers are written, and their schemas printed, from one
/// description.
///
/// ```swift
/// let record = Record<Device>(
///   .field(.text("id", "The name that options take.")) { $0.id },
///   .field(.text("note", "What is special about it.").optional) { $0.note })
/// json.object { json in record.write(device, to: &json) }
/// ```
struct Record<Owner>: Sendable {
  /// The fields as schemas have them.
  let field: Field
  private let body: @Sendable (inout JSONWriter, Owner) -> Void

  private init(_ field: Field, _ body: @escaping @Sendable (inout JSONWriter, Owner) -> Void) {
    self.field = field
    self.body = body
  }

  /// Several fields, in their order.
  init(_ parts: Record...) {
    self.init(Field(parts.flatMap(\.field.single))) { json, owner in
      for part in parts { part.body(&json, owner) }
    }
  }

  /// One field. Where its value is nil, it is left out if it is optional, and null if not.
  static func field(
    _ field: Field, _ value: @escaping @Sendable (Owner) -> (any JSONWritable)?
  ) -> Record {
    Record(field) { json, owner in
      guard let single = field.single.first else { return }
      let value = value(owner)
      if value == nil, single.isOptional { return }
      json.key(single.name)
      if let value { value.write(to: &json) } else { json.null() }
    }
  }

  /// The fields of a part of the owner, in its place; none where the owner has no such part.
  static func fields<Part>(
    _ record: Record<Part>, _ part: @escaping @Sendable (Owner) -> Part?
  ) -> Record {
    Record(record.field) { json, owner in
      if let part = part(owner) { record.body(&json, part) }
    }
  }

  /// An object whose keys are names that nobody knows beforehand.
  static func byName(
    _ name: String, _ words: String, of schema: Schema,
    _ members: @escaping @Sendable (Owner) -> [(name: String, value: any JSONWritable)]
  ) -> Record {
    .field(.byName(name, words, of: schema)) { owner in
      let members = members(owner)
      return JSONPart { json in
        json.object { json in
          for member in members {
            json.key(member.name)
            member.value.write(to: &json)
          }
        }
      }
    }
  }

  /// The line and the column of a place, where there is one.
  static func location(_ place: @escaping @Sendable (Owner) -> SourceLocation?) -> Record {
    Record(.location) { json, owner in json.location(place(owner)) }
  }

  /// Writes the fields into an object that is open.
  func write(_ owner: Owner, to json: inout JSONWriter) { body(&json, owner) }

  /// An object as the value of a field.
  func object(_ owner: Owner) -> any JSONWritable {
    JSONPart { json in json.object { body(&$0, owner) } }
  }

  /// A list of objects as the value of a field.
  func list(_ owners: [Owner]) -> any JSONWritable {
    JSONPart { json in
      json.array { json in for owner in owners { json.object { body(&$0, owner) } } }
    }
  }
}

/// A value that stands in JSON as it is.
protocol JSONWritable {
  func write(to json: inout JSONWriter)
}

private struct JSONPart: JSONWritable {
  let body: (inout JSONWriter) -> Void
  func write(to json: inout JSONWriter) { body(&json) }
}

extension String: JSONWritable {
  func write(to json: inout JSONWriter) { json.value(self) }
}
extension Bool: JSONWritable {
  func write(to json: inout JSONWriter) { json.value(self) }
}
extension Int: JSONWritable {
  func write(to json: inout JSONWriter) { json.value(self) }
}
extension Double: JSONWritable {
  func write(to json: inout JSONWriter) { json.value(self) }
}
extension Frame: JSONWritable {
  func write(to json: inout JSONWriter) { json.value(self) }
}
extension Array: JSONWritable where Element: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.array { json in for element in self { element.write(to: &json) } }
  }
}
