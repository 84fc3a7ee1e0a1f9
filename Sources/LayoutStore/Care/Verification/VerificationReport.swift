internal import GRDB

/// The report of `verify`.
package struct VerificationReport: Sendable, Hashable {
  package var level: Level
  /// Empty: every stored hash holds.
  package var problems: [Problem]
  package var revisions: Int
  package var artifacts: Int
  /// Derived revisions whose rows were hashed again; 0 on the quick level.
  package var derivedRevisions: Int
  /// Views of the query contract that are another build's. They are no problem: Keyline's own queries
  /// bring their own, and whoever opens the store for writing makes them anew.
  package var foreignViews: Int

  package var isClean: Bool { problems.isEmpty }

  /// How much is verified; each level does what those before it do.
  package enum Level: String, Sendable, Hashable, CaseIterable {
    /// SQLite's own check of pages and types, and the chain of revisions.
    case quick
    /// Also indexes and foreign keys, every artifact's bytes, every tree, every derived row.
    case full
  }

  /// Something that is not as it was written.
  package struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// `revision 1a2b…`, `artifact 12`, `table lane`, ...
    package var subject: String
    package var detail: String
    package var description: String { "\(subject): \(detail)" }
  }
}

extension DocumentStore {
  /// Checks what is stored against its hashes. Never changes anything and never gives up at the
  /// first problem; a problem it cannot look past ends only the check that met it.
  /// - Complexity: quick: O(file pages + revisions). Full: O(everything).
  package func verify(level: VerificationReport.Level = .full) throws -> VerificationReport {
    var found: VerificationReport?
    do {
      try read { db in
        var verification = Verification(db: db, level: level)
        verification.run()
        found = verification.report
      }
    } catch {
      // After a damaged page SQLite may not even end the reading in order.
      guard let found, !found.isClean else { throw error }
    }
    return found
      ?? VerificationReport(
        level: level, problems: [], revisions: 0, artifacts: 0, derivedRevisions: 0,
        foreignViews: 0)
  }
}
