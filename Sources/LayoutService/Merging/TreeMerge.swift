public import LayoutModel

/// The outcome of a merge of three states of the documents.
package struct TreeMergeReport: Sendable {
  /// The revision that was recorded; nil where there were conflicts, or nothing was to be done.
  package var revision: Revision?
  /// The three states; nil if the other side did not change it.
  package var state: MergeState?
  /// Ours stays as it was: the other side did not change it.
  package var isUpToDate = false
  /// The documents that differ from ours, as merged; nil = removed. Contested values are ours.
  package var files: [DocumentPath: [UInt8]?] = [:]
  /// Our bytes for each of `files`; nil where there were none.
  package var before: [DocumentPath: [UInt8]?] = [:]
  /// By document, in the order of the paths.
  package var conflicts: [(path: DocumentPath, conflict: MergeConflict)] = []
  /// Regressions against ours; empty unless a revision was recorded.
  package var regressions: [Regression] = []
  package var configurationCount = 0
}

/// Three states under merge: what lies between `base` and `theirs` is done to `ours`.
package struct MergeState: Sendable, Hashable {
  /// nil: the state before the first revision.
  package var base: RevisionID?
  package var ours: RevisionID
  package var theirs: RevisionID?
  /// The revision that becomes a second parent; nil where single edits are carried over.
  package var mergedWith: RevisionID?
  package var message: String

  package init(
    base: RevisionID?, ours: RevisionID, theirs: RevisionID?, mergedWith: RevisionID? = nil,
    message: String
  ) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.mergedWith = mergedWith
    self.message = message
  }
}

/// Who records a merge, when and with what words.
public struct MergeRequest: Sendable {
  public var author: String
  /// Seconds since 1970, UTC.
  public var time: Int64
  /// nil: a sentence that names both sides.
  public var message: String?
  public var matrix: Matrix
  /// The side whose value is taken where both changed the same thing; nil: that is a conflict.
  public var favored: MergeSide?
  /// Whether the layouts of merged documents take part in the decision.
  public var solves = true
  /// Conflicts that are decided, and how.
  public var decisions: [DocumentPath: MergeDecisions] = [:]

  public init(author: String, time: Int64, message: String? = nil, matrix: Matrix = .standard) {
    self.author = author
    self.time = time
    self.message = message
    self.matrix = matrix
  }
}

/// The documents of three states, merged one by one.
struct TreeMerge {
  let request: MergeRequest
  /// Reads a document of a state; nil where it has none.
  let base: (DocumentPath) throws -> [UInt8]?
  let ours: (DocumentPath) throws -> [UInt8]?
  let theirs: (DocumentPath) throws -> [UInt8]?
  let overrides: (DocumentPath) -> LayoutOverrides

  /// - Parameter paths: the documents that differ between base and theirs.
  func run(_ paths: [DocumentPath]) async throws -> TreeMergeReport {
    var report = TreeMergeReport()
    for path in paths {
      let (old, own, other) = (try base(path), try ours(path), try theirs(path))
      guard old != other, own != other else { continue }
      if own == old {
        report.files[path] = .some(other)
      } else {
        let merged = try await merge(path, old, own, other)
        report.conflicts += merged.conflicts.map { (path, $0) }
        if merged.bytes != own { report.files[path] = .some(merged.bytes) }
      }
      if report.files[path] != nil { report.before[path] = .some(own) }
    }
    return report
  }

  private struct Merged {
    var bytes: [UInt8]?
    var conflicts: [MergeConflict] = []
  }

  /// A document that both sides changed, each in its way.
  private func merge(
    _ path: DocumentPath, _ old: [UInt8]?, _ own: [UInt8]?, _ other: [UInt8]?
  ) async throws -> Merged {
    guard let own, let other else {
      // Deleted on one side and edited on the other: the edit stays, whoever decides.
      switch request.favored {
      case .ours: return Merged(bytes: own)
      case .theirs: return Merged(bytes: other)
      default: break
      }
      let kept: MergeSide = own == nil ? .theirs : .ours
      let conflict = MergeConflict(
        kind: .deletedAndEdited, object: nil, name: "\(path)", kept: kept)
      switch decision(conflict, path) {
      case .ours?: return Merged(bytes: own)
      case .theirs?: return Merged(bytes: other)
      case .both?: return Merged(bytes: own ?? other)
      default: return Merged(bytes: own ?? other, conflicts: [conflict])
      }
    }
    guard FileRole(path) == .document else { return whole(path, own, other) }
    let merge = FileMerge(
      path: path.text, matrix: request.solves ? request.matrix : nil, overrides: overrides(path),
      decisions: request.decisions[path] ?? [:])
    do {
      // Contested values are those of the side that comes first.
      let isSwapped = request.favored == .theirs
      let report = try await merge.merge(
        base: old ?? [], ours: isSwapped ? other : own, theirs: isSwapped ? own : other)
      let conflicts =
        request.favored == nil
        ? report.conflicts : report.conflicts.filter { $0.kind == .layout }
      return Merged(bytes: report.bytes, conflicts: conflicts)
    } catch {
      return whole(path, own, other, because: "\(error)")
    }
  }

  private func decision(_ conflict: MergeConflict, _ path: DocumentPath) -> MergeDecision? {
    request.decisions[path]?[conflict.identity]
  }

  /// A file that is not merged by object: one side has to be taken whole.
  private func whole(
    _ path: DocumentPath, _ own: [UInt8], _ other: [UInt8], because reason: String? = nil
  ) -> Merged {
    let conflict = MergeConflict(
      kind: .replaced, object: nil, name: "\(path)", property: "contents",
      ours: MergeConflict.Version(value: "\(own.count) bytes"),
      theirs: MergeConflict.Version(value: "\(other.count) bytes"), kept: .ours, detail: reason)
    switch (request.favored, decision(conflict, path)) {
    case (.ours?, _), (nil, .ours?): return Merged(bytes: own)
    case (.theirs?, _), (nil, .theirs?): return Merged(bytes: other)
    default: return Merged(bytes: own, conflicts: [conflict])
    }
  }
}
