import LayoutModel
import LayoutService

/// Documents that were edited after the merge wrote them.
extension MergeUnderWay {
  /// A document with conflicts that neither `resolve` nor an edit decided.
  struct Undecided {
    let path: DocumentPath
    let conflicts: Int
    let state: State

    enum State { case untouched, edited, gone }

    var line: String {
      let state =
        switch state {
        case .untouched: "it is as the merge left it"
        case .edited: "its edits since the merge leave what is contested as it was"
        case .gone: "it is there no more"
        }
      return "\(path) has \(counted(conflicts, "conflict")) that nobody decided; \(state)"
    }
  }

  /// Those of some documents that have conflicts which nobody decided.
  func undecided(among paths: [DocumentPath]) async throws -> [Undecided] {
    let items = try await conflicts(of: paths).items.filter(\.isOpen)
    guard !items.isEmpty else { return [] }
    let left = try await self.left(paths)
    var found: [Undecided] = []
    for path in paths {
      let open = items.filter { $0.path == path }.map(\.conflict)
      guard !open.isEmpty else { continue }
      let state: Undecided.State
      var count = open.count
      switch (left[path], try current(path, open)) {
      case (_, .decided), (nil, .bytes): continue
      case (nil, .gone): state = .untouched
      case (_?, .gone): state = .gone
      case (let was?, .bytes(let now)) where was == now: state = .untouched
      case (let was?, .bytes(let now)):
        state = .edited
        count = try await stillOpen(open, path, EditedMerge(path: path, left: was, edited: now))
      }
      if count > 0 { found.append(Undecided(path: path, conflicts: count, state: state)) }
    }
    return found
  }

  /// The documents as the merge left them, with what was decided so far; those that it removed left out.
  func left(_ paths: [DocumentPath]) async throws -> [DocumentPath: [UInt8]] {
    let files = try await merged(paths, solves: false).files
    return files.filter { paths.contains($0.key) }.compactMapValues(\.self)
  }

  /// A document with what is decided, and with its edits since the merge.
  func decided(
    _ bytes: [UInt8]?, _ path: DocumentPath, editedSince left: [UInt8]
  ) throws -> [UInt8]? {
    let edited = try? Disk.read(diskPath(of: path))
    if edited == left || edited == bytes { return bytes }
    guard let edited, let bytes,
      let kept = EditedMerge(path: path, left: left, edited: edited).taking(bytes)
    else {
      throw CommandError.needsOne(
        "\(path) was edited since the merge, and what is decided cannot be written beside the edits; "
          + "mend the rest by hand, or give --discard-edits")
    }
    return kept
  }

  /// A document as it would be committed.
  private enum Current {
    case bytes([UInt8])
    case gone
    /// It is staged as removed, which is how git asks for that decision.
    case decided
  }

  /// As staged where git takes the document's conflicts for ended, else as it is on the disk.
  private func current(_ path: DocumentPath, _ open: [MergeConflict]) throws -> Current {
    guard case .git(let merge) = place, merge.stagedPaths.contains(path) else {
      return (try? Disk.read(diskPath(of: path))).map(Current.bytes) ?? .gone
    }
    guard open.contains(where: { $0.object != nil }), let staged = try merge.staged(path) else {
      return .decided
    }
    return .bytes(staged)
  }

  /// How many conflicts the edits of a document leave as they were.
  private func stillOpen(
    _ conflicts: [MergeConflict], _ path: DocumentPath, _ edits: EditedMerge
  ) async throws -> Int {
    var count = 0
    for conflict in conflicts {
      var other = self
      other.decide(conflict, of: path, conflict.kept == .ours ? .theirs : .ours)
      // Where the other side has no document, any edit keeps this one.
      guard case let bytes?? = try await other.merged([path], solves: false).files[path] else {
        continue
      }
      if edits.leavesOpen(insteadOf: bytes) { count += 1 }
    }
    return count
  }
}
