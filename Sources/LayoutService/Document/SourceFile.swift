public import LayoutModel

/// A file of the outside world: a name, and a way to its bytes.
///
/// The bytes are asked for when they are needed: a thousand files are never in memory at once.
public struct SourceFile: Sendable {
  /// As it is to be reported, or relative to the root of the tree when it is to be committed.
  public var path: DocumentPath
  /// Reads the bytes; throws a sentence that says why it could not.
  public var read: @Sendable () throws(FileProblem) -> [UInt8]

  public init(path: DocumentPath, read: @escaping @Sendable () throws(FileProblem) -> [UInt8]) {
    self.path = path
    self.read = read
  }

  /// A file that is in memory already.
  public init(path: DocumentPath, bytes: [UInt8]) {
    self.init(path: path, read: { () throws(FileProblem) in bytes })
  }
}

/// A file that could not be read or written, with the system's reason.
public struct FileProblem: Error, Sendable, Hashable, CustomStringConvertible {
  public var path: String
  public var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
  public var description: String { "\(path): \(reason)" }
}
