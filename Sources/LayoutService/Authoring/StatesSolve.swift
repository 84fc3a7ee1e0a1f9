internal import LayoutEngine
internal import LayoutFormats
package import LayoutModel

/// A `.layout` file whose groups depend on its layout, at every configuration of a target.
package struct StatesSolve: Sendable {
  /// One configuration's end.
  package struct Answer: Sendable {
    package var configuration: String
    /// One for each screen, with the groups that are on.
    package var layouts: [SolvedLayout]

    /// The state of each screen that has such groups.
    package var states: [GroupState] { layouts.compactMap(\.state) }
    /// Every screen's groups agree with its layout.
    package var isSettled: Bool { states.allSatisfy { $0.cycle == nil && !$0.isUnsettled } }
  }

  package static func answers(
    _ file: SourceFile, for matrix: Matrix, options: SolveOptions
  ) throws -> [Answer] {
    let document = try DocumentFormats.read(try file.read(), path: file.path.text)
    var sessions = document.scenes.map { scene in
      LayoutSession(
        document: document, scene: scene, options: options.layoutOptions(of: file.path))
    }
    return matrix.configurations.map { configuration in
      Answer(
        configuration: configuration.name,
        layouts: sessions.indices.map { sessions[$0].solve(configuration) })
    }
  }
}
