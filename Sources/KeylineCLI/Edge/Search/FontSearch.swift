import LayoutModel
import LayoutService
import LayoutSettings

/// Finds the font files that lie in the tree of a document on the disk.
struct FontSearch {
  private let current: String
  /// By root.
  private var shelves: [String: FontShelf] = [:]
  /// By folder.
  private var surroundings: [String: Surrounding] = [:]

  /// The nearest folders that could be the root of a tree.
  private struct Surrounding {
    var top: String?
    var project: String?
  }

  init(current: String = OwnProcess.folder) { self.current = current }

  /// The declarations of a document with the fonts of its tree that it names.
  mutating func completing(_ declared: LayoutOverrides, for path: String) -> LayoutOverrides {
    let root = root(of: Paths.folder(of: Paths.absolute(path, in: current)))
    let shelf = shelf(at: root)
    let record = Paths.join(root, OverridesFile.foundFontsName)
    let hasRecord = Disk.kind(of: record) == .file
    guard !shelf.isEmpty || hasRecord, let document = try? Disk.read(path) else { return declared }
    var completed = declared.completed(from: shelf, for: document)
    if hasRecord, let kept = try? SolveOptions.overrides(from: DocumentSearch.source(record)) {
      completed.fonts.merge(kept.fonts) { known, _ in known }
    }
    return completed
  }

  private mutating func shelf(at root: String) -> FontShelf {
    if let known = shelves[root] { return known }
    let shelf = Self.shelf(below: root)
    shelves[root] = shelf
    return shelf
  }

  /// The font files below a folder, by their paths from there.
  static func shelf(below root: String) -> FontShelf {
    FontShelf(
      files(below: root).map { path in
        SourceFile(path: DocumentPath(path)) { () throws(FileProblem) in
          do throws(FileProblem) {
            return try Disk.read(Paths.join(root, path), limit: OverridesFile.greatestFont)
          } catch {
            throw FileProblem(path: path, reason: error.reason)
          }
        }
      })
  }

  /// The root of the tree a folder lies in: the nearest with a store or a git repository, else the
  /// nearest with an Xcode project, else the folder itself.
  private mutating func root(of folder: String) -> String {
    let above = surroundings(of: folder)
    return above.top ?? above.project ?? folder
  }

  private mutating func surroundings(of folder: String) -> Surrounding {
    if let known = surroundings[folder] { return known }
    var found = Surrounding()
    if TreeRoot.isRoot(folder) {
      found.top = folder
    } else if folder != "/" {
      found = surroundings(of: Paths.folder(of: folder))
      if found.top == nil, Self.hasProject(folder) { found.project = folder }
    }
    surroundings[folder] = found
    return found
  }

  private static func hasProject(_ folder: String) -> Bool {
    ((try? Disk.names(in: folder)) ?? []).contains { $0.hasSuffix(".xcodeproj") }
  }

  /// A tree of documents: the fonts in it and those that its apps register.
  struct Tree {
    var shelf: FontShelf
    /// By the path of the Info.plist, the files it names under `UIAppFonts`.
    var registered: [String: [String]] = [:]
  }

  /// The trees that documents lie in.
  static func trees(of documents: [String]) -> [Tree] {
    var search = FontSearch()
    let roots = Set(
      documents.map { search.root(of: Paths.folder(of: Paths.absolute($0, in: search.current))) })
    return roots.sorted().map { root in
      var tree = Tree(shelf: search.shelf(at: root))
      for path in files(below: root, where: AppFonts.isInfoPlist) {
        guard let bytes = try? Disk.read(Paths.join(root, path)) else { continue }
        let names = AppFonts.files(inInfoPlist: bytes)
        if !names.isEmpty { tree.registered[path] = names }
      }
      return tree
    }
  }

  /// The most folders that are looked into: an answer should not wait for a disk.
  private static let mostFolders = 20_000

  private static func files(
    below root: String, where isWanted: (DocumentPath) -> Bool = FileRole.isFont
  ) -> [String] {
    var found: [String] = []
    var waiting = [""]
    var count = 0
    while let folder = waiting.popLast(), count < mostFolders {
      count += 1
      let names = (try? Disk.names(in: folder.isEmpty ? root : Paths.join(root, folder))) ?? []
      for name in names where !name.hasPrefix(".") {
        let path = Paths.join(folder, name)
        if isWanted(DocumentPath(path)) {
          let file = Paths.join(root, path)
          if Disk.kind(of: file) == .file, !Disk.isLink(file) { found.append(path) }
        } else if mayBeFolder(name) {
          let absolute = Paths.join(root, path)
          if Disk.kind(of: absolute) == .folder, !Disk.isLink(absolute) { waiting.append(path) }
        }
      }
    }
    return found
  }

  /// Whether to ask the disk: most names with a point in them are those of files.
  private static func mayBeFolder(_ name: String) -> Bool {
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return true }
    let end = name.utf8[point...].dropFirst()
    return end.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      || ["bundle", "lproj", "framework", "app"].contains(String(Substring(end)))
      || end.contains(UInt8(ascii: " "))
  }
}
