import LayoutModel
import LayoutService

/// Prints what visual formats stand for: constraints, frames, contradictions.
struct VisualPrinter {
  let console: Console

  func json(_ answer: VisualSolve.Answer) throws {
    try console.json(.visual) { json in
      json.list("constraints", answer.constraints) { json, constraint in
        write(constraint, in: answer, to: &json)
      }
      json.object("frames") { json in
        for view in answer.layout.views where view.id != answer.superview {
          json.field(view.id.rawValue, view.frame)
        }
      }
      json.field("unsatisfiable", !answer.layout.conflicts.isEmpty)
      json.list("conflicts", answer.layout.conflicts) { json, conflict in
        json.value(
          conflict.members.map { member in
            place(of: member.constraint, in: answer).map { "\($0)" } ?? member.description
          })
      }
      json.field("ambiguous", answer.ambiguous.map(\.rawValue))
    }
  }

  private func write(
    _ constraint: LayoutConstraint, in answer: VisualSolve.Answer, to json: inout JSONWriter
  ) {
    func name(_ item: ObjectID?) -> String? { item == answer.superview ? nil : item?.rawValue }
    json.object { json in
      json.field("first", name(constraint.firstItem))
      json.field("firstAttribute", constraint.firstAttribute.rawValue)
      json.field("relation", constraint.relation.sign)
      json.field("second", name(constraint.secondItem))
      json.field("secondAttribute", constraint.secondAttribute?.rawValue)
      json.field("multiplier", constraint.multiplier.value)
      json.field("constant", constraint.constant ?? 0)
      json.field("priority", constraint.priority)
    }
  }

  func text(_ answer: VisualSolve.Answer) throws {
    for constraint in answer.constraints {
      try console.print("\(equation(constraint, answer))")
    }
    try console.print()
    for view in answer.layout.views where view.id != answer.superview {
      let frame = view.frame
      let mark = answer.ambiguous.contains(view.id) ? "  ambiguous" : ""
      try console.print(
        "\(padded(view.id.rawValue, 24)) (\(points(frame.x)), \(points(frame.y))) \(points(frame.width)) x \(points(frame.height))\(mark, .yellow)"
      )
    }
    for conflict in answer.layout.conflicts {
      let words = conflict.members.map { member in
        member.constraint.flatMap { id in answer.constraints.first { $0.id == id } }
          .map { equation($0, answer) } ?? member.description
      }
      try console.print("\("contradiction", .red) \(words.joined(separator: "; "))")
    }
  }

  func refuse(_ refusal: VisualSolve.Refusal, isJSON: Bool) throws {
    if isJSON {
      try console.json(.error) { json in
        json.field("error", refusal.reason)
        json.field("format", refusal.format)
        json.field("position", refusal.column)
      }
      try console.finish()
    }
    let lines = refusal.description.split(separator: "\n", omittingEmptySubsequences: false)
    console.note(error: "position \(refusal.column): \(String(lines.first ?? ""))")
    for line in lines.dropFirst() { console.note("\(String(line))") }
  }

  private func place(of id: ObjectID?, in answer: VisualSolve.Answer) -> Int? {
    id.flatMap { id in answer.constraints.firstIndex { $0.id == id } }
  }

  /// `value.leading == name.trailing + 8 @750`.
  private func equation(_ constraint: LayoutConstraint, _ answer: VisualSolve.Answer) -> String {
    func side(_ item: ObjectID, _ attribute: LayoutAttribute) -> String {
      "\(item == answer.superview ? "superview" : item.rawValue).\(attribute.rawValue)"
    }
    let constant = constraint.constant ?? 0
    var text = side(constraint.firstItem, constraint.firstAttribute)
    text += " \(constraint.relation.sign) "
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      text += side(item, attribute)
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(points(abs(constant)))" }
    } else {
      text += points(constant)
    }
    if constraint.priority < 1000 { text += " @\(points(constraint.priority))" }
    return text
  }
}

extension VisualSolve.Answer {
  /// The views that another solution would place elsewhere, each once.
  var ambiguous: [ObjectID] {
    var seen: Set<ObjectID> = []
    return layout.ambiguities.map(\.view).filter { seen.insert($0).inserted }
  }
}

extension LayoutRelation {
  /// As code writes it.
  var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
