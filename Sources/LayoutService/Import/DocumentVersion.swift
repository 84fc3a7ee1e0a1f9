internal import LayoutModel
internal import LayoutStore
internal import Synchronization

/// One version of a file, read as a document once, by whoever needs it first.
final class DocumentVersion: Sendable {
  let path: DocumentPath
  let bytes: [UInt8]
  let digest: ContentHash
  /// The sizes and fonts declared for it in its revision.
  let overrides: LayoutOverrides
  private let reading = Mutex<ReadDocument?>(nil)
  private let sceneKeys = Mutex<[ObjectID: ContentHash]?>(nil)

  init(path: DocumentPath, bytes: [UInt8], overrides: LayoutOverrides) {
    self.path = path
    self.bytes = bytes
    self.overrides = overrides
    digest = ContentHash(of: bytes)
  }

  var document: ReadDocument {
    reading.withLock { known in
      if let known { return known }
      let read = ReadDocument(path: path, bytes: bytes, overrides: overrides)
      known = read
      return read
    }
  }

  /// The keys of its scenes that can be solved.
  func keys(by keys: SceneKeys) -> [ObjectID: ContentHash] {
    let document = document
    return sceneKeys.withLock { known in
      if let known { return known }
      let made = Dictionary(
        document.tasks(for: document.solvableScenes).map { ($0.scene.id, keys.key(of: $0)) },
        uniquingKeysWith: { _, last in last })
      known = made
      return made
    }
  }
}
