import ArgumentParser
import DeviceCatalogue
import LayoutModel
import LayoutService
import LayoutSettings

/// The configurations that verbs compare or record by, and the settings that choose them.
struct MatrixOptions: ParsableArguments {
  /// The matrix that settings make.
  static let project = "project"

  @Option(
    name: .customLong("matrix"),
    help: .value(
      "name",
      "What to solve for: default, full, or project, which keyline.toml and the Xcode projects "
        + "here make. Default: project."), completion: .custom(Complete.matrices)
  )
  var name: String?

  @Option(
    name: .customLong("config"),
    help: .value(
      "file", "The file of settings; else keyline.toml at the root of the store or repository."),
    completion: .file(extensions: ["toml"]))
  var file: String?

  func settings(in tree: TreeRoot = .here) throws -> ProjectSettings {
    try SettingsSearch.load(file, in: tree)
  }

  func matrix() throws -> Matrix { try matrix(by: settings()) }

  /// The same; where nothing here says what the app ships on, a commit of a git repository says it.
  ///
  /// - Parameters:
  ///   - commit: by any name git knows.
  ///   - repository: a folder of it; it may have no files on disk.
  func matrix(orAt commit: String, of repository: String) throws -> Matrix {
    var settings = try settings()
    if file == nil, settings.origins.isEmpty,
      let files = GitRange.Head.commit(commit).settingsFiles(in: repository)
    {
      settings = try ProjectSettings.load(files)
    }
    return try matrix(by: settings)
  }

  /// The same by settings that were found elsewhere.
  func matrix(by settings: ProjectSettings) throws -> Matrix {
    guard let name, name != Self.project else { return settings.matrix }
    return try Self.matrix(named: name)
  }

  /// One of the catalogue's matrices.
  static func matrix(named name: String) throws -> Matrix {
    guard let matrix = Matrix.named(name) else {
      throw CommandError.needsOne(
        "there is no matrix \"\(name)\"; known are \(Matrix.names.joined(separator: ", "))")
    }
    return matrix
  }
}

/// How verbs that record do so.
struct RecordingOptions: ParsableArguments {
  @Flag(help: "Record the bytes only; `keyline rebuild --resume` solves them later.")
  var noSolve = false
}
