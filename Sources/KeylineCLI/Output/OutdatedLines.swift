import LayoutService

extension Console {
  /// A line for each other engine whose answers the store holds.
  func printOutdated(_ outdated: [OutdatedAnswers]) throws {
    for answers in outdated {
      let isOne = answers.revisionCount == 1
      try print(
        "\(counted(answers.revisionCount, "revision")) \(isOne ? "holds" : "hold") frames of "
          + "\(answers.engine), this is keyline engine \(Workspace.engineVersion); keyline rebuild "
          + "computes them anew")
    }
  }
}

extension JSONWriter {
  /// The other engines whose answers the store holds.
  mutating func outdated(_ outdated: [OutdatedAnswers]) {
    objects("outdated", outdated) { json, answers in
      json.field("engine", answers.engine)
      json.field("revisions", answers.revisionCount)
    }
  }
}
