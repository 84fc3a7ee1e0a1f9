import ArgumentParser
import LayoutService

/// `keyline branch`: starts or lists branches.
struct Branch: Verb {
  static let configuration = CommandConfiguration(
    commandName: "branch",
    abstract: "Start a branch, or list them.",
    discussion: """
      EXAMPLES
        keyline branch redesign
        keyline branch redesign HEAD~3
        keyline branch
      """)

  @Argument(help: .value("name", "The name; all are listed without one."))
  var name: String?

  @Argument(
    help: .value("rev", "The revision it starts from."), completion: .custom(Complete.revisions))
  var revision: String = "HEAD"

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<[NamedRevision]>(
    "branches", "Branches: `keyline branch --json` and `keyline switch --json`.",
    .list("branches", "By name.", \.self, of: Records.named))

  func answer(on console: Console) async throws {
    let (workspace, _) = try store.open(for: name == nil ? .reading : .writing)
    if let name { _ = try workspace.branch(name, at: workspace.judgedSpec(revision)) }
    try console.names(Branch.jsonAnswer, try workspace.branches(), only: name, isJSON: common.json)
  }
}

/// `keyline switch`: chooses the branch that commits go to.
struct Switch: Verb {
  static let configuration = CommandConfiguration(
    commandName: "switch",
    abstract: "Choose the branch that HEAD stands for; files on disk stay.",
    discussion: """
      EXAMPLES
        keyline switch redesign
      """)

  @Argument(help: .value("name", "A branch."), completion: .custom(Complete.revisions))
  var name: String

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    let (workspace, _) = try store.open(for: .writing)
    try workspace.switchBranch(to: name)
    try console.names(Branch.jsonAnswer, try workspace.branches(), only: name, isJSON: common.json)
  }
}
