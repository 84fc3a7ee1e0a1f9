internal import LayoutFormats
internal import LayoutMerging
public import LayoutModel

/// A merge of three versions of one file.
public struct MergeReport: Sendable, Hashable {
  /// The merged document; it opens in Xcode whatever was contested.
  public var bytes: [UInt8]
  /// Changes of both sides that differ, then parts that do not fit together.
  public var conflicts: [MergeConflict]
}

/// Merges files by object and property, and solves the result before it is accepted.
public struct FileMerge: Sendable {
  /// The document's path, for messages and for its file name extension.
  public var path: String
  /// The configurations for which the result is solved; nil leaves the layout out of the decision.
  public var matrix: Matrix?
  public var overrides: LayoutOverrides
  /// Conflicts that are decided, and how.
  public var decisions: MergeDecisions

  package init(
    path: String, matrix: Matrix? = .standard, overrides: LayoutOverrides = .none,
    decisions: MergeDecisions = [:]
  ) {
    self.path = path
    self.matrix = matrix
    self.overrides = overrides
    self.decisions = decisions
  }

  /// - Parameters:
  ///   - ours: our bytes.
  ///   - theirs: their bytes.
  ///   - base: the common ancestor; empty when both sides added the file.
  /// - Throws: the reason why the documents cannot be merged by object. The layout is never one.
  public func merge(
    base: [UInt8], ours: [UInt8], theirs: [UInt8]
  ) async throws -> MergeReport {
    let merged = try LayoutMerge.merge(
      base: base, ours: ours, theirs: theirs, path: path, decisions: decisions)
    var report = MergeReport(bytes: merged.bytes, conflicts: merged.conflicts)
    // One side alone is what that side has solved before.
    if let matrix, merged.bytes != ours, merged.bytes != theirs {
      let check = MergedLayoutCheck(
        base: read(base), ours: read(ours), theirs: read(theirs), merged: read(merged.bytes))
      report.conflicts += try await check.conflicts(on: matrix)
        .filter { decisions[$0.identity] != .both }
    }
    return report
  }

  private func read(_ bytes: [UInt8]) -> ReadDocument {
    ReadDocument(path: DocumentPath(path), bytes: bytes, overrides: overrides)
  }
}

/// A file as lines by object, for people and `git diff`.
package enum DocumentLines {
  /// One line for each element, without noise; the file as it is behind a line with the reason
  /// where it is no document.
  package static func text(_ bytes: [UInt8], path: String) -> [UInt8] {
    if DocumentFormats.isLayoutText(path) { return bytes }
    do {
      return Array(try ElementLines.text(bytes, path: path).utf8)
    } catch {
      return Array("# keyline: not parsed: \(error)\n".utf8) + bytes
    }
  }
}

/// Noise of files put back to its committed form.
package enum FileTidying {
  /// `bytes` with what only opening and saving changed as in `committed`.
  package static func tidied(
    _ bytes: [UInt8], committed: [UInt8], path: String
  ) throws -> [UInt8] {
    // Nothing changes by itself in a file that is written by hand.
    if DocumentFormats.isLayoutText(path) { return bytes }
    return try LayoutTidying.tidied(bytes, committed: committed, path: path)
  }
}
