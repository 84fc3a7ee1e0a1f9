import ArgumentParser
import LayoutModel
import LayoutService
import Pictures

/// `keyline preview`: a document's screens as pictures, in the terminal or in a file.
struct Preview: Verb {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show a document's screens as they look.",
    discussion: """
      EXAMPLES
        keyline preview Main.storyboard
        keyline preview Main.storyboard --device iphone-se-3 --dark --dir rtl
        keyline preview Main.storyboard --scene Login --show constraints,guides
        keyline preview Main.storyboard --scene Login -o login.png      or .svg, .pdf
        keyline preview Main.storyboard -o main.png     main-Login.png, main-Cart.png
        keyline preview Main.storyboard --strip languages -o languages.svg
        keyline preview New.xib --before Old.xib --compare moved

      Shows pictures in kitty, iTerm2 and terminals that speak their protocols or
      sixel, and coloured blocks elsewhere. Colours and images come from the asset
      catalogues near the document; what is not there is a box with its name.
      """)

  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case auto, kitty, iterm2, sixel, blocks, characters
  }

  @Argument(help: ArgumentHelp("A document.", valueName: "file"), completion: Complete.documents)
  var file: String

  @OptionGroup(title: "What to solve for") var target: TargetOptions
  @OptionGroup(title: "How to draw") var picture: PictureArguments

  @Option(
    help: ArgumentHelp("Only this scene, by its root's id or its title.", valueName: "id"),
    completion: .custom(Complete.scenes))
  var scene: SceneName?

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "Write to this file: .svg, .png or .pdf; of several scenes one each, with its title.",
      valueName: "file"))
  var output: String?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("auto, kitty, iterm2, sixel, blocks or characters.", valueName: "protocol"))
  var kind: Kind = .auto

  @OptionGroup(title: "Where sizes come from") var source: SourceOptions
  @OptionGroup(title: "Output") var replacing: ReplaceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    var options = try source.solving([file])
    let target = try picture.target(self.target, file, &options)
    if let output {
      guard let format = PictureFormat(path: output) else {
        throw CommandError.needsOne("\(output): name the file .svg, .png or .pdf")
      }
      let drawn = try picture.draw(file, target: target, scene: scene, options: options)
      let files = Self.files(output, for: drawn)
      let kind = OutputKind.picture(format)
      for path in files { try OutputGround.refuse(path, as: kind, force: replacing.force) }
      for (picture, path) in zip(drawn, files) {
        try Disk.write(
          try format.bytes(of: picture.drawing), to: path, as: kind, force: replacing.force)
        if drawn.count > 1, !common.json, !common.quiet { try console.print("\(path)") }
      }
      if common.json { try json(drawn, in: files, on: console) }
      return
    }
    if common.json {
      let pictures = try picture.draw(file, target: target, scene: scene, options: options)
      return try json(pictures, on: console)
    }
    let terminal = Terminal.current
    let kind = TerminalPicture(rawValue: self.kind.rawValue) ?? terminal.picture
    for picture in try picture.draw(file, target: target, scene: scene, options: options) {
      try console.print("\(picture.title, .bold) (\(picture.scene))")
      try console.write(try kind.bytes(of: picture.drawing, columns: terminal.columns))
    }
  }

  /// The file of each picture: the one that was named for a single one, else `main-Login.png`. A scene
  /// whose title is empty, or another's, goes by its id.
  static func files(_ output: String, for pictures: [ScenePicture]) -> [String] {
    guard pictures.count > 1 else { return [output] }
    let (name, ending) =
      output.lastIndex(of: ".").map {
        (String(output[..<$0]), String(output[$0...]))
      } ?? (output, "")
    let titles = Dictionary(grouping: pictures) { plain($0.title) }
    var taken: Set<String> = []
    return pictures.map { picture in
      let title = plain(picture.title)
      let isOwn = !title.isEmpty && titles[title]?.count == 1
      var part = isOwn ? title : plain(picture.scene.rawValue)
      // The same scene on another device or in another language.
      let first = part
      var number = 2
      while !taken.insert(part).inserted {
        part = "\(first)-\(number)"
        number += 1
      }
      return "\(name)-\(part)\(ending)"
    }
  }

  /// Letters and digits, everything else as one dash.
  private static func plain(_ title: String) -> String {
    title.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// Tells what there is to draw instead of drawing it, or what was drawn.
  private func json(
    _ pictures: [ScenePicture], in files: [String] = [], on console: Console
  ) throws {
    try console.json(.preview) { json in
      json.field("document", file)
      json.field("output", output)
      json.list("pictures", Array(pictures.enumerated())) { json, item in
        let (place, picture) = item
        json.object { json in
          json.field("scene", picture.scene.rawValue)
          json.field("title", picture.title)
          if files.indices.contains(place) { json.field("file", files[place]) }
        }
      }
    }
  }
}
