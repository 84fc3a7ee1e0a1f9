import ArgumentParser
import LayoutService

/// `keyline undo`: takes back the newest revision.
struct Undo: Verb {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back the newest revision; history keeps it.",
    discussion: """
      EXAMPLES
        keyline undo

      Records a revision whose documents are, byte for byte, those of HEAD's parent.
      A second undo takes back the first.
      """)

  @OptionGroup var options: MergeOptions
  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    try await MergeRun(
      options: options, store: store, isJSON: common.json, console: console
    ).run("undo") {
      try await $0.undo($1, before: $2)
    }
  }
}
