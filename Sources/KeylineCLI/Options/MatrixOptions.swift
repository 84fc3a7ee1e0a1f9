import ArgumentParser
import LayoutModel
import LayoutService

/// What verbs that compare or record solve for.
struct MatrixOptions: ParsableArguments {
  @Option(
    name: .customLong("matrix"),
    help: ArgumentHelp("What to solve for: default or full.", valueName: "name"))
  var name: String = "default"

  func matrix() throws -> Matrix { try TargetRequest.matrix(named: name) }
}

/// How verbs that record do so.
struct RecordingOptions: ParsableArguments {
  @Flag(help: "Record the bytes only; `keyline rebuild --resume` solves them later.")
  var noSolve = false
}
