import LayoutModel
import LayoutService

/// The machine contract `sweep`: places as exact fractions with the nearest number.
struct SweepJSON {
  private let scene: SweptScene
  private var sweep: Sweep { scene.sweep }

  static func text(_ scenes: [SweptScene], remaining: Int, path: String) -> [UInt8] {
    var json = JSONWriter()
    json.answer(.sweep) { json in
      json.field("document", path)
      json.field("remaining", remaining)
      json.list("scenes", scenes) { json, scene in SweepJSON(scene: scene).write(to: &json) }
    }
    json.endLine()
    return json.bytes
  }

  private func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("root", scene.scene.id.rawValue)
      json.field("title", scene.scene.title)
      json.field("configuration", sweep.configuration.name)
      json.field("moving", SweepRange(sweep).noun)
      json.object("from") { place(sweep.ends.lower, to: &$0) }
      json.object("to") { place(sweep.ends.upper, to: &$0) }
      json.field("complete", sweep.isComplete)
      json.list("spans", sweep.spans) { json, span in write(span, to: &json) }
      json.objects("breakpoints", sweep.breakpoints) { json, breakpoint in
        place(breakpoint.place, to: &json)
        json.list("changes", breakpoint.changes) { json, change in write(change, to: &json) }
      }
      json.objects("pixelSteps", sweep.staircases) { json, stair in
        json.field("view", stair.view.rawValue)
        json.object("from") { place(stair.lower, to: &$0) }
        json.object("to") { place(stair.upper, to: &$0) }
      }
    }
  }

  private func place(_ place: Sweep.Place, to json: inout JSONWriter) {
    json.field("exact", place.exact)
    json.field("value", place.value)
  }

  private func write(_ span: Sweep.Span, to json: inout JSONWriter) {
    json.object { json in
      json.field("rule", span.word)
      json.field("code", span.code)
      json.field("severity", span.severity)
      json.field("view", span.view?.rawValue)
      json.field("message", span.message)
      json.location(span.location)
      json.object("from") { json in
        place(span.lower, to: &json)
        json.field("included", span.includesLower)
      }
      json.object("to") { json in
        place(span.upper, to: &json)
        json.field("included", span.includesUpper)
      }
    }
  }

  private func write(_ change: Sweep.Change, to json: inout JSONWriter) {
    json.object { json in
      switch change {
      case .slope(let view, let quantity, let before, let after):
        json.field("change", "slope")
        json.field("view", view.rawValue)
        json.field("quantity", quantity.rawValue)
        json.field("before", before)
        json.field("after", after)
      case .jump(let view, let quantity, let before, let after):
        json.field("change", "jump")
        json.field("view", view.rawValue)
        json.field("quantity", quantity.rawValue)
        json.field("before", before)
        json.field("after", after)
      case .begins(let number):
        json.field("change", "begins")
        json.field("span", number)
      case .ends(let number):
        json.field("change", "ends")
        json.field("span", number)
      }
    }
  }
}
