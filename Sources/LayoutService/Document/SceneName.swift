public import LayoutModel

/// A scene as people name it: by its root's id, or by its title.
public struct SceneName: Sendable, Hashable, CustomStringConvertible {
  private let text: String

  /// An id or a title, as it was given.
  public init(_ text: String) { self.text = text }

  /// The scene of that id.
  public init(_ id: ObjectID) { text = id.rawValue }

  public var description: String { text }

  func matches(_ scene: Scene) -> Bool { text == scene.id.rawValue || text == scene.title }
}

extension Document {
  /// The scenes of a name.
  /// - Throws: ``WorkspaceError/unknownScene(_:known:)`` where there is none.
  func scenes(named name: SceneName) throws(WorkspaceError) -> [Scene] {
    let found = scenes.filter(name.matches)
    guard !found.isEmpty else {
      throw .unknownScene(name.description, known: scenes.map { $0.id.rawValue })
    }
    return found
  }
}
