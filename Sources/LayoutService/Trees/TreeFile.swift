internal import LayoutModel
internal import LayoutStore

/// A file of one state of a tree: its path, and a way to its bytes.
struct TreeFile: Sendable {
  let path: DocumentPath
  /// A mark that stands for its bytes without reading them; nil where there is none.
  let mark: Mark?
  /// Its bytes can still be corrected: what is wrong with declarations is an error. What history holds
  /// declares nothing where it cannot be read.
  let isCorrectable: Bool
  /// Reads the bytes; those of declarations come with the metrics of the font files they name.
  let read: @Sendable () throws -> [UInt8]

  /// A name of bytes: two files with equal marks have equal bytes.
  enum Mark: Sendable, Hashable {
    /// Their SHA-256.
    case content(ContentHash)
    /// The id that git gives them.
    case blob(String)
  }

  init(
    path: DocumentPath, mark: Mark?, isCorrectable: Bool = false,
    read: @escaping @Sendable () throws -> [UInt8]
  ) {
    self.path = path
    self.mark = mark
    self.isCorrectable = isCorrectable
    self.read = read
  }

  /// A file of the outside world.
  init(_ file: SourceFile) {
    self.init(path: file.path, mark: nil, isCorrectable: true, read: file.read)
  }

  /// The same for whoever takes files of the outside world.
  var source: SourceFile {
    let (path, read) = (path, read)
    return SourceFile(path: path) { () throws(FileProblem) in
      do {
        return try read()
      } catch let problem as FileProblem {
        throw problem
      } catch {
        throw FileProblem(path: path.text, reason: "\(error)")
      }
    }
  }

  /// Whether its bytes are those of another file, by both marks or by what `bytes` reads of the other.
  func holds(the other: TreeFile, _ bytes: () throws -> [UInt8]) throws -> Bool {
    switch (mark, other.mark) {
    case (.content(let own)?, .content(let its)?): own == its
    case (.blob(let own)?, .blob(let its)?): own == its
    case (.content(let own)?, _): own == ContentHash(of: try bytes())
    default: try read() == bytes()
    }
  }
}
