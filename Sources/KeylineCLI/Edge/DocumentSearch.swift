import LayoutService

/// Finds the documents that a user's paths stand for.
enum DocumentSearch {
  /// The files named, and every `.xib` and `.storyboard` in the folders named, in that order.
  ///
  /// Paths come back as they were given, with what was found below a folder appended. Folders whose
  /// name begins with a dot are passed over, as are links to folders. A file is taken whatever its
  /// name; what cannot be found is an error that names it.
  static func files(_ paths: [String]) throws -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for path in paths {
      switch Disk.kind(of: path) {
      case .folder:
        for file in try inside(path) where seen.insert(file).inserted { found.append(file) }
      case .missing: _ = try Disk.read(path)
      default: if seen.insert(path).inserted { found.append(path) }
      }
    }
    return found
  }

  private static func inside(_ folder: String) throws -> [String] {
    var found: [String] = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      var folders: [String] = []
      for name in try Disk.names(in: next) where !name.hasPrefix(".") {
        let path = Paths.join(next, name)
        switch Disk.kind(of: path) {
        case .file: if Paths.isDocument(name) { found.append(path) }
        case .folder: if !Disk.isLink(path) { folders.append(path) }
        default: continue
        }
      }
      waiting.append(contentsOf: folders.reversed())
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func source(_ path: String, as name: String? = nil) -> SourceFile {
    SourceFile(path: name ?? path) { () throws(FileProblem) in try Disk.read(path) }
  }
}
