import LayoutModel
import LayoutService

/// The machine contract `layout`: one JSON object per scene and configuration.
enum LayoutLines {
  /// All lines of a document; one with the reason when it has no layouts.
  static func lines(of solution: DocumentSolution) -> [UInt8] {
    var json = JSONWriter(reserving: 4096)
    each(solution) { write in
      write(&json)
      json.endLine()
    }
    return json.bytes
  }

  /// Calls `body` with a writer of each object, in order.
  static func each(_ solution: DocumentSolution, _ body: ((inout JSONWriter) -> Void) -> Void) {
    guard case .solved(let scenes) = solution.outcome else {
      body { json in
        json.answer(.layout) { json in
          json.field("document", solution.path)
          json.field("error", solution.problem)
        }
      }
      return
    }
    for scene in scenes {
      for layout in scene.layouts {
        body { write(layout, of: scene, in: solution.path.text, to: &$0) }
      }
    }
  }

  private static func write(
    _ layout: SolvedLayout, of scene: SceneSolution, in path: String, to json: inout JSONWriter
  ) {
    let (root, nameless) = (scene.scene.root.id, scene.nameless)
    func isNamed(_ id: ObjectID) -> Bool {
      nameless.isEmpty || id == root || !nameless.contains(id)
    }
    json.answer(.layout) { json in
      json.field("document", path)
      json.field("root", scene.scene.id.rawValue)
      json.field("configuration", layout.configuration)
      json.object("views") { json in
        for view in layout.views where isNamed(view.id) {
          json.field(view.id == root ? scene.scene.id.rawValue : view.id.rawValue, view.frame)
        }
      }
      json.field("unsatisfiable", !layout.conflicts.isEmpty)
      json.list("conflicts", layout.conflicts) { json, conflict in
        json.value(conflict.members.map { $0.constraint?.rawValue ?? $0.description })
      }
      // Only where there is something to tell: most layouts are whole.
      if !layout.conflicts.isEmpty {
        json.objects("givenUp", layout.conflicts) { json, conflict in
          json.field(
            "member", conflict.relaxed.constraint?.rawValue ?? conflict.relaxed.description)
          json.field("amount", conflict.amount)
        }
      }
      let open = layout.ambiguities.filter { isNamed($0.view) }
      if !open.isEmpty {
        json.objects("open", open) { json, open in
          json.field("view", open.view.rawValue)
          json.field("axis", open.axis.rawValue)
          json.field("quantity", open.quantity.rawValue)
          json.field("lower", open.lower)
          json.field("upper", open.upper)
        }
      }
      json.field(
        "ambiguous", distinct(layout.ambiguities.map(\.view)).filter(isNamed).map(\.rawValue))
      json.field(
        "assumed", distinct(layout.assumptions.map(\.view)).filter(isNamed).map(\.rawValue))
    }
  }

  private static func distinct(_ ids: [ObjectID]) -> [ObjectID] {
    guard ids.count > 1 else { return ids }
    var seen: Set<ObjectID> = []
    return ids.filter { seen.insert($0).inserted }
  }
}
