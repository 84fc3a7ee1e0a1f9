package import LayoutModel

extension DocumentStore {
  /// Whether a branch or tag may have this name, apart from its being taken.
  package static func isName(_ name: String) -> Bool { (try? Lanes.check(name)) != nil }

  /// Whether a document may have this path.
  package static func isPath(_ path: DocumentPath) -> Bool {
    (try? DocumentTree.check(path)) != nil
  }
}
