import ArgumentParser
import LayoutService

/// `keyline convert`: storyboards and text from one another.
struct Convert: Verb {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Write a document in another format, and list what cannot be said in it.",
    discussion: """
      EXAMPLES
        keyline convert Main.storyboard -o Main.layout
        keyline convert SignIn.layout -o SignIn.storyboard

      Reads .xib, .storyboard and .layout, writes .storyboard and .layout. What is
      lost is listed on standard error, a line for each. Exit 1 when something is.
      """)

  @Argument(help: ArgumentHelp("The document.", valueName: "file")) var file: String

  @Option(name: [.customShort("o"), .long], help: ArgumentHelp("Write here.", valueName: "file"))
  var output: String

  @OptionGroup(title: "Output") var replacing: ReplaceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    try OutputGround.refuse(output, as: .document, force: replacing.force)
    let conversion = try LayoutConversion(DocumentSearch.source(file), to: output)
    try Disk.write(conversion.bytes, to: output, as: .document, force: replacing.force)
    if common.json {
      try console.json(.convert) { json in
        json.field("output", output)
        json.field("lost", conversion.lost)
      }
    }
    if !common.json {
      for line in conversion.lost {
        console.note("lost, for the other format has no words for it: \(line)")
      }
    }
    if !conversion.lost.isEmpty { throw ExitCode(1) }
  }
}
