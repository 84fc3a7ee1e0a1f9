import LayoutModel
import LayoutService
import LayoutSettings

/// The folder whose settings, Xcode projects and acceptances count for some documents.
///
/// It is the nearest folder, from the documents up, with a store or a git repository. Where there is none, it is
/// the nearest with a `keyline.toml` or acceptances; else the nearest with an Xcode project; else the folder of the
/// documents.
struct TreeRoot: Sendable {
  let folder: String
  /// Folders below the root in which Xcode projects are looked for.
  private static let deepest = 3

  /// The root of the tree that the current folder lies in.
  static var here: TreeRoot { TreeRoot(above: OwnProcess.folder) }

  /// The root of the tree that documents and folders of the command line lie in.
  init(of paths: [String]) {
    let folders = paths.map { path in
      let full = Paths.absolute(path, in: OwnProcess.folder)
      return Disk.kind(of: full) == .folder ? full : Paths.folder(of: full)
    }
    guard let first = folders.first else {
      self = .here
      return
    }
    let common = Paths.upwards(from: first).first { around in
      folders.allSatisfy { Paths.relative($0, to: around) != nil }
    }
    self.init(above: common ?? first)
  }

  private init(above folder: String) {
    let around = Array(Paths.upwards(from: folder))
    self.folder =
      around.first(where: Self.isRoot) ?? around.first(where: Self.hasSettings)
      ?? around.first(where: Self.hasProject) ?? folder
  }

  /// Whether a store or a git repository lies in a folder.
  static func isRoot(_ folder: String) -> Bool {
    Disk.kind(of: StorePlace.file(below: folder)) == .file
      || Disk.kind(of: Paths.join(folder, ".git")) != .missing
  }

  private static func hasSettings(_ folder: String) -> Bool {
    [ProjectSettings.fileName, AcceptanceFile.path.text].contains {
      Disk.kind(of: Paths.join(folder, $0)) != .missing
    }
  }

  /// Whether an Xcode project lies in a folder, or the file that XcodeGen makes one from.
  private static func hasProject(_ folder: String) -> Bool {
    ((try? Disk.names(in: folder)) ?? []).contains {
      $0.hasSuffix(".xcodeproj") || $0 == SettingsFiles.generated
    }
  }

  /// Whether there are files that can say anything else than the commits of git; a bare repository has none.
  var hasWorkingFiles: Bool { Disk.kind(of: Paths.join(folder, ".git")) != .missing }

  /// A path of the command line from the root; as it is where it lies outside.
  var fromRoot: @Sendable (DocumentPath) -> DocumentPath {
    let current = OwnProcess.folder
    return { path in
      Paths.relative(Paths.absolute(path.text, in: current), to: folder).map { DocumentPath($0) }
        ?? path
    }
  }

  /// The files of settings below the root; a file that was named has to be there.
  func settings(_ named: String? = nil) -> SettingsFiles {
    SettingsFiles(
      read: { path in
        if let named, path == DocumentPath(named) { return try Disk.read(named) }
        let absolute = Paths.absolute(path.text, in: folder)
        // What is there and is no file is an error, and so is a link to nothing.
        let isThere = Disk.kind(of: absolute) != .missing || Disk.isLink(absolute)
        return isThere ? try Disk.read(absolute) : nil
      },
      projects: projects)
  }

  /// Folders that cannot be read have no projects for us.
  @Sendable private func projects() -> [DocumentPath] {
    var found: [DocumentPath] = []
    var waiting = [(path: folder, depth: 0)]
    while let (around, depth) = waiting.popLast() {
      for name in (try? Disk.names(in: around)) ?? [] where !name.hasPrefix(".") {
        let path = Paths.join(around, name)
        if name.hasSuffix(".xcodeproj") {
          let project = Paths.join(path, "project.pbxproj")
          guard Disk.kind(of: project) == .file, let name = Paths.relative(project, to: folder),
            SettingsFiles.isProject(DocumentPath(name))
          else { continue }
          found.append(DocumentPath(name))
        } else if name == SettingsFiles.generated {
          if Disk.kind(of: path) == .file, let name = Paths.relative(path, to: folder) {
            found.append(DocumentPath(name))
          }
        } else if depth < Self.deepest, !name.contains("."),
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
