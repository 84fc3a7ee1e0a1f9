import ArgumentParser
import LayoutModel
import LayoutService

/// Where sizes come from that the rules do not know.
struct SourceOptions: ParsableArguments {
  enum Evidence: String, CaseIterable, ExpressibleByArgument { case document, model }

  @Option(
    name: .customLong("text-evidence"),
    help: ArgumentHelp(
      "Widths of texts: document (as recorded, where nothing else decided them) or model. Default: document for devices, model as designed.",
      valueName: "source"))
  var evidence: Evidence?

  @Option(
    help: ArgumentHelp(
      "Declared sizes of classes, images and fonts; keyline.overrides.json beside a document by default.",
      valueName: "file"))
  var overrides: String?

  /// The options for these documents; reads the files of declarations that count for them.
  func solving(_ paths: [String]) throws -> SolveOptions {
    var options = SolveOptions(
      textSource: evidence.flatMap { TextSource(rawValue: $0.rawValue) })
    if let overrides {
      options.overrides = try Self.read(overrides)
      return options
    }
    var byFolder: [String: LayoutOverrides] = [:]
    for path in paths {
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      if byFolder[folder] == nil {
        let file = folder + SolveOptions.overridesFileName
        byFolder[folder] = Disk.kind(of: file) == .file ? try Self.read(file) : LayoutOverrides.none
      }
      if let found = byFolder[folder], !found.isEmpty { options.overridesByPath[path] = found }
    }
    return options
  }

  private static func read(_ path: String) throws -> LayoutOverrides {
    try SolveOptions.overrides(from: DocumentSearch.source(path))
  }
}
