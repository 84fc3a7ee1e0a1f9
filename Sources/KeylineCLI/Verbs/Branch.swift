import ArgumentParser
import LayoutService

/// `keyline branch`: lines of history.
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

  @Argument(help: ArgumentHelp("The name; all are listed without one.", valueName: "name"))
  var name: String?

  @Argument(
    help: ArgumentHelp("The revision it starts from.", valueName: "rev"),
    completion: .custom(Complete.revisions))
  var revision: String = "HEAD"

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    let (workspace, _) = try store.open(for: name == nil ? .reading : .writing)
    if let name { _ = try workspace.branch(name, at: revision) }
    try console.names(.branches, try workspace.branches(), only: name, isJSON: common.json)
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

  @Argument(
    help: ArgumentHelp("A branch.", valueName: "name"), completion: .custom(Complete.revisions))
  var name: String

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    let (workspace, _) = try store.open(for: .writing)
    try workspace.switchBranch(to: name)
    try console.names(.branches, try workspace.branches(), only: name, isJSON: common.json)
  }
}
