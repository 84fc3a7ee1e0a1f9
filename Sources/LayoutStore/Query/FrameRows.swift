internal import GRDBSQLite
internal import LayoutModel

/// The rows of one scan of the table `frames`: scene by scene, view by view, configuration by configuration. A
/// view has no row for a configuration on which it has no frame.
final class FrameRows {
  let source: FrameSource
  private var wanted = FrameSource.Wanted()
  private var waiting: ArraySlice<(revision: Int, found: SceneReader.FoundScene)> = []
  private var scene: FrameSource.Scene?
  private var view = 0
  private var configuration = -1

  /// The row under the cursor; nil after the last.
  private(set) var current: StoredFrame?
  /// The row's number, the same in every scan: SQLite finds by it the rows that two scans share. The scene's
  /// number, then 20 bits for the view and 12 for the configuration.
  var number: Int64 {
    Int64(scene?.number ?? 0) << 32 | Int64(view & 0xF_FFFF) << 12 | Int64(configuration & 0xFFF)
  }

  init(_ source: FrameSource) { self.source = source }

  func start(_ wanted: FrameSource.Wanted) throws {
    self.wanted = wanted
    waiting = try source.scenes(wanted)[...]
    scene = nil
    try advance()
  }

  func advance() throws {
    current = nil
    while true {
      if let scene {
        while view < scene.frames.views.count {
          let frames = scene.frames.views[view]
          if (wanted.view ?? frames.view) == frames.view {
            configuration += 1
            while configuration < frames.frames.count {
              if let frame = frames.frames[configuration], isWanted(configuration, scene) {
                current = frame
                return
              }
              configuration += 1
            }
          }
          view += 1
          configuration = -1
        }
      }
      guard let next = waiting.popFirst() else { return }
      scene = try source.scene(next.revision, next.found)
      view = 0
      configuration = -1
    }
  }

  private func isWanted(_ index: Int, _ scene: FrameSource.Scene) -> Bool {
    guard scene.configurations.indices.contains(index) else { return false }
    return wanted.configuration.map { $0 == scene.configurations[index] } ?? true
  }

  /// Gives SQLite one column of the current row.
  func answer(_ column: Int, _ context: OpaquePointer?) {
    guard let frame = current, let scene else { return sqlite3_result_null(context) }
    let row = FrameColumn.Row(scene: scene, configuration: configuration, frame: frame)
    switch FrameColumn.all[column].value(row) {
    case .text(let text): answer(text, context)
    case .real(let value): sqlite3_result_double(context, value)
    case .integer(let value): sqlite3_result_int64(context, value)
    case .null: sqlite3_result_null(context)
    }
  }

  private func answer(_ text: String, _ context: OpaquePointer?) {
    // SQLite copies a text whose destructor is -1 (SQLITE_TRANSIENT).
    sqlite3_result_text64(
      context, text, UInt64(text.utf8.count), unsafeBitCast(-1, to: sqlite3_destructor_type.self),
      UInt8(SQLITE_UTF8))
  }
}
