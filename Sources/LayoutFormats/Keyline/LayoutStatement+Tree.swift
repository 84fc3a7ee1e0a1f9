package import LayoutModel

extension LayoutTextReader {
  /// The statements of a file as they are written, before names are looked up.
  /// - Throws: the reason why it is no `.layout` file.
  package static func tree(
    _ bytes: [UInt8], path: String
  ) throws(FormatError) -> [StatementTree] {
    try LayoutParser.statements(bytes, path: path).map(\.tree)
  }
}

extension LayoutStatement {
  typealias Field = (name: String, value: StatementTree.Value)

  var tree: StatementTree {
    switch kind {
    case .screen(let name, let title, let body):
      return make("screen", [("name", .text(name))] + text("title", title), body)
    case .component(let name, let parameters, let body):
      return make(
        "component", [("name", .text(name)), ("parameters", .list(parameters.map { .text($0) }))],
        body)
    case .metric(let name, let value):
      return make("metric", [("name", .text(name)), ("value", value.tree)])
    case .view(let name, let className, let superclass, let words, let body):
      return make(
        "view",
        [("name", .text(name))] + text("class", className) + text("superclass", superclass)
          + value("text", words), body)
    case .use(let name, let component, let arguments, let body):
      return make(
        "use",
        [
          ("name", .text(name)), ("component", .text(component)),
          ("arguments", .list(arguments.map(\.tree))),
        ], body)
    case .property(let name, let values):
      return make("property", [("name", .text(name)), ("values", .list(values.map(\.tree)))])
    case .equation(let equation): return make("equation", equation.fields)
    case .visual(let text, let options):
      return make(
        "visual", [("format", .text(text)), ("options", .list(options.map { .text($0) }))])
    case .when(let condition, let body):
      return make("when", [("condition", .text(condition.key))], body)
    case .group(let name, let isOn, let conditions, let body):
      return make(
        "group",
        [
          ("name", .text(name)), ("on", .flag(isOn)),
          ("conditions", .list(conditions.map(\.tree))),
        ], body)
    case .change(let path, let body):
      return make("change", [("item", .list(path.map { .text($0) }))], body)
    case .changeConstraint(let identifier, let constant, let priority):
      return make(
        "change",
        [("constraint", .text(identifier))] + value("constant", constant)
          + value("priority", priority))
    case .remove(let path): return make("remove", [("item", .list(path.map { .text($0) }))])
    case .removeConstraint(let identifier):
      return make("remove", [("constraint", .text(identifier))])
    }
  }

  private func make(
    _ kind: String, _ fields: [Field], _ body: [LayoutStatement]? = nil
  ) -> StatementTree {
    StatementTree(kind: kind, location: location, fields: fields, body: body?.map(\.tree))
  }

  private func text(_ name: String, _ text: String?) -> [Field] {
    text.map { [(name, .text($0))] } ?? []
  }

  private func value(_ name: String, _ value: LayoutValue?) -> [Field] {
    value.map { [(name, $0.tree)] } ?? []
  }
}

extension LayoutValue {
  /// A number; a text as `{"text": ...}`; a name as `{"name": ..., "negative": ...}`.
  fileprivate var tree: StatementTree.Value {
    switch kind {
    case .number(let number): .number(number)
    case .string(let text): .object(["text": .text(text)])
    case .word(let name, let isNegative):
      .object(["name": .text(name), "negative": .flag(isNegative)])
    }
  }
}

extension LayoutSide {
  fileprivate var tree: StatementTree.Value {
    .object(["item": .list(path.map { .text($0) }), "attribute": .text(attribute.rawValue)])
  }
}

extension LayoutComparison {
  fileprivate var tree: StatementTree.Value {
    var members: [String: StatementTree.Value] = [
      "left": left.tree, "relation": .text(relation.mark),
    ]
    if let side = right?.tree ?? number?.tree { members["right"] = side }
    return .object(members)
  }
}

extension LayoutEquation {
  fileprivate var fields: [LayoutStatement.Field] {
    var fields: [LayoutStatement.Field] = [("left", left.tree), ("relation", .text(relation.mark))]
    func add(_ name: String, _ value: LayoutValue?) {
      if let value { fields.append((name, value.tree)) }
    }
    add("numerator", factor?.numerator)
    add("denominator", factor?.denominator)
    if let right { fields.append(("right", right.tree)) }
    add("constant", constant)
    if isSubtracted { fields.append(("subtracted", .flag(true))) }
    add("priority", priority)
    if let identifier { fields.append(("identifier", .text(identifier))) }
    return fields
  }
}

extension LayoutRelation {
  fileprivate var mark: String {
    switch self {
    case .equal: "="
    case .greaterThanOrEqual: ">="
    case .lessThanOrEqual: "<="
    }
  }
}
