import ArgumentParser
import LayoutModel
import LayoutService
import Pictures

/// `keyline preview`: a document's screens as pictures, in the terminal or in a file.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show a document's screens as they look.",
    discussion: """
      EXAMPLES
        keyline preview Main.storyboard
        keyline preview Main.storyboard --device iphone-se-3 --dark --dir rtl
        keyline preview Main.storyboard --scene Login --show constraints,guides
        keyline preview Main.storyboard --scene Login -o login.png      or .svg, .pdf
        keyline preview Main.storyboard --strip languages -o languages.svg
        keyline preview New.xib --before Old.xib --compare moved

      Shows pictures in kitty, iTerm2 and terminals that speak their protocols or
      sixel, and coloured blocks elsewhere. Colours and images come from the asset
      catalogues near the document; what is not there is a box with its name.
      """)

  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case auto, kitty, iterm2, sixel, blocks, characters
  }

  @Argument(help: ArgumentHelp("A document.", valueName: "file"))
  var file: String

  @OptionGroup(title: "What to solve for") var target: TargetOptions
  @OptionGroup(title: "How to draw") var picture: PictureArguments

  @Option(help: ArgumentHelp("Only this scene, by its root's id or its title.", valueName: "id"))
  var scene: SceneName?

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("Write one picture to this file: .svg, .png or .pdf.", valueName: "file"))
  var output: String?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "auto, kitty, iterm2, sixel, blocks or characters.", valueName: "protocol"))
  var kind: Kind = .auto

  @OptionGroup(title: "Where sizes come from") var source: SourceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func run() throws {
    let console = common.console()
    var options = try source.solving([file])
    let target = try picture.target(self.target, file, &options)
    if let output {
      guard let format = PictureFormat(path: output) else {
        throw ValidationError("\(output): name the file .svg, .png or .pdf")
      }
      let drawn = try picture.drawOne(file, target: target, scene: scene, options: options)
      try Disk.write(try format.bytes(of: drawn.drawing), to: output)
      if common.json { try json([drawn], on: console) }
      return try console.finish()
    }
    if common.json {
      let pictures = try picture.draw(file, target: target, scene: scene, options: options)
      try json(pictures, on: console)
      return try console.finish()
    }
    let terminal = Terminal.current
    let kind = TerminalPicture(rawValue: self.kind.rawValue) ?? terminal.picture
    for picture in try picture.draw(file, target: target, scene: scene, options: options) {
      try console.print("\(picture.title, .bold) (\(picture.scene))")
      try console.write(try kind.bytes(of: picture.drawing, columns: terminal.columns))
    }
    try console.finish()
  }

  /// Tells what there is to draw instead of drawing it.
  private func json(_ pictures: [ScenePicture], on console: Console) throws {
    try console.json { json in
      json.object { json in
        json.field("schema", "keyline.preview/1")
        json.field("document", file)
        json.field("output", output)
        json.list("pictures", pictures) { json, picture in
          json.object { json in
            json.field("scene", picture.scene.rawValue)
            json.field("title", picture.title)
          }
        }
      }
    }
  }
}
