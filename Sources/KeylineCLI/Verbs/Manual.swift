import ArgumentParser

/// `keyline manual`: the help of all verbs as manual pages.
struct Manual: Verb {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Write the help of all verbs as manual pages.",
    discussion: """
      EXAMPLES
        keyline manual ~/.local/share/man/man1    then man keyline, man keyline-check
      """)

  @Argument(help: .value("folder", "The folder; made where it is missing."))
  var folder: String

  @OptionGroup(title: "Output") var replacing: ReplaceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<(folder: String, pages: Int)>(
    "manual", "Manual pages: `keyline manual --json`.",
    .text("folder", "The folder.") { $0.folder },
    .count("pages", "Pages that were written.") { $0.pages })

  func answer(on console: Console) async throws {
    try Disk.makeOutputFolder(Paths.absolute(folder, in: OwnProcess.folder))
    var pages = [ManualPage(of: Keyline.self, named: "keyline")]
    for group in Keyline.configuration.groupedSubcommands {
      for verb in group.subcommands {
        let own = verb.configuration
        guard let name = own.commandName, own.shouldDisplay else { continue }
        pages.append(ManualPage(of: verb, named: "keyline-\(name)"))
      }
    }
    let files = pages.map { Paths.join(folder, "\($0.name).1") }
    for file in files { try OutputGround.refuse(file, as: .manual, force: replacing.force) }
    for (page, file) in zip(pages, files) {
      try Disk.write(Array(page.text.utf8), to: file, as: .manual, force: replacing.force)
    }
    if common.json { return try console.json(Self.jsonAnswer, (folder, pages.count)) }
    try console.print("\(counted(pages.count, "page")) in \(folder)")
  }
}

/// The help of one command in the format of manual pages, man(7).
struct ManualPage {
  let name: String
  let text: String

  init(of command: any ParsableCommand.Type, named name: String) {
    self.name = name
    let help =
      name == "keyline"
      ? HelpText.all : Keyline.helpMessage(for: command, columns: 78)
    var text = ".TH \"\(name.uppercased())\" \"1\" \"\" \"\(Versions.text)\" \"\"\n"
    text += ".SH NAME\n\(Self.escaped(name)) \\- \(Self.escaped(command.configuration.abstract))\n"
    text += ".SH DESCRIPTION\n.nf\n"
    // The abstract is the page's name already.
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("OVERVIEW:") || $0.isEmpty }
    for line in lines {
      text += Self.escaped(String(line)) + "\n"
    }
    self.text = text + ".fi\n"
  }

  /// A line as it is to be read: no request at its start, no escape within.
  static func escaped(_ line: String) -> String {
    let plain = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
