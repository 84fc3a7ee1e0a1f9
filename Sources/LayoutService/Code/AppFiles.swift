package import LayoutModel

/// The files of an app beside its documents, wherever they are: on disk or in git. They are listed
/// and read when something is asked of them.
package struct AppFiles: Sendable {
  /// A file by its path from the root of the tree.
  package struct Entry: Sendable, Hashable {
    package var path: DocumentPath
    /// The id that git gives to its bytes: files with the same id are read once. nil = not known.
    package var blob: String?
  }

  /// Every file of the tree; what is no source may be left out.
  package var list: @Sendable () throws -> [Entry]
  /// Hands on the bytes of files, each with its position; a file that cannot be read is left out.
  package var read: @Sendable (_ files: [Entry], _ take: (Int, [UInt8]) -> Void) throws -> Void

  package init(
    list: @escaping @Sendable () throws -> [Entry],
    read: @escaping @Sendable (_ files: [Entry], _ take: (Int, [UInt8]) -> Void) throws -> Void
  ) {
    self.list = list
    self.read = read
  }

  /// Files that are read one by one, such as those of a folder.
  package init(
    list: @escaping @Sendable () throws -> [Entry],
    bytes: @escaping @Sendable (DocumentPath) throws -> [UInt8]?
  ) {
    self.list = list
    read = { files, take in
      for (position, file) in files.enumerated() {
        if let bytes = (try? bytes(file.path)) ?? nil { take(position, bytes) }
      }
    }
  }
}
