package import LayoutEngine
package import LayoutModel

/// A screen to be drawn: the scene itself and the scenes that lie inside its views.
package struct ScreenContent: Sendable {
  package var drawn: DrawnScene
  /// By the table or collection they stand in, in the document's order.
  package var cells: [ObjectID: [DrawnScene]] = [:]
  /// Embedded screens by their container view.
  package var embedded: [ObjectID: DrawnScene] = [:]

  package init(
    _ drawn: DrawnScene
  ) {
    self.drawn = drawn
  }

  /// The scene of `document` at `configuration` (nil: as designed), with its tables' cells and
  /// header views and with the screens it embeds solved for the same traits.
  package init(
    _ scene: Scene, in document: Document, at configuration: Configuration?,
    options: LayoutOptions = .standard
  ) {
    var sessions = ScreenSessions(scene, in: document, options: options)
    self = sessions.content(at: configuration)
  }
}

/// Solves a screen with what lies inside it at one configuration after the other.
package struct ScreenSessions {
  /// Cells of one table; the rest is left out.
  private static let mostCells = 60

  private let document: Document
  private let options: LayoutOptions
  private var screen: LayoutSession
  /// By the view they stand in, in the document's order.
  private var cells: [(table: ObjectID, session: LayoutSession)] = []

  package init(_ scene: Scene, in document: Document, options: LayoutOptions = .standard) {
    self.document = document
    self.options = options
    screen = LayoutSession(document: document, scene: scene, options: options)
    var counts: [ObjectID: Int] = [:]
    for inner in document.scenes {
      guard let table = inner.enclosingView, inner.enclosingScene == scene.id,
        [.cell, .tableHeader].contains(inner.kind), counts[table, default: 0] < Self.mostCells
      else { continue }
      counts[table, default: 0] += 1
      cells.append((table, LayoutSession(document: document, scene: inner, options: options)))
    }
  }

  /// The screen at a configuration; nil is the document's own canvas.
  package mutating func content(at configuration: Configuration?) -> ScreenContent {
    var content = ScreenContent(screen.drawn(at: configuration))
    let places = Dictionary(
      content.drawn.views.map { ($0.view.id, $0.solved.absoluteFrame) },
      uniquingKeysWith: { one, _ in one })
    for index in cells.indices where places[cells[index].table] != nil {
      content.cells[cells[index].table, default: []].append(
        cells[index].session.drawn(at: configuration))
    }
    for (container, id) in screen.scene.controller?.embeds ?? [:] {
      guard let frame = places[container], id != screen.scene.id, frame.width >= 1,
        frame.height >= 1, let inner = document.scenes.first(where: { $0.id == id })
      else { continue }
      var session = LayoutSession(document: document, scene: inner, options: options)
      var window = configuration
      window?.size = frame.size
      window?.safeArea = .zero
      content.embedded[container] = session.drawn(at: window)
    }
    return content
  }
}
