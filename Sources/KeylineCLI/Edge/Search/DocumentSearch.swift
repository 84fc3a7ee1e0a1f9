import LayoutModel
import LayoutService

/// Finds the documents that a user's paths stand for.
enum DocumentSearch {
  /// The documents among files and in folders.
  /// - Throws: `nothingFound` where there is none.
  static func some(_ paths: [String]) throws -> [String] {
    let found = try files(paths)
    guard !found.isEmpty else { throw WorkspaceError.nothingFound(paths: paths) }
    return found
  }

  /// The files named, and every `.xib` and `.storyboard` in the folders named, in that order.
  ///
  /// Paths come back as they were given, with what was found below a folder appended. Folders whose
  /// name begins with a dot are passed over, as are links; a link to a document is reported. A file
  /// that is named is taken whatever its name; what cannot be found is an error that names it.
  /// - Parameter withDeclarations: folders give their files of declarations and tables of
  ///   translations too.
  static func files(_ paths: [String], withDeclarations: Bool = false) throws -> [String] {
    var found: [String] = []
    var seen: Set<DocumentPath> = []
    for path in paths {
      switch Disk.kind(of: path) {
      case .folder:
        for file in try inside(path, withDeclarations)
        where seen.insert(DocumentPath(file)).inserted {
          found.append(file)
        }
      case .missing where VersionedPath(path) != nil:
        if seen.insert(DocumentPath(path)).inserted { found.append(path) }
      case .missing: _ = try Disk.read(path)
      default: if seen.insert(DocumentPath(path)).inserted { found.append(path) }
      }
    }
    guard withDeclarations else { return found }
    let wanted = Set(FileRole.layoutFiles(among: found.map { DocumentPath($0) }))
    return found.filter { wanted.contains(DocumentPath($0)) }
  }

  private static func inside(_ folder: String, _ withDeclarations: Bool) throws -> [String] {
    var found: [String] = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      var folders: [String] = []
      for name in try Disk.names(in: next) where name.utf8.first != UInt8(ascii: ".") {
        let path = Paths.join(next, name)
        switch Disk.kind(of: path) {
        case .file:
          let isWanted =
            Paths.isDocument(name)
            || (withDeclarations && FileRole(DocumentPath(path)) != .document)
          guard isWanted else { continue }
          if Disk.isLink(path) { Links.tellPassedOver(path) } else { found.append(path) }
        case .folder: if !Disk.isLink(path) { folders.append(path) }
        default: continue
        }
      }
      waiting.append(contentsOf: folders.reversed())
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A file of the disk; one of declarations comes with the metrics of its font files.
  ///
  /// A document of a revision (``VersionedPath``) comes under its own path.
  static func source(_ path: String, as name: DocumentPath? = nil) -> SourceFile {
    if let version = VersionedPath(path) {
      return SourceFile(path: name ?? version.path) { () throws(FileProblem) in
        try version.read()
      }
    }
    let file = SourceFile(path: name ?? DocumentPath(path)) { () throws(FileProblem) in
      try Disk.read(path)
    }
    return OverridesFile.isOne(file.path) ? declarations(file, at: path) : file
  }

  /// A file of declarations of any name.
  static func declarations(_ path: String) -> SourceFile {
    declarations(
      SourceFile(path: DocumentPath(path)) { () throws(FileProblem) in try Disk.read(path) },
      at: path)
  }

  private static func declarations(_ file: SourceFile, at path: String) -> SourceFile {
    let folder = Paths.folder(of: Paths.absolute(path, in: OwnProcess.folder))
    return file.resolvingFonts { font throws(FileProblem) in
      do throws(FileProblem) {
        return try Disk.read(Paths.absolute(font, in: folder), limit: OverridesFile.greatestFont)
      } catch {
        throw FileProblem(path: font, reason: error.reason)
      }
    }
  }
}
