import LayoutModel
import LayoutService
import LayoutSettings

/// Reads the settings that count, and applies them to the files that were named.
enum SettingsSearch {
  /// The settings of a tree, or those of a file that was named.
  static func load(
    _ file: String? = nil, in tree: TreeRoot = .here
  ) throws -> ProjectSettings {
    try ProjectSettings.load(
      tree.settings(file), file: DocumentPath(file ?? ProjectSettings.fileName))
  }

  /// The matrix of the settings here, for a merge: where these cannot be read, as while they are in
  /// conflict themselves, the usual one, and a note says so.
  static func matrix(telling console: Console? = nil) -> Matrix {
    do {
      return try load().matrix
    } catch {
      console?.note("keyline: solved for the usual configurations: \(sentence(of: error))")
      return .standard
    }
  }

  /// Whether the current folder lies in a git repository.
  static var isInGit: Bool {
    Paths.upwards(from: OwnProcess.folder).contains {
      Disk.kind(of: Paths.join($0, ".git")) != .missing
    }
  }

  /// The files that were named, and of those found in folders what the settings do not leave out and what is no
  /// library's.
  static func kept(
    _ files: [String], named: [String], by settings: ProjectSettings, in tree: TreeRoot
  ) -> [String] {
    let fromRoot = tree.fromRoot
    let exports = named.map { DocumentPath($0) }.filter(\.isInExport)
    var left = 0
    var ofOthers: [String] = []
    let kept = files.filter { file in
      if named.contains(file) { return true }
      let path = DocumentPath(file)
      if settings.paths.included.isEmpty, let folder = foreignFolder(of: path, below: named) {
        ofOthers.append(folder)
        return false
      }
      if settings.paths.takes(fromRoot(path)) { return true }
      guard path.isInExport, settings.paths.contains(fromRoot(path)) else { return false }
      if exports.contains(where: { path.isInside($0) }) { return true }
      left += 1
      return false
    }
    tellExports(left)
    if !ofOthers.isEmpty {
      let folders = Set(ofOthers).sorted().joined(separator: ", ")
      Links.tellOnce(
        "note: \(counted(ofOthers.count, "document")) of libraries (\(folders)) left out; name the folder to "
          + "look at them")
    }
    return kept
  }

  /// The folder of libraries, such as `Pods`, that a path lies in below the folders that were named; nil where it
  /// lies in none.
  private static func foreignFolder(of path: DocumentPath, below named: [String]) -> String? {
    let around = named.map { DocumentPath($0) }.filter { path.isInside($0) }
    let depth = around.map(\.parts.count).max() ?? 0
    return path.parts.dropFirst(depth).dropLast().map(String.init)
      .first(where: SettingsFiles.foreignFolders.contains)
  }

  /// Why nothing is left of what paths name: nothing is there, or the settings leave it out.
  static func nothingKept(of paths: [String]) throws -> any Error {
    let found = try DocumentSearch.files(paths)
    let count = found.count
    guard count > 0 else { return WorkspaceError.nothingFound(paths: paths) }
    guard found.contains(where: { foreignFolder(of: DocumentPath($0), below: paths) == nil }) else {
      return CommandError.needsOne(
        "\(counted(count, "document")) here, all of libraries; name their folder to look at them")
    }
    guard found.contains(where: { !DocumentPath($0).isInExport }) else {
      return CommandError.needsOne(
        "\(counted(count, "document")) here, all in exports for translators (.xcloc); name one to look at it"
      )
    }
    return CommandError.needsOne(
      "\(ProjectSettings.fileName) leaves out \(count == 1 ? "the only document" : "all \(count) documents") "
        + "here; name a file, or change [paths]")
  }

  /// Says that documents in exports for translators were passed over.
  static func tellExports(_ count: Int) {
    guard let note = exportNote(count) else { return }
    Links.tellOnce("note: \(note)")
  }

  /// The same as a sentence; nil where there is nothing to say.
  static func exportNote(_ count: Int) -> String? {
    count == 0
      ? nil
      : "\(counted(count, "document")) in exports for translators (.xcloc) left out; name one to look at it"
  }
}
