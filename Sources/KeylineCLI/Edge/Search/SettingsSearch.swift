import LayoutModel
import LayoutService
import LayoutSettings

/// Finds the settings that count in the current folder.
enum SettingsSearch {
  /// Folders below the root in which Xcode projects are looked for.
  private static let deepest = 3

  /// The settings of the tree here, or those of a file that was named.
  static func load(_ file: String? = nil) throws -> ProjectSettings {
    try ProjectSettings.load(files(file), file: DocumentPath(file ?? ProjectSettings.fileName))
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

  /// The disk below the root; a file that was named has to be there.
  static func files(_ named: String? = nil) -> SettingsFiles {
    let root = root
    return SettingsFiles(
      read: { path in
        if let named, path == DocumentPath(named) { return try Disk.read(named) }
        let absolute = Paths.absolute(path.text, in: root)
        // What is there and is no file is an error, and so is a link to nothing.
        let isThere = Disk.kind(of: absolute) != .missing || Disk.isLink(absolute)
        return isThere ? try Disk.read(absolute) : nil
      },
      projects: { projects(below: root) })
  }

  /// The nearest folder, from the current one up, with a store or a git repository; where there is
  /// none, the current one.
  static var root: String {
    let folder = OwnProcess.folder
    return Paths.upwards(from: folder).first(where: isRoot) ?? folder
  }

  /// Whether the current folder lies in a git repository.
  static var isInGit: Bool {
    Paths.upwards(from: OwnProcess.folder).contains {
      Disk.kind(of: Paths.join($0, ".git")) != .missing
    }
  }

  /// Whether a store or a git repository lies in a folder.
  static func isRoot(_ folder: String) -> Bool {
    Disk.kind(of: StorePlace.file(below: folder)) == .file
      || Disk.kind(of: Paths.join(folder, ".git")) != .missing
  }

  /// A path of the command line from the root; as it is where it lies outside.
  static var fromRoot: @Sendable (DocumentPath) -> DocumentPath {
    let (folder, root) = (OwnProcess.folder, root)
    return { path in
      Paths.relative(Paths.absolute(path.text, in: folder), to: root).map { DocumentPath($0) }
        ?? path
    }
  }

  /// The files that were named, and of those found in folders what the settings do not leave out.
  static func kept(_ files: [String], named: [String], by settings: ProjectSettings) -> [String] {
    let fromRoot = fromRoot
    let exports = named.map { DocumentPath($0) }.filter(\.isInExport)
    var left = 0
    let kept = files.filter { file in
      let path = DocumentPath(file)
      if named.contains(file) || settings.paths.takes(fromRoot(path)) { return true }
      guard path.isInExport, settings.paths.contains(fromRoot(path)) else { return false }
      if exports.contains(where: { path.isInside($0) }) { return true }
      left += 1
      return false
    }
    tellExports(left)
    return kept
  }

  /// Why nothing is left of what paths name: nothing is there, or the settings leave it out.
  static func nothingKept(of paths: [String]) throws -> any Error {
    let found = try DocumentSearch.files(paths)
    let count = found.count
    guard count > 0 else { return WorkspaceError.nothingFound(paths: paths) }
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

  /// Folders that cannot be read have no projects for us.
  private static func projects(below root: String) -> [DocumentPath] {
    var found: [DocumentPath] = []
    var waiting = [(path: root, depth: 0)]
    while let (folder, depth) = waiting.popLast() {
      for name in (try? Disk.names(in: folder)) ?? [] where !name.hasPrefix(".") {
        let path = Paths.join(folder, name)
        if name.hasSuffix(".xcodeproj") {
          let project = Paths.join(path, "project.pbxproj")
          guard Disk.kind(of: project) == .file, let name = Paths.relative(project, to: root),
            SettingsFiles.isProject(DocumentPath(name))
          else { continue }
          found.append(DocumentPath(name))
        } else if name == SettingsFiles.generated {
          if Disk.kind(of: path) == .file, let name = Paths.relative(path, to: root) {
            found.append(DocumentPath(name))
          }
        } else if depth < deepest, !name.contains("."),
          !SettingsFiles.foreignFolders.contains(name),
          Disk.kind(of: path) == .folder, !Disk.isLink(path)
        {
          waiting.append((path, depth + 1))
        }
      }
    }
    return found.sorted()
  }
}
