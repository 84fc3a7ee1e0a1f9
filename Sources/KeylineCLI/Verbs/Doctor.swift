import ArgumentParser
import LayoutService

/// `keyline doctor`: the settings that safety stands on.
struct Doctor: Verb {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Read back the settings that the store's safety stands on.",
    discussion: """
      EXAMPLES
        keyline doctor

      Exit 1 when a setting is not as it should be.
      """)

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    let (workspace, _) = try store.open(for: .writing)
    let report = try workspace.doctor()
    if common.json {
      try console.json(.doctor) { json in
        json.field("isSafe", report.isSafe)
        json.object("settings") { json in
          for setting in report.settings where setting.count == 2 {
            json.field(setting[0], setting[1])
          }
        }
        json.field("notes", report.notes)
      }
    } else {
      for setting in report.settings where setting.count == 2 {
        try console.print("\(padded(setting[0], 16)) \(setting[1])")
      }
      for note in report.notes { try console.print("note: \(note)") }
    }
    if !report.isSafe { throw ExitCode(1) }
  }
}
