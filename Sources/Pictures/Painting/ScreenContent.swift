public import LayoutEngine
public import LayoutModel

/// A screen to be drawn: the scene itself and the scenes that lie inside its views.
public struct ScreenContent: Sendable {
  public var drawn: DrawnScene
  /// By the table or collection they stand in, in the document's order.
  public var cells: [ObjectID: [DrawnScene]]
  /// Embedded screens by their container view.
  public var embedded: [ObjectID: DrawnScene]

  public init(
    _ drawn: DrawnScene, cells: [ObjectID: [DrawnScene]] = [:],
    embedded: [ObjectID: DrawnScene] = [:]
  ) {
    self.drawn = drawn
    self.cells = cells
    self.embedded = embedded
  }

  /// The scene of `document` at `configuration` (nil: as designed), with its tables' cells and
  /// header views and with the screens it embeds solved for the same traits.
  /// - Parameter mostCells: of one table; the rest is left out.
  public init(
    _ scene: Scene, in document: Document, at configuration: Configuration?,
    options: LayoutOptions = .standard, mostCells: Int = 60
  ) {
    var session = LayoutSession(document: document, scene: scene, options: options)
    drawn = session.drawn(at: configuration)
    cells = [:]
    embedded = [:]
    let places = Dictionary(
      drawn.views.map { ($0.view.id, $0.solved.absoluteFrame) }, uniquingKeysWith: { one, _ in one }
    )
    for inner in document.scenes {
      guard let table = inner.enclosingView, places[table] != nil, inner.enclosingScene == scene.id,
        [.cell, .tableHeader].contains(inner.kind), cells[table, default: []].count < mostCells
      else { continue }
      var session = LayoutSession(document: document, scene: inner, options: options)
      cells[table, default: []].append(session.drawn(at: configuration))
    }
    for (container, id) in scene.controller?.embeds ?? [:] {
      guard let frame = places[container], id != scene.id, frame.width >= 1, frame.height >= 1,
        let inner = document.scenes.first(where: { $0.id == id })
      else { continue }
      var session = LayoutSession(document: document, scene: inner, options: options)
      var window = configuration
      window?.size = frame.size
      window?.safeArea = .zero
      embedded[container] = session.drawn(at: window)
    }
  }
}
