internal import LayoutEngine
internal import LayoutFormats
package import LayoutModel

/// A contradiction of a running app's log, found in documents.
package struct ExplainedConflict: Sendable {
  /// The line of the log on which it begins.
  package var line: Int
  /// The constraints, in the order of the log.
  package var members: [Member]
  /// The scene that has most of them, or nil if no document has any.
  package var place: Place?
  /// The smallest set of the log's constraints that contradict one another on ``configuration``. Empty if
  /// they do not, or if no document has them.
  package var minimal: [String] = []
  /// The configuration on which ``minimal`` contradicts.
  package var configuration: String?
  /// The constraint that would have to change least to end the contradiction, and by how many points.
  package var cheapest: (sentence: String, amount: Double)?

  package struct Member: Sendable {
    /// As the log has it.
    package var text: String
    /// Where it comes from, in words; nil for one that someone wrote.
    package var origin: String?
    /// In the document's words; nil where no document has it: code made it, or the system.
    package var sentence: String?
    package var location: SourceLocation?
    package var id: ObjectID?
    /// The one that UIKit broke.
    package var isBroken: Bool
  }

  package struct Place: Sendable, Hashable {
    package var document: DocumentPath
    package var scene: ObjectID
    package var title: String
  }
}

/// Finds the constraints of UIKit's conflict logs in documents, and what of them contradicts.
package struct LogExplanation: Sendable {
  package var matrix: Matrix
  package var options: SolveOptions

  package init(matrix: Matrix = .standard, options: SolveOptions = SolveOptions()) {
    self.matrix = matrix
    self.options = options
  }

  /// - Parameters:
  ///   - log: the console's text.
  ///   - files: the documents to look in.
  /// - Returns: the contradictions in the order of the log; the same one again is left out.
  package func explain(_ log: String, in files: [SourceFile]) throws -> [ExplainedConflict] {
    let documents = try files.map {
      ReadDocument(path: $0.path, bytes: try $0.read(), overrides: options.overrides(of: $0.path))
    }
    var seen: Set<[String]> = []
    return ConflictLogReader.conflicts(in: log).filter {
      seen.insert($0.constraints.map(Self.withoutAddresses)).inserted
    }.map { explain($0, in: documents) }
  }

  /// The same constraint of another object of the same screen reads alike.
  private static func withoutAddresses(_ constraint: LoggedConstraint) -> String {
    constraint.text.replacing(#/0x[0-9a-fA-F]+/#, with: "")
  }

  private func explain(
    _ conflict: LoggedConflict, in documents: [ReadDocument]
  ) -> ExplainedConflict {
    var best: (read: ReadDocument, match: ConflictMatch, found: [LayoutConstraint?])?
    for read in documents {
      for scene in read.solvableScenes {
        let match = ConflictMatch(scene)
        let found = match.match(conflict.constraints)
        let count = found.count { $0 != nil }
        if count > best?.found.count(where: { $0 != nil }) ?? 0 { best = (read, match, found) }
      }
    }
    let words = best?.read.document.map(constraintSentences) ?? [:]
    var explained = ExplainedConflict(
      line: conflict.line,
      members: conflict.constraints.enumerated().map { index, logged in
        let found = best?.found[index] ?? nil
        return ExplainedConflict.Member(
          text: logged.text, origin: Self.words(logged), sentence: found.flatMap { words[$0.id] },
          location: found?.location, id: found?.id, isBroken: index == conflict.broken)
      })
    guard let best else { return explained }
    let scene = best.match.scene
    explained.place = ExplainedConflict.Place(
      document: best.read.path, scene: scene.id, title: scene.title)
    addMinimal(to: &explained, best.read, scene, Set(best.found.compactMap { $0?.id }), words)
    return explained
  }

  /// The smallest contradiction that has most of the constraints found, on any configuration.
  private func addMinimal(
    to explained: inout ExplainedConflict, _ read: ReadDocument, _ scene: Scene,
    _ found: Set<ObjectID>, _ words: [ObjectID: String]
  ) {
    guard let task = read.tasks(for: [scene]).first else { return }
    let solved = layouts(
      of: scene, in: task.document, for: .matrix(matrix), LayoutOptions(overrides: task.overrides))
    var best: (shared: Int, conflict: LayoutConflict, configuration: String)?
    for layout in solved {
      for conflict in layout.conflicts {
        let shared = Set(conflict.members.compactMap(\.constraint)).intersection(found).count
        if shared > best?.shared ?? 0 { best = (shared, conflict, layout.configuration) }
      }
    }
    guard let best else { return }
    func said(_ member: LayoutConflict.Member) -> String {
      member.constraint.flatMap { words[$0] } ?? member.description
    }
    explained.minimal = best.conflict.members.map(said)
    explained.configuration = best.configuration
    let relaxed = best.conflict.relaxed
    explained.cheapest = (said(relaxed), best.conflict.amount)
  }

  private static func words(_ logged: LoggedConstraint) -> String? {
    switch logged.origin {
    case .authored: nil
    case .autoresizing:
      "stands for the autoresizing mask of \(logged.first.className): its "
        + "translatesAutoresizingMaskIntoConstraints is true"
    case .encapsulated:
      "the size that the table, collection or window gives \(logged.first.className)"
    case .stack: "made by a stack view"
    case .prototyping: "made by Interface Builder, for the view has no constraints of its own"
    case .system: "made by UIKit"
    }
  }
}
