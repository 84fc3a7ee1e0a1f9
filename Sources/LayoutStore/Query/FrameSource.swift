internal import GRDB
internal import LayoutModel

/// The rows of the view `frames`, decoded scene by scene as they are asked for.
///
/// Whoever names a revision gets its rows, whichever it is; who names none those of the revisions the
/// query is bound to.
final class FrameSource {
  /// The rows a statement asks for; nil: any.
  struct Wanted {
    var revision: String?
    var document: DocumentPath?
    var screen: ObjectID?
    var view: ObjectID?
    var configuration: String?
  }

  /// A scene of a revision, as `frames` has it.
  final class Scene {
    /// Counted as they are first decoded.
    let number: Int
    let revision: String
    let document: DocumentPath
    let screen: ObjectID
    let frames: SceneFrames
    /// The configurations' names in SQL.
    let configurations: [String]

    init(
      number: Int, _ revision: String, _ found: SceneReader.FoundScene, _ frames: SceneFrames,
      _ names: [String]
    ) {
      self.number = number
      self.revision = revision
      document = found.stored.path
      screen = found.stored.scene
      self.frames = frames
      configurations = names
    }
  }

  private let db: Database
  /// The bound ones, and behind them those that were asked for by their ids.
  private var revisions: [(id: String, reader: SceneReader)]
  private let boundCount: Int
  private var scenes: [Int: [SceneReader.FoundScene]] = [:]
  private var decoded: [Key: Scene] = [:]
  private var numbers: [Key: Int] = [:]
  private struct Key: Hashable {
    var revision: Int
    var entity: Int64
  }
  /// Decoded scenes that are kept for the next time: a join asks for the same ones over and over.
  private static let mostDecoded = 256
  /// Revisions whose scenes are listed at a time.
  private static let mostListed = 8

  /// Why the last question could not be answered.
  var failure: StoreError?
  /// How many scenes were decoded.
  private(set) var decodedCount = 0

  init(db: Database, rows: [RevisionTable.StoredRow]) {
    self.db = db
    revisions = rows.map { ($0.id.rawValue, SceneReader(db: db, place: $0.place)) }
    boundCount = rows.count
  }

  /// The scenes that may hold what is wanted, not yet decoded.
  func scenes(_ wanted: Wanted) throws -> [(revision: Int, found: SceneReader.FoundScene)] {
    let asked = try wanted.revision.map { [try number(of: $0)] } ?? Array(0..<boundCount)
    return try asked.flatMap { index in
      try all(of: index).filter {
        (wanted.document ?? $0.stored.path) == $0.stored.path
          && (wanted.screen ?? $0.stored.scene) == $0.stored.scene
      }.map { (index, $0) }
    }
  }

  /// The place of a revision in `revisions`.
  /// - Throws: `queryRefused` with how to ask, for what is no full id.
  private func number(of id: String) throws -> Int {
    if let known = revisions.firstIndex(where: { $0.id == id }) { return known }
    guard let row = try? RevisionTable(db: db).require(RevisionID(rawValue: id)) else {
      throw Self.unnamed("no revision has the id \"\(id)\"")
    }
    revisions.append((id, SceneReader(db: db, place: row.place)))
    return revisions.count - 1
  }

  /// How revisions are asked for, where a statement does it otherwise.
  static func unnamed(_ problem: String) -> StoreError {
    .queryRefused(
      reason: "\(problem); frames answers for rev = a whole id as `revisions` has it, "
        + "for rev = :r or :base with names such as HEAD~3, and for :r and :base where no rev is asked"
    )
  }

  private func all(of revision: Int) throws -> [SceneReader.FoundScene] {
    if let known = scenes[revision] { return known }
    let found = try revisions[revision].reader.scenes().filter { $0.set != nil }
    if scenes.count >= Self.mostListed { scenes = [:] }
    scenes[revision] = found
    return found
  }

  func scene(_ revision: Int, _ found: SceneReader.FoundScene) throws -> Scene {
    let key = Key(revision: revision, entity: found.entity)
    if let known = decoded[key] { return known }
    let (id, reader) = revisions[revision]
    let names = try found.set.map {
      try ConfigurationTable(db: db).members(of: $0).map(\.storedName)
    }
    if numbers[key] == nil { numbers[key] = numbers.count }
    let scene = Scene(
      number: numbers[key] ?? 0, id, found, try FrameReader(scenes: reader).frames(of: found),
      names ?? [])
    if decoded.count >= Self.mostDecoded { decoded = [:] }
    decoded[key] = scene
    decodedCount += 1
    return scene
  }
}
