internal import GRDB
internal import Synchronization

/// What is checked of the rows that an answer rests on while they are read.
///
/// A row that carries a hash of its own is checked against it before it is part of an answer:
///
/// | row | hash |
/// |---|---|
/// | bytes of a document | their SHA-256 |
/// | the documents of a revision | the revision's state, over all paths and digests |
/// | one document of a revision | the seal of its change |
/// | a revision | its id, which is the SHA-256 of its record, and its seal |
/// | what a view, constraint or finding is like | the seal of its record |
/// | frames and lines | the seal of their vector |
/// | configurations and sets of them, tags, settings, the branch that is asked for | their seals |
///
/// Not checked, because nothing short of all rows of a revision tells: which record and which vector an
/// entity has from which revision on (`entity`, `entity_change`, `frame_span`, `location_span`,
/// `scene_key`), how many views and constraints a first revision brought, edits and regressions by their
/// numbers, what a line of history sees, and the numbers of revisions by their places, as `history` looks
/// them up. Statements of SQL see rows as they are. `verify` checks all of it.
enum ReadChecks {
  /// - Throws: `damaged`, with the row.
  static func require(
    _ isSound: @autoclosure () throws -> Bool, _ row: @autoclosure () -> String
  ) throws {
    if try isOff.load(ordering: .relaxed) || isSound() { return }
    throw StoreError.damaged(path: row(), detail: "it does not have its hash")
  }

  fileprivate static let isOff = Atomic(false)

  /// The record of a state.
  static func content(_ text: String, seal: Int64) throws -> String {
    try require(Seal.of(text) == seal, "content")
    return text
  }
}

/// What checking rows as they are read costs is measured with and without it, in one process.
package enum ReadCheckMeasuring {
  /// Reads rows of all stores as they are, or checks them again. Documents are always checked.
  package static func switchChecks(isOn: Bool) { ReadChecks.isOff.store(!isOn, ordering: .relaxed) }
}
