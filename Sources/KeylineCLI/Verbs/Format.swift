import ArgumentParser
import LayoutService

/// `keyline fmt`: `.layout` files as Keyline writes them.
struct Format: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Format .layout files: indentation and the space between words.",
    discussion: """
      EXAMPLES
        keyline fmt SignIn.layout
        keyline fmt Layouts/ --check            exit 1 when some file is not formatted
        keyline fmt SignIn.layout --print       the result, instead of writing it

      Only white space changes. A file that cannot be read is left alone, and exit is 2.
      """)

  @Argument(help: ArgumentHelp("Files, or folders of them.", valueName: "files"))
  var files: [String]

  @Flag(help: "Write nothing; name the files that are not formatted.")
  var check = false

  @Flag(help: "Print the result instead of writing it.")
  var print = false

  @OptionGroup(title: "Output") var common: CommonOptions

  func run() async throws {
    let console = common.console()
    let paths = try DocumentSearch.files(files).filter { $0.lowercased().hasSuffix(".layout") }
    guard !paths.isEmpty else { throw WorkspaceError.nothingFound(paths: files) }
    var changed: [String] = []
    for path in paths {
      let file = DocumentSearch.source(path)
      let formatted = try LayoutFormatting.formatted(file)
      if print { try console.write(formatted) }
      guard formatted != (try file.read()) else { continue }
      changed.append(path)
      if !check, !print { try Disk.write(formatted, to: path) }
    }
    if common.json {
      try console.json { json in
        json.object { json in
          json.field("schema", "keyline.fmt/1")
          json.field("files", paths.count)
          json.field("changed", changed)
        }
      }
    } else if !print, !common.quiet {
      for path in changed { try console.print("\(path)") }
    }
    try console.finish()
    if check, !changed.isEmpty { throw ExitCode(1) }
  }
}
