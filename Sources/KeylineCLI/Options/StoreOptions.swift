import ArgumentParser
import LayoutModel
import LayoutService
import LayoutSettings

/// Where the store is.
struct StoreOptions: ParsableArguments {
  @Option(
    help: .value(
      "path", "The store's file; else $KEYLINE_STORE, else .keyline/store.sqlite here or above."),
    completion: .file())
  var store: String?

  /// The place of the store; nil when none is named and none is found.
  func find() -> StorePlace? { StorePlace.find(store) }

  func require() throws -> StorePlace {
    guard let place = find() else { throw CommandError.noStore(OwnProcess.folder) }
    return place
  }

  func open(for access: Workspace.Access) throws -> (workspace: Workspace, place: StorePlace) {
    let place = try require()
    // Whoever reads only sees the files as they are by now.
    try place.settle(on: Console(environment: OwnProcess.variables), isWaiting: access == .writing)
    return (try place.workspace(for: access), place)
  }
}

/// A store's file and the tree of documents it belongs to.
struct StorePlace {
  static let folderName = ".keyline"
  static let fileName = "store.sqlite"

  /// The store's file of a tree whose root is `folder`.
  static func file(below folder: String) -> String {
    Paths.join(Paths.join(folder, folderName), fileName)
  }

  /// The store's file, absolute.
  let path: String
  /// The folder that document paths are relative to: where `.keyline` lies, or, for a store that
  /// lies elsewhere, the current folder.
  let root: String
  /// The folder that paths on the command line are relative to.
  let current: String

  /// The store's file, named or found here or above; nil when none is.
  static func find(_ named: String? = nil) -> StorePlace? {
    let folder = OwnProcess.folder
    if let named = named ?? OwnProcess.variable("KEYLINE_STORE") {
      return StorePlace(path: Paths.absolute(named, in: folder), current: folder)
    }
    return Paths.upwards(from: folder).lazy.map(file(below:))
      .first { Disk.kind(of: $0) == .file }.map { StorePlace(path: $0, current: folder) }
  }

  /// Opens it; names of the git repository around the documents name revisions too.
  func workspace(for access: Workspace.Access) throws -> Workspace {
    try Workspace(path: path, for: access, repository: root)
  }

  init(path: String, current: String) {
    self.path = path
    self.current = current
    let folder = Paths.folder(of: path)
    let isUsual = folder.hasSuffix("/" + Self.folderName)
    root = isUsual ? Paths.folder(of: folder) : current
  }

  /// A path of the command line, relative to the root.
  func relative(_ path: String) throws -> DocumentPath {
    let absolute = Paths.absolute(path, in: current)
    guard let relative = Paths.relative(absolute, to: root) else {
      throw CommandError.outsideTree(path: path, root: root)
    }
    return DocumentPath(relative)
  }

  /// What `paths` stand for on the disk: files, folders searched whole, stored files that are gone.
  ///
  /// The files of declarations that count for them come along. Without paths: everything below the
  /// root.
  /// - Parameter scope: of what folders hold, the paths that are looked at.
  func tree(
    _ paths: [String], stored: [DocumentPath], scope: PathScope = PathScope()
  ) throws -> WorkTree {
    var tree = WorkTree(files: [])
    tree.isIgnored = { !scope.takes($0) }
    let root = root
    tree.isThere = { path in
      let absolute = Paths.join(root, path.text)
      return Disk.kind(of: absolute) == .file && !Disk.isLink(absolute)
    }
    var exports = 0
    for path in paths.isEmpty ? [root] : paths {
      let name = try relative(path)
      let absolute = Paths.absolute(path, in: current)
      switch try kind(of: name, at: absolute, stored) {
      case .folder:
        tree.folders.append(name)
        for file in try DocumentSearch.files([absolute], withDeclarations: true) {
          let below = DocumentPath(Paths.relative(file, to: root) ?? file)
          guard scope.takes(below) || name.isInExport else {
            if below.isInExport, Paths.isDocument(file) { exports += 1 }
            continue
          }
          tree.files.append(DocumentSearch.source(file, as: below))
        }
      case .missing where stored.contains(name): tree.missing.append(name)
      case .missing where stored.contains { $0.isInside(name) }: tree.folders.append(name)
      case .missing: _ = try Disk.read(path)
      default: tree.files.append(DocumentSearch.source(absolute, as: name))
      }
      for folder in OverridesFile.folders(of: name) {
        addDeclarations(in: folder, to: &tree, stored: stored)
      }
      if Disk.kind(of: absolute) == .file, !Disk.isLink(absolute) {
        try addTables(of: absolute, named: name, to: &tree, stored: stored)
      }
    }
    SettingsSearch.tellExports(exports)
    return try recordingFonts(of: tree, stored: stored)
  }

