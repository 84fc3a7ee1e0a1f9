internal import Hashing

/// A hash over rows that does not depend on their order: each row's own hash, added up.
///
/// So the rows can be hashed as they are written and as they are read back, without being put in order.
struct RowSum: Hashable, Sendable {
  private(set) var rows: Int64 = 0
  private(set) var first: UInt64 = 0
  private(set) var second: UInt64 = 0

  mutating func add(_ row: RowBytes) {
    var hash = SHA256()
    row.bytes.withUnsafeBytes { hash.update(bufferPointer: $0) }
    let (first, second) = hash.beginning()
    rows &+= 1
    self.first &+= first
    self.second &+= second
  }
}

/// A row's columns one after the other, in memory that is used again for the next row.
struct RowBytes {
  /// The tables whose rows belong to entities and have a place in history.
  enum Table: UInt8, CaseIterable {
    case entityChange, sceneKey, frameSpan, locationSpan
  }

  private(set) var bytes: [UInt8] = []

  mutating func begin(_ table: Table, of name: EntityName) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(table.rawValue)
    bytes += name.bytes
  }

  mutating func add(_ number: Int64?) {
    bytes.append(number == nil ? 0 : 1)
    withUnsafeBytes(of: (number ?? 0).littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ other: some Collection<UInt8>) {
    add(Int64(other.count))
    bytes.append(contentsOf: other)
  }

  /// The content's seal; nil = gone.
  mutating func entityChange(_ name: EntityName, content: Int64?) {
    begin(.entityChange, of: name)
    add(content)
  }

  mutating func sceneKey(_ name: EntityName, key: [UInt8]?, members: String?) {
    begin(.sceneKey, of: name)
    add(Int64(key == nil ? 0 : 1))
    add(key ?? [])
    add(Int64(members == nil ? 0 : 1))
    add((members ?? "").utf8)
  }

  /// The vector's seal; nil = all zero.
  mutating func frameSpan(
    _ name: EntityName, component: Int64, vector: Int64?, low: Int64?, high: Int64?
  ) {
    begin(.frameSpan, of: name)
    add(component)
    add(vector)
    add(low)
    add(high)
  }

  /// The seals of both vectors.
  mutating func locationSpan(_ name: EntityName, lines: Int64?, columns: Int64?) {
    begin(.locationSpan, of: name)
    add(lines)
    add(columns)
  }
}

/// The name of an entity wherever numbers differ: its document's path, its owner, its kind, its uid.
struct EntityName {
  fileprivate(set) var bytes: [UInt8]

  /// - Parameter owner: the uid of the scene it belongs to; nil for what belongs to the document.
  init(path: String, owner: String?, kind: Int64, uid: String) {
    self.init(Owner(path: path, scene: owner), kind: kind, uid: uid)
  }

  init(_ owner: Owner, kind: Int64, uid: String) {
    bytes = owner.bytes
    bytes.reserveCapacity(bytes.count + uid.utf8.count + 16)
    Self.add(kind, &bytes)
    Self.add(Int64(uid.utf8.count), &bytes)
    bytes.append(contentsOf: uid.utf8)
  }

  init(_ owner: Owner, _ key: EntityKey) { self.init(owner, kind: key.kind.rawValue, uid: key.uid) }

  /// The part of the name that all entities of a document, or of one of its scenes, share.
  struct Owner {
    fileprivate let bytes: [UInt8]

    init(path: String, scene: String?) {
      var bytes: [UInt8] = []
      EntityName.add(Int64(path.utf8.count), &bytes)
      bytes.append(contentsOf: path.utf8)
      EntityName.add(scene.map { Int64($0.utf8.count) } ?? -1, &bytes)
      if let scene { bytes.append(contentsOf: scene.utf8) }
      self.bytes = bytes
    }
  }

  private static func add(_ number: Int64, _ bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
