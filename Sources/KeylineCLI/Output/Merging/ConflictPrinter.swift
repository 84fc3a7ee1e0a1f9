import LayoutModel
import LayoutService

/// Contradictions of a log, as text or JSON.
struct ConflictPrinter {
  let console: Console
  let conflicts: [ExplainedConflict]

  func text() throws {
    for conflict in conflicts {
      if let place = conflict.place {
        try console.print(
          "\("contradiction", .red) in \(place.title, .bold) · \(place.document, .cyan) "
            + "(log line \(conflict.line))")
      } else {
        try console.print(
          "\("contradiction", .red) in none of these documents (log line \(conflict.line)): code "
            + "made its constraints, or they have changed since")
      }
      for member in conflict.members {
        let mark: Line = member.isBroken ? "\("given up by UIKit", .yellow) " : ""
        let place = member.location.map { ":\($0.line):\($0.column)" } ?? ""
        let document = conflict.place.map { "\($0.document)\(place)" } ?? ""
        if let sentence = member.sentence {
          try console.print("    \(mark)\(sentence)  \(document)")
        } else {
          try console.print(
            "    \(mark)\(member.text)  \("(\(member.origin ?? "in no document here"))", .dim)")
        }
      }
      if !conflict.minimal.isEmpty, let configuration = conflict.configuration {
        try console.print(
          "  smallest: \(conflict.minimal.joined(separator: "; ")) · on \(configuration)")
      } else if conflict.place != nil {
        try console.print(
          "  on no device of the default matrix do the document's own constraints contradict: a "
            + "size from outside, or a constraint of code, takes part")
      }
      if let cheapest = conflict.cheapest {
        try console.print(
          "  cheapest: give \(cheapest.sentence) a priority below 1000; it gives way by "
            + "\(points(cheapest.amount)) pt")
      }
    }
  }

  func json() throws {
    try console.json(.conflicts) { json in
      json.objects("conflicts", conflicts) { json, conflict in
        json.field("logLine", conflict.line)
        json.field("document", conflict.place?.document.text)
        json.field("scene", conflict.place?.scene.rawValue)
        json.objects("members", conflict.members) { json, member in
          json.field("text", member.text)
          json.field("id", member.id?.rawValue)
          json.field("sentence", member.sentence)
          json.field("origin", member.origin)
          json.field("line", member.location?.line)
          json.field("broken", member.isBroken)
        }
        json.field("minimal", conflict.minimal)
        json.field("configuration", conflict.configuration)
        json.field("cheapest", conflict.cheapest?.sentence)
        json.field("givesWayBy", conflict.cheapest?.amount)
      }
    }
  }
}
