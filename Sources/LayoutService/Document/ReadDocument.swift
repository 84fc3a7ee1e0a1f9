internal import LayoutEngine
internal import LayoutFormats
internal import LayoutModel
internal import LayoutStore

/// A document's bytes with their reading, or the reason why there is none.
struct ReadDocument: Sendable {
  let path: DocumentPath
  /// The bytes it was read from; a document that left the memory unpacks them each time.
  var bytes: [UInt8] {
    switch source {
    case .plain(let bytes): bytes
    case .packed(let packed): (try? packed.unpacked()) ?? []
    }
  }
  /// Packed where they are.
  var packedBytes: PackedBytes? {
    if case .packed(let packed) = source { return packed }
    return nil
  }
  private var source: Source
  private enum Source: Sendable {
    case plain([UInt8])
    case packed(PackedBytes)
  }
  /// nil when the bytes could not be read as a document, or are no layout. A document that was
  /// released is read again each time.
  var document: Document? {
    isLetGo ? try? DocumentFormats.read(bytes, path: path.text) : kept
  }
  private var kept: Document?
  private var isLetGo = false
  /// The packed bytes, for the next time the document is released.
  private var packed: PackedBytes?
  let status: DocumentStatus
  /// Why the document has no layouts, a line for each fault; nil when it has, and for declarations, which need
  /// none.
  let reasonNotSolved: String?
  /// How many scenes the engine solves.
  let solvableCount: Int
  /// The sizes and fonts declared for it.
  private(set) var overrides: LayoutOverrides

  init(path: DocumentPath, bytes: [UInt8], overrides: LayoutOverrides = .none) {
    self.path = path
    source = .plain(bytes)
    self.overrides = overrides
    switch FileRole(path) {
    case .document: break
    case .declarations:
      status = Self.status(ofDeclarations: bytes, path)
      reasonNotSolved = status.reason
      solvableCount = 0
      return
    case .table:
      status = Self.status(ofTable: bytes, path)
      reasonNotSolved = status.reason
      solvableCount = 0
      return
    }
    var faults: String?
    do throws(FormatError) {
      kept = try DocumentFormats.read(bytes, path: path.text)
      status = .parsed
    } catch {
      // A revision records the first fault; a reader of the file gets all.
      status = .kept(reason: error.description)
      faults = error.lines
    }
    reasonNotSolved = faults ?? kept?.reasonNotSolved
    solvableCount = reasonNotSolved == nil ? kept?.scenes.count ?? 0 : 0
  }

  /// A stored document whose content does not matter.
  init(path: DocumentPath, unread bytes: [UInt8]) {
    self.path = path
    source = .plain(bytes)
    overrides = .none
    status = .parsed
    reasonNotSolved = nil
    solvableCount = 0
  }

  private static func status(ofDeclarations bytes: [UInt8], _ path: DocumentPath) -> DocumentStatus
  {
    do throws(OverridesError) {
      _ = try OverridesFile.read(bytes, path: path.text)
      return .parsed
    } catch {
      return .kept(reason: error.description)
    }
  }

  private static func status(ofTable bytes: [UInt8], _ path: DocumentPath) -> DocumentStatus {
    do throws(FormatError) {
      _ = try TranslationTables.read(bytes, at: path)
      return .parsed
    } catch {
      return .kept(reason: error.description)
    }
  }

  /// The same document in another language.
  func translated(by tables: [TranslationTable], on idiom: Idiom) -> ReadDocument {
    var copy = self
    copy.kept = document?.translated(by: tables, on: idiom)
    copy.isLetGo = false
    return copy
  }

  /// The same bytes with another reading: what the document is where it is shown.
  func replacing(with shown: Document) -> ReadDocument {
    var copy = self
    copy.kept = shown
    copy.isLetGo = false
    return copy
  }

  /// The same, the document not kept in memory.
  func lettingGo() -> ReadDocument {
    guard kept != nil else { return self }
    var copy = self
    let packed = packed ?? PackedBytes(bytes)
    copy.packed = packed
    copy.source = .packed(packed)
    copy.kept = nil
    copy.isLetGo = true
    return copy
  }

  /// The same, the document kept in memory again.
  func holding() -> ReadDocument {
    guard isLetGo else { return self }
    var copy = self
    copy.source = .plain(bytes)
    copy.kept = copy.document
    copy.isLetGo = false
    return copy
  }

  /// The same reading where something else is declared.
  func declaring(_ overrides: LayoutOverrides) -> ReadDocument {
    var copy = self
    copy.overrides = overrides
    return copy
  }

  /// The change of a revision that adds or replaces it.
  func change(_ derived: DerivedDocument?) -> DocumentChange {
    packedBytes.map { .putPacked($0, status, derived) } ?? .put(bytes, status, derived)
  }

  /// The scenes the engine solves: none of a document kept as bytes or of another platform.
  var solvableScenes: [Scene] {
    guard let document, document.reasonNotSolved == nil else { return [] }
    return document.scenes
  }

  /// The bytes are not what their name promises.
  var isUnreadable: Bool {
    if case .kept = status { return true }
    return false
  }

  /// Its scenes as they are to be solved.
  func tasks(for scenes: [Scene]) -> [SceneTask] {
    guard let document else { return [] }
    return scenes.map {
      SceneTask(path: path, document: document, scene: $0, overrides: overrides.part(for: $0))
    }
  }

  /// The ids of all its views.
  var viewIDs: Set<ObjectID> { Set(document?.views.map(\.id) ?? []) }
}

extension DocumentStatus {
  /// Why the bytes are kept as they are; nil for a document that was read.
  var reason: String? {
    if case .kept(let reason) = self { return reason }
    return nil
  }
}
