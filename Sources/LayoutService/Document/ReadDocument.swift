internal import LayoutFormats
internal import LayoutModel
internal import LayoutStore

/// A document's bytes with their reading, or the reason why there is none.
struct ReadDocument: Sendable {
  let path: String
  let bytes: [UInt8]
  /// nil when the bytes could not be read as a document.
  let document: Document?
  let status: DocumentStatus

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    do throws(FormatError) {
      document = try DocumentFormats.read(bytes, path: path)
      status = .parsed
    } catch {
      document = nil
      status = .kept(reason: error.description)
    }
  }

  /// The scenes the engine solves: none of a document kept as bytes or of another platform.
  var solvableScenes: [Scene] {
    guard let document, document.reasonNotSolved == nil else { return [] }
    return document.scenes
  }

  /// Why the document has no layouts; nil when it has.
  var reasonNotSolved: String? {
    if case .kept(let reason) = status { return reason }
    return document?.reasonNotSolved
  }

  /// The ids of all its views.
  var viewIDs: Set<ObjectID> {
    var ids: Set<ObjectID> = []
    var waiting = document?.scenes.map(\.root) ?? []
    while let view = waiting.popLast() {
      ids.insert(view.id)
      waiting.append(contentsOf: view.subviews)
    }
    return ids
  }
}
