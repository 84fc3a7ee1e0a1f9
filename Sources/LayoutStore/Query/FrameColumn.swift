internal import LayoutModel

/// A column of the table `frames`.
package struct FrameColumn: Sendable {
  package let name: String
  /// Its description in `keyline help sql`.
  package let meaning: String
  let type: String
  let value: @Sendable (Row) -> Value

  /// A frame and where it belongs.
  struct Row {
    let scene: FrameSource.Scene
    let configuration: Int
    let frame: StoredFrame
  }

  enum Value {
    case text(String)
    case real(Double)
    case integer(Int64)
    case null
  }

  /// The columns in their order. Queries are narrowed by the first five (`FramesModule`).
  package static let all: [FrameColumn] =
    [
      text("rev", "the revision's id") { $0.scene.revision },
      text("document", "the document's path") { $0.scene.document.text },
      text("screen", "the scene's id") { $0.scene.screen.rawValue },
      text("view", "its id") { $0.frame.view.rawValue },
      text("config", "the configuration's name") { $0.scene.configurations[$0.configuration] },
      real("x", "in the superview, points") { $0.frame.frame.x },
      real("y", "the same") { $0.frame.frame.y },
      real("w", "the width") { $0.frame.frame.width },
      real("h", "the height") { $0.frame.frame.height },
      real("ax", "on the screen, points") { $0.frame.absoluteOrigin.x },
      real("ay", "the same") { $0.frame.absoluteOrigin.y },
      FrameColumn(name: "hidden", meaning: "1 where it is hidden there", type: "INTEGER") {
        .integer($0.frame.isHidden ? 1 : 0)
      },
    ] + FrameComponent.measures.enumerated().map { at, item in measure(item.measure, at: at) }

  private static func text(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Row) -> String
  ) -> FrameColumn {
    FrameColumn(name: name, meaning: meaning, type: "TEXT") { .text(value($0)) }
  }

  private static func real(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Row) -> Double
  ) -> FrameColumn {
    FrameColumn(name: name, meaning: meaning, type: "REAL") { .real(value($0)) }
  }

  private static func measure(_ measure: FrameComponent.Measure, at: Int) -> FrameColumn {
    let isCount = measure.unit == .count
    return FrameColumn(
      name: measure.column, meaning: measure.meaning, type: isCount ? "INTEGER" : "REAL"
    ) { row in
      guard let value = row.frame.measure(at: at) else { return .null }
      return isCount ? .integer(Int64(value)) : .real(value)
    }
  }
}
