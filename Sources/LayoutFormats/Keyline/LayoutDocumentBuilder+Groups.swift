import LayoutModel

/// Groups that depend on the layout.
extension LayoutDocumentBuilder {
  /// Adds a group that depends on the layout. A variation leaves it out until its condition holds.
  mutating func addConditionalGroup(
    _ group: String, _ comparisons: [LayoutComparison], _ body: [LayoutStatement],
    at location: SourceLocation, to scope: Scope
  ) throws(FormatError) {
    let name = scope.name(ofGroup: group)
    guard !conditions.contains(where: { $0.group == name }) else {
      throw taken(group, "condition of a group", at: location)
    }
    var condition = GroupCondition(group: name, comparisons: [], location: location)
    for comparison in comparisons {
      condition.comparisons.append(try self.comparison(comparison, in: scope))
    }
    conditions.append(condition)
    var inner = scope
    var needed = scope.condition ?? TraitCondition(key: "")
    needed.groups.append(name)
    needed.key += (needed.key.isEmpty ? "" : " ") + "group \(name)"
    inner.condition = needed
    try addSwitched(body, to: inner)
  }

  /// A body that counts under a condition only: its views first, here and in blocks for traits.
  mutating func addSwitched(
    _ body: [LayoutStatement], to scope: Scope
  ) throws(FormatError) {
    var later: [LayoutStatement] = []
    for statement in body {
      switch statement.kind {
      case .view, .use: try addView(statement, to: scope)
      case .when(var condition, let inner):
        guard let around = scope.condition, around.specificity == 0 else {
          throw problem(
            "a block for traits inside of another", "join their conditions with and",
            at: statement.location)
        }
        condition.groups = around.groups
        condition.key += " \(around.key)"
        var nested = scope
        nested.condition = condition
        try addSwitched(inner, to: nested)
      default: later.append(statement)
      }
    }
    for statement in later { try addRelation(statement, to: scope) }
  }
}
