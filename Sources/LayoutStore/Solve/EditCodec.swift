internal import LayoutModel

/// A list of edits as bytes: each begins with its length, then the ids, so that a reader who looks
/// for one view passes over the words of all others.
enum EditCodec {
  static func encode(_ edits: [StructureChange]) -> [UInt8] {
    var writer = VarintWriter()
    for edit in edits {
      var one = VarintWriter()
      one.append(edit.object?.rawValue)
      one.append(edit.views.count)
      for view in edit.views { one.append(view.rawValue) }
      one.append(edit.kind.rawValue)
      one.append(edit.scene?.rawValue)
      one.append(edit.attribute)
      one.append(edit.before)
      one.append(edit.after)
      one.append(edit.text)
      one.append(edit.location?.line ?? 0)
      one.append(edit.location?.column ?? 0)
      writer.append(one.bytes.count)
      writer.bytes += one.bytes
    }
    return writer.bytes
  }

  /// The edits, or those that concern a view; nil when the bytes make no sense.
  static func decode(_ bytes: [UInt8], concerning view: ObjectID? = nil) -> [StructureChange]? {
    var reader = VarintReader(bytes)
    var edits: [StructureChange] = []
    let wanted = view.map { Array($0.rawValue.utf8) }
    while !reader.isAtEnd {
      guard let length = reader.count(atMost: bytes.count - reader.place) else { return nil }
      let end = reader.place + length
      let start = reader.place
      if let wanted {
        guard let isWanted = reader.names(wanted) else { return nil }
        reader.place = isWanted ? start : end
      }
      if reader.place == start {
        guard let edit = reader.edit() else { return nil }
        edits.append(edit)
      }
      guard reader.place == end else { return nil }
    }
    return edits
  }
}

extension VarintWriter {
  /// A text with its length and one more; 0 = none.
  fileprivate mutating func append(_ text: String?) {
    guard let text else { return append(0) }
    append(text.utf8.count + 1)
    bytes.append(contentsOf: text.utf8)
  }
}

extension VarintReader {
  /// The place of the next text, nil inside for none; nil when there is none to read.
  private mutating func nextSpan() -> Range<Int>?? {
    guard let length = self.count(atMost: bytes.count - place + 1) else { return nil }
    guard length > 0 else { return .some(nil) }
    guard length - 1 <= bytes.count - place else { return nil }
    defer { place += length - 1 }
    return place..<(place + length - 1)
  }

  private mutating func text() -> String?? {
    guard let span = nextSpan() else { return nil }
    return .some(span.map { String(decoding: bytes[$0], as: UTF8.self) })
  }

  /// Whether the object or one of the views is the one of that name; reads no further than it must.
  fileprivate mutating func names(_ view: [UInt8]) -> Bool? {
    guard let object = nextSpan() else { return nil }
    if let object, bytes[object].elementsEqual(view) { return true }
    guard let count = self.count(atMost: bytes.count) else { return nil }
    for _ in 0..<count {
      guard case .some(.some(let next)) = nextSpan() else { return nil }
      if bytes[next].elementsEqual(view) { return true }
    }
    return false
  }

  fileprivate mutating func edit() -> StructureChange? {
    guard let object = text(), let count = self.count(atMost: bytes.count) else { return nil }
    var views: [ObjectID] = []
    for _ in 0..<count {
      guard case .some(.some(let view)) = text() else { return nil }
      views.append(ObjectID(view))
    }
    guard case .some(.some(let word)) = text(),
      let kind = StructureChange.Kind(rawValue: word), let scene = text(), let attribute = text(),
      let before = text(), let after = text(), case .some(.some(let line)) = text(),
      let row = self.count(atMost: Int(Int32.max)), let column = self.count(atMost: Int(Int32.max))
    else { return nil }
    return StructureChange(
      kind: kind, scene: scene.map { ObjectID($0) }, object: object.map { ObjectID($0) },
      views: views, attribute: attribute, before: before, after: after, text: line,
      location: row == 0 ? nil : SourceLocation(line: row, column: column))
  }
}
