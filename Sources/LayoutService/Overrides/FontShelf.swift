internal import FontFiles
package import LayoutEngine
package import LayoutModel
internal import LayoutSettings
internal import LayoutStore
internal import Synchronization

/// The font files that lie in a tree: a document that names one of their fonts is measured by it,
/// without a declaration.
///
/// Of several files with a font of the same name the app's own comes before one that others brought
/// (`Pods`, `Carthage`), then the one fewer folders deep, then the first by path. What cannot be read
/// as a font, such as the stand-in of a file that git keeps elsewhere, has no fonts. Files are read
/// when the first name is asked for.
package final class FontShelf: Sendable {
  private let files: [SourceFile]
  private let contents = Mutex<Contents?>(nil)

  private struct Contents {
    /// The file of each name, in the order of `files`.
    var places: [String: Int] = [:]
    var problems: [FileProblem] = []
    var read: [String: FoundFont?] = [:]
  }

  package init(_ files: [SourceFile]) {
    let named = files.filter { file in file.path.text.utf8.allSatisfy { $0 >= 0x20 } }
    self.files = named.sorted { Self.rank($0.path) < Self.rank($1.path) }
  }

  private struct Rank: Comparable {
    var isForeign: Bool
    var depth: Int
    var path: DocumentPath

    static func < (left: Rank, right: Rank) -> Bool {
      if left.isForeign != right.isForeign { return right.isForeign }
      if left.depth != right.depth { return left.depth < right.depth }
      return left.path < right.path
    }
  }

  private static func rank(_ path: DocumentPath) -> Rank {
    Rank(
      isForeign: path.parts.contains { SettingsFiles.foreignFolders.contains(String($0)) },
      depth: path.parts.count, path: path)
  }

  package var isEmpty: Bool { files.isEmpty }
  /// The font files, the first to be asked first.
  package var paths: [DocumentPath] { files.map(\.path) }

  /// The fonts of the tree that a text names in quotes, as documents of every format do.
  package func names(in document: [UInt8]) -> Set<String> {
    guard !isEmpty else { return [] }
    let known = withContents { $0.places }
    var names: Set<String> = []
    var start: Int?
    for (place, byte) in document.enumerated() where byte == UInt8(ascii: "\"") {
      // What stands between two quotes may also stand between two quoted texts: none of those is
      // the name of a font.
      if let start, place - start <= Self.longestName,
        let name = String(validating: document[(start + 1)..<place], as: UTF8.self),
        known[name] != nil
      {
        names.insert(name)
      }
      start = place
    }
    return names
  }

  private static let longestName = 128

  /// The font of that name, read from its file; nil where no file has it.
  package func font(named name: String) -> FoundFont? {
    withContents { contents in
      if let known = contents.read[name] { return known }
      let found = contents.places[name].flatMap { Self.read(name, from: files[$0]) }
      contents.read[name] = .some(found)
      return found
    }
  }

  /// The font files that could not be read, each with the reason.
  package var problems: [FileProblem] { withContents { $0.problems } }

  private static func read(_ name: String, from file: SourceFile) -> FoundFont? {
    guard let bytes = try? file.read(), let read = try? FontFile(bytes, named: name) else {
      return nil
    }
    var font = DeclaredFont(read)
    font.file = file.path.text
    return FoundFont(name: name, digest: ContentHash(of: bytes).description, font: font)
  }

  private func withContents<Value>(_ body: (inout Contents) -> Value) -> Value {
    contents.withLock { contents in
      var known = contents ?? listed()
      defer { contents = known }
      return body(&known)
    }
  }

  private func listed() -> Contents {
    var contents = Contents()
    for (number, file) in files.enumerated() {
      do {
        let names = try FontFile.postScriptNames(in: try file.read())
        for name in names where contents.places[name] == nil { contents.places[name] = number }
      } catch let error as FontFileError {
        contents.problems.append(FileProblem(path: file.path.text, reason: error.description))
      } catch let error as FileProblem {
        contents.problems.append(error)
      } catch {
        contents.problems.append(FileProblem(path: file.path.text, reason: "\(error)"))
      }
    }
    return contents
  }
}

extension FontShelf {
  /// The record of the tree's fonts that a revision keeps, in the words of a file of declarations; nil
  /// where no document names one.
  ///
  /// - Parameters:
  ///   - documents: all of the tree, each with the fonts that are declared for it already.
  ///   - kept: a record that lies in the tree itself. Of fonts without a file there, what it says
  ///     stays.
  /// - Throws: `OverridesError` where that record cannot be read.
  package func record(
    of documents: some Sequence<(bytes: [UInt8], declared: Set<String>)>, kept: [UInt8]? = nil
  ) throws -> [UInt8]? {
    var wanted: Set<String> = []
    if !isEmpty {
      for document in documents {
        wanted.formUnion(names(in: document.bytes).subtracting(document.declared))
      }
    }
    return try record(naming: wanted, kept: kept)
  }

  /// The same for the names of fonts that documents have and that nothing declares.
  func record(naming wanted: Set<String>, kept: [UInt8]? = nil) throws -> [UInt8]? {
    var found: [String: FoundFont] = [:]
    for name in wanted { found[name] = font(named: name) }
    let path = OverridesFile.foundFontsName
    for font in try kept.map({ try OverridesReader.foundFonts(in: $0, path: path) }) ?? []
    where found[font.name] == nil {
      found[font.name] = font
    }
    return found.isEmpty ? nil : OverridesReader.record(of: Array(found.values))
  }
}

extension LayoutOverrides {
  /// The declarations with fonts in which nothing else is declared.
  func completed(with found: [String: DeclaredFont]) -> LayoutOverrides {
    guard !found.isEmpty else { return self }
    var completed = self
    completed.fonts.merge(found) { declared, _ in declared }
    return completed
  }

  /// The declarations, completed by those fonts of the document's tree that it names.
  package func completed(from shelf: FontShelf, for document: [UInt8]) -> LayoutOverrides {
    var found: [String: DeclaredFont] = [:]
    for name in shelf.names(in: document) where fonts[name] == nil {
      found[name] = shelf.font(named: name)?.font
    }
    return completed(with: found)
  }
}
