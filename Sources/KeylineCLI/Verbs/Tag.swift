import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline tag`: names revisions.
struct Tag: Verb {
  static let configuration = CommandConfiguration(
    commandName: "tag",
    abstract: "Name a revision, or list the names.",
    discussion: """
      EXAMPLES
        keyline tag v1.2
        keyline tag v1.1 HEAD~4
        keyline tag
        keyline tag --delete v1.1
      """)

  @Argument(help: .value("name", "The name; all are listed without one."))
  var name: String?

  @Argument(help: .value("rev", "A revision."), completion: .custom(Complete.revisions))
  var revision: String = "HEAD"

  @Flag(name: [.customShort("d"), .long], help: "Take the name away; the revision stays.")
  var delete = false

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<[NamedRevision]>(
    "tags", "Tags: `keyline tag --json`.",
    .list("tags", "By name.", \.self, of: Records.named))

  func answer(on console: Console) async throws {
    let (workspace, _) = try store.open(for: name == nil ? .reading : .writing)
    if let name {
      if delete {
        try workspace.removeTag(name)
      } else {
        _ = try workspace.tag(name, at: workspace.judgedSpec(revision))
      }
    }
    let tags = try workspace.tags()
    try console.names(Self.jsonAnswer, tags, only: name, isJSON: common.json)
    if name == nil, tags.isEmpty, !common.json, !common.quiet {
      console.note("no revision is tagged; `keyline tag NAME` names the newest")
    }
  }
}

extension Console {
  /// Named revisions, as JSON or one a line; in text only those named `only`, if given.
  func names(
    _ answer: Answer<[NamedRevision]>, _ names: [NamedRevision], only: String? = nil, isJSON: Bool
  ) throws {
    if isJSON { return try json(answer, names) }
    for name in names where only == nil || name.name == only {
      let mark = name.isCurrent ? "* " : ""
      try print("\(mark)\(name.name, .bold) \(name.revision?.short ?? "no revision")")
    }
  }
}
