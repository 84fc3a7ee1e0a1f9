internal import LayoutMerging
internal import LayoutModel

/// The versions of a document on one side of a merge, to tell who made what the sides contest.
struct SideEdits {
  struct Version {
    let edit: MergeConflict.Edit
    /// The document as that revision left it; nil: it has none.
    let bytes: () throws -> [UInt8]?
  }

  /// Versions that are looked at: an older edit is not looked for.
  static let most = 200

  let path: DocumentPath
  /// Those since the sides parted that changed the document, newest first.
  let versions: [Version]
  /// The document where the sides parted.
  let base: () throws -> [UInt8]?

  /// The newest edit of the object itself; else of what is in it; else of the document. nil where
  /// the side has no version of its own.
  ///
  /// - Complexity: reads the object in each version up to the edit.
  func edit(of object: ObjectID?) -> MergeConflict.Edit? {
    guard let object else { return versions.first?.edit }
    var inside: MergeConflict.Edit?
    var newer = versions.first.flatMap { lines(of: object, $0.bytes) }
    for (number, version) in versions.prefix(Self.most).enumerated() {
      let next = number + 1 < versions.count ? versions[number + 1].bytes : base
      let older = lines(of: object, next)
      if newer?.own != older?.own { return version.edit }
      if inside == nil, newer?.whole != older?.whole { inside = version.edit }
      newer = older
    }
    return inside ?? versions.first?.edit
  }

  private func lines(of object: ObjectID, _ bytes: () throws -> [UInt8]?) -> ObjectLines? {
    guard let bytes = try? bytes() else { return nil }
    return try? ObjectLines(of: object, in: bytes, path: path.text)
  }
}

extension TreeMergeReport {
  /// Says of each conflict who made ours and theirs.
  /// - Parameter edits: the versions of a document on a side; nil where they are not known.
  mutating func sign(_ edits: (DocumentPath, MergeSide) throws -> SideEdits?) rethrows {
    var known: [DocumentPath: (ours: SideEdits?, theirs: SideEdits?)] = [:]
    for index in conflicts.indices where conflicts[index].conflict.kind != .layout {
      let path = conflicts[index].path
      let sides = try known[path] ?? (try edits(path, .ours), try edits(path, .theirs))
      known[path] = sides
      let object = conflicts[index].conflict.object
      conflicts[index].conflict.ours.edit = sides.ours?.edit(of: object)
      conflicts[index].conflict.theirs.edit = sides.theirs?.edit(of: object)
    }
  }
}