  /// What lies at a path of the tree, where links are nothing: a document that became one is gone.
  /// - Throws: for a link that no document was, and for what lies beyond one.
  private func kind(
    of name: DocumentPath, at absolute: String, _ stored: [DocumentPath]
  ) throws(FileProblem) -> Disk.Kind {
    guard !name.isEmpty else { return Disk.kind(of: absolute) }
    if let link = Links.onTheWay(to: name, below: root) {
      throw FileProblem(path: name.text, reason: "lies beyond the symbolic link \(link)")
    }
    guard Disk.isLink(absolute) else { return Disk.kind(of: absolute) }
    guard stored.contains(name) else {
      throw FileProblem(
        path: name.text, reason: "is a symbolic link; links are not followed, as in git")
    }
    Links.tellPassedOver(absolute)
    return .missing
  }

  /// Whether a file of the tree lies on the disk itself. A link does not, and is reported.
  private func isFile(_ name: DocumentPath) -> Bool {
    let absolute = Paths.join(root, name.text)
    guard Disk.kind(of: absolute) == .file, Links.onTheWay(to: name, below: root) == nil else {
      return false
    }
    guard Disk.isLink(absolute) else { return true }
    Links.tellPassedOver(absolute)
    return false
  }

  /// The tree with a record of the fonts below the root that any document below it names: the same
  /// whatever paths were named.
  private func recordingFonts(of tree: WorkTree, stored: [DocumentPath]) throws -> WorkTree {
    let path = DocumentPath(OverridesFile.foundFontsName)
    let shelf = FontSearch.shelf(below: root)
    let isOnDisk = isFile(path)
    guard !shelf.isEmpty || isOnDisk || stored.contains(path) else { return tree }
    let whole = WorkTree(
      files: try DocumentSearch.files([root], withDeclarations: true).map {
        DocumentSearch.source($0, as: DocumentPath(Paths.relative($0, to: root) ?? $0))
      })
    var tree = tree
    tree.files.removeAll { $0.path == path }
    if let record = whole.recordingFonts(shelf).files.first(where: { $0.path == path }) {
      tree.files.append(record)
    } else if stored.contains(path) {
      tree.missing.append(path)
    }
    return tree
  }

  /// The translations of a document that was named by itself.
  private func addTables(
    of document: String, named name: DocumentPath, to tree: inout WorkTree, stored: [DocumentPath]
  ) throws {
    var known = Set(tree.files.map(\.path))
    for table in try TableSearch.files(for: [document]) {
      let path = DocumentPath(Paths.relative(table.path.text, to: root) ?? table.path.text)
      guard isFile(path), known.insert(path).inserted else { continue }
      tree.files.append(DocumentSearch.source(table.path.text, as: path))
    }
    tree.missing += TablePlaces.tables(of: name, among: stored).filter {
      !known.contains($0) && !tree.missing.contains($0)
    }
  }

  private func addDeclarations(
    in folder: DocumentPath, to tree: inout WorkTree, stored: [DocumentPath]
  ) {
    let name = OverridesFile.path(in: folder)
    guard !tree.files.contains(where: { $0.path == name }) else { return }
    if isFile(name) {
      tree.files.append(DocumentSearch.source(Paths.join(root, name.text), as: name))
    } else if stored.contains(name) {
      tree.missing.append(name)
    }
  }
}

/// What is wrong with a command's surroundings.
enum CommandError: Error, CustomStringConvertible {
  case noStore(String)
  case outsideTree(path: String, root: String)
  case noAuthor
  case badDate(String)
  /// No day on which an acceptance may end.
  case badDay(String)
  case badParameter(String)
  case needsOne(String)
  /// Options of which only one can be given.
  case exclude(String, String)

  var description: String {
    switch self {
    case .noStore(let folder):
      "no store in \(folder) or above it; `keyline init` makes one"
        + (SettingsSearch.isInGit
          ? "; check, diff, query, history and bisect read the history of git instead with --git"
          : "")
    case .outsideTree(let path, let root):
      "\(path) is outside of \(root), whose documents the store holds; name a path inside, or "
        + "use --store"
    case .noAuthor: "who commits? give --author \"Name <address>\" or set KEYLINE_AUTHOR"
    case .badDate(let text):
      "\"\(text)\" is no date; give 2026-01-31, 2026-01-31T12:00:00Z or seconds since 1970"
    case .badDay(let text): "\"\(text)\" is no day; give one such as 2027-03-01"
    case .badParameter(let text): "\"\(text)\" is no parameter; give name=value"
    case .needsOne(let text): text
    case .exclude(let first, let second):
      "\(first) and \(second) exclude each other; give one of them"
    }
  }
}
