internal import LayoutAuthoring
public import LayoutModel

/// A `.layout` file whose groups depend on its layout, at every configuration of a target.
public struct StatesSolve: Sendable {
  /// One configuration's end.
  public struct Answer: Sendable {
    public var configuration: String
    /// Conditional groups that are on, by name.
    public var groups: [String]
    /// Times it was solved.
    public var rounds: Int
    /// Groups that switch one another for ever, state after state; nil: they agree.
    public var cycle: [[String]]?
    public var isUnsettled: Bool
    public var layouts: [SolvedLayout]
  }

  public static func answers(
    _ file: SourceFile, for matrix: Matrix, groups: [String: Bool] = [:],
    options: SolveOptions = SolveOptions()
  ) throws -> [Answer] {
    let states = StatefulLayout(
      try file.read(), path: file.path.text, groups: groups,
      options: options.layoutOptions(of: file.path))
    return try matrix.configurations.map { configuration in
      let outcome = try states.solve(configuration)
      return Answer(
        configuration: configuration.name, groups: outcome.groups, rounds: outcome.rounds,
        cycle: outcome.cycle, isUnsettled: outcome.isUnsettled, layouts: outcome.layouts)
    }
  }
}
