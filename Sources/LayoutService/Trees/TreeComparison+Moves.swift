internal import LayoutModel
internal import LayoutStore

extension TreeComparison {
  /// The same, with files that only moved known by where they were.
  ///
  /// A file moved that has the bytes of one that is gone; of several the one of the same name. Where the
  /// files of a folder moved together, one that was edited besides moved with them. What git says of
  /// renames is not asked: a store has its own states.
  func followingMoves() throws -> TreeComparison {
    var gone = base.files.keys.filter { head.files[$0] == nil }.sorted()
    var came = head.files.keys.filter { base.files[$0] == nil && FileRole($0) != .declarations }
      .sorted()
    guard !gone.isEmpty, !came.isEmpty else { return self }
    var places: [ContentHash: [DocumentPath]] = [:]
    for path in gone {
      guard let bytes = try base.bytes(at: path), !bytes.isEmpty else { continue }
      places[ContentHash(of: bytes), default: []].append(path)
    }
    var found: [DocumentPath: DocumentPath] = [:]
    var left: Set<DocumentPath> = []
    for path in came {
      guard let bytes = try head.bytes(at: path) else { continue }
      let same = (places[ContentHash(of: bytes)] ?? []).filter { !left.contains($0) }
      guard let old = same.max(by: { $0.sharedEnd(with: path) < $1.sharedEnd(with: path) }) else {
        continue
      }
      found[path] = old
      left.insert(old)
    }
    gone.removeAll { left.contains($0) }
    came.removeAll { found[$0] != nil }
    let folders = Set(found.map { Move(from: $0.value, to: $0.key) })
    for path in came {
      let origins = Set(folders.compactMap { $0.origin(of: path) }).intersection(gone)
      guard origins.count == 1, let old = origins.first, left.insert(old).inserted else { continue }
      found[path] = old
    }
    var comparison = self
    comparison.origins.merge(found) { first, _ in first }
    return comparison
  }

  /// What is before the part of two paths that is the same.
  private struct Move: Hashable {
    let from: [String]
    let to: [String]

    init(from old: DocumentPath, to new: DocumentPath) {
      let count = old.sharedEnd(with: new)
      from = old.parts.dropLast(count).map(String.init)
      to = new.parts.dropLast(count).map(String.init)
    }

    func origin(of path: DocumentPath) -> DocumentPath? {
      let parts = path.parts.map(String.init)
      guard parts.starts(with: to) else { return nil }
      return DocumentPath((from + parts.dropFirst(to.count)).joined(separator: "/"))
    }
  }
}

extension DocumentPath {
  /// How many parts at the end of two paths are the same.
  fileprivate func sharedEnd(with other: DocumentPath) -> Int {
    zip(parts.reversed(), other.parts.reversed()).prefix { $0 == $1 }.count
  }
}
