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

  @Argument(help: .value("file", "A document."), completion: Complete.documents)
  var file: String

  @OptionGroup(title: "What to solve for") var target: TargetOptions
  @OptionGroup(title: "How to draw") var picture: PictureArguments

  @Option(
    help: .value("id", "Only this scene, by its root's id or its title."),
    completion: .custom(Complete.scenes))
  var scene: SceneName?

  @Option(
    name: [.short, .customLong("output")],
    help: .value(
      "file", "Write to this file: .svg, .png or .pdf; of several scenes one each, with its title.")
  )
  var output: String?

  @Option(
    name: .customLong("as"),
    help: .value("protocol", "auto, kitty, iterm2, sixel, blocks or characters."))
  var kind: Kind = .auto

  @OptionGroup(title: "Where sizes come from") var source: SourceOptions
  @OptionGroup(title: "Output") var replacing: ReplaceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<
    (document: String, output: String?, pictures: [(picture: ScenePicture, file: String?)])
  >(
    "preview", "What was drawn: `keyline preview --json`, which draws to a file only.",
    .document { $0.document },
    .text("output", "The file written; null: none.") { $0.output }.orNull,
    .list(
      "pictures", "The screens there are to draw.", { $0.pictures },
      .text("scene", "The id of the scene's root view.") { $0.picture.scene },
      .text("title", "What a person calls it.") { $0.picture.title },
      .text("file", "The file written; with -o only.") { $0.file }.optional))

  func answer(on console: Console) async throws {
    var options = try source.solving([file])
    let target = try picture.target(self.target, file, &options)
    if let output {
      let format = try PictureFormat(path: output)
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
    let drawn = pictures.enumerated().map { place, picture in
      (picture, files.indices.contains(place) ? files[place] : nil)
    }
    try console.json(Self.jsonAnswer, (file, output, drawn))
  }
}
