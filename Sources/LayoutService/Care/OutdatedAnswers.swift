internal import LayoutStore

/// Revisions whose frames and findings another version of the engine computed.
///
/// They stay as they were recorded until `rebuild` computes them anew; what is compared is always
/// solved by the engine that runs.
package struct OutdatedAnswers: Sendable, Hashable {
  /// The engine's name and version, as recorded.
  package var engine: String
  package var revisionCount: Int
}

extension Workspace {
  /// Answers in the store by other engines than this one, by the engine's name.
  /// - Complexity: linear in the revisions; no frames are read.
  package func outdatedAnswers() throws -> [OutdatedAnswers] {
    try store.engines().filter { $0.name != SceneSolving.engine }
      .map { OutdatedAnswers(engine: $0.name, revisionCount: $0.revisions) }
  }
}
