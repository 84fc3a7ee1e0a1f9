import LayoutModel
import LayoutService

/// Prints how frames came about: what was assumed, kept, used, ignored, left undecided.
struct KnowledgePrinter {
  let console: Console
  let isJSON: Bool
  private(set) var hasProblem = false
  private var isFirst = true

  init(console: Console, isJSON: Bool) {
    self.console = console
    self.isJSON = isJSON
  }

  func begin() throws {
    guard isJSON else { return }
    try console.write("{\"schema\":\"\(AnswerShape.report.title)\",\"documents\":[".utf8)
  }

  func end() throws {
    if isJSON { try console.write("]}\n".utf8) }
  }

  mutating func add(_ solution: DocumentSolution) throws {
    if let problem = solution.problem {
      hasProblem = true
      let sentence =
        problem.hasPrefix(solution.path.text) ? problem : "\(solution.path): \(problem)"
      console.note(error: "\(sentence)")
    }
    if isJSON { try json(solution) } else { try text(solution) }
    isFirst = false
  }

  private func text(_ solution: DocumentSolution) throws {
    guard case .solved(let scenes) = solution.outcome else { return }
    try console.print(
      "\(solution.path, .cyan)\(solution.report.isEmpty ? ": nothing of it is left out" : "")")
    try lines(solution.report) { $0.rawValue }
    for scene in scenes {
      let sure = scene.report.isEmpty ? ": everything is decided by the document" : ""
      try console.print("\(scene.scene.title, .bold) (\(scene.scene.id))\(sure)")
      try lines(scene.report, scene.names())
    }
  }

  private func lines(_ report: [ReportLine], _ name: (ObjectID) -> String) throws {
    for line in report {
      let subject = line.subject.map { "\(name($0)): " } ?? ""
      let place = line.location.map { " (line \($0.line))" } ?? ""
      try console.print("  \(padded(line.kind.rawValue, 10), .dim)\(subject)\(line.text)\(place)")
    }
  }

  private func json(_ solution: DocumentSolution) throws {
    var json = JSONWriter()
    json.object { json in
      json.field("document", solution.path)
      json.field("error", solution.problem)
      json.list("report", solution.report) { $0.line($1) }
      if case .solved(let scenes) = solution.outcome {
        json.list("scenes", scenes) { json, scene in
          let names = scene.names()
          json.object { json in
            json.field("scene", scene.scene.id.rawValue)
            json.field("title", scene.scene.title)
            json.list("report", scene.report) { $0.line($1, name: $1.subject.map(names)) }
          }
        }
      }
    }
    if !isFirst { try console.write(",".utf8) }
    try console.write(json.bytes)
  }
}

extension JSONWriter {
  fileprivate mutating func line(_ line: ReportLine, name: String? = nil) {
    object { json in
      json.field("kind", line.kind.rawValue)
      json.field("subject", line.subject?.rawValue)
      json.field("name", name)
      json.field("text", line.text)
      json.location(line.location)
    }
  }
}
