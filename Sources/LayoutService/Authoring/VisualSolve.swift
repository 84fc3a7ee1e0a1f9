internal import LayoutAuthoring
internal import LayoutFormats
package import LayoutModel

/// Lines of the visual format, solved in one window.
package struct VisualSolve: Sendable {
  package var formats: [String]
  /// Apple's names, such as `alignAllTop`.
  package var options: [String] = []
  package var metrics: SourceFile?
  package var views: SourceFile?

  package init(formats: [String]) { self.formats = formats }

  /// The constraints that the lines stand for, and the frames of the views.
  package struct Answer: Sendable {
    /// In the order in which the lines are read.
    package var constraints: [LayoutConstraint]
    /// The item that `|` stands for.
    package var superview: ObjectID
    package var layout: SolvedLayout
  }

  /// Why there is no answer, with the line of the visual format it lies in, if it does.
  package struct Refusal: Error, Sendable, Hashable, CustomStringConvertible {
    package var format: String
    /// 1-based, in characters.
    package var column: Int
    package var reason: String
    package var description: String
  }

  /// Solves for the only configuration of `target`.
  /// - Throws: `Refusal` for a format or option that is not accepted, or a sentence about a file.
  package func answer(for configuration: Configuration) throws -> Answer {
    let metrics = try metrics.map {
      try DeclarationFile.metrics(try $0.read(), path: $0.path.text)
    }
    let views = try views.map { try DeclarationFile.views(try $0.read(), path: $0.path.text) }
    do throws(VisualFormatError) {
      let layout = try VisualLayout(
        formats, options: VisualFormatOptions(names: options), metrics: metrics ?? [:],
        views: views)
      return Answer(
        constraints: layout.constraints, superview: layout.scene.id,
        layout: layout.solve(configuration))
    } catch {
      throw Refusal(
        format: error.format, column: error.column, reason: error.sentence,
        description: error.description)
    }
  }
}
