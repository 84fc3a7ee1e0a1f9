import LayoutModel

extension LayoutDocumentBuilder {
  mutating func add(
    _ equation: LayoutEquation, at location: SourceLocation, to scope: Scope
  ) throws(FormatError) {
    let first = try item(equation.left, in: scope)
    let second = try equation.right.map { side throws(FormatError) in try item(side, in: scope) }
    guard ConstraintReader.canRelate(equation.left.attribute, equation.right?.attribute) else {
      throw problem(
        "\(equation.left.attribute.rawValue) cannot be put beside "
          + (equation.right?.attribute.rawValue ?? "a number"),
        "places go with places of the same axis, sizes with sizes and numbers", at: location,
        origin: scope.origin)
    }
    let constant = try equation.constant.map { value throws(FormatError) in
      try number(value, in: scope.node)
    }
    try install(
      LayoutConstraint(
        id: "", owner: scope.node.view.id, firstItem: first,
        firstAttribute: equation.left.attribute, relation: equation.relation, secondItem: second,
        secondAttribute: equation.right?.attribute,
        multiplier: try multiplier(equation.factor, in: scope),
        constant: (constant ?? 0) * (equation.isSubtracted ? -1 : 1),
        priority: try equation.priority.map { value throws(FormatError) in
          try priority(value, in: scope.node)
        } ?? 1000, identifier: equation.identifier, location: location), in: scope)
  }

  mutating func addVisual(
    _ text: String, _ options: [String], at location: SourceLocation, to scope: Scope
  ) throws(FormatError) {
    var names = VisualFormatNames(
      superview: scope.node.view.id, views: ["superview": scope.node.view.id])
    let constraints: [LayoutConstraint]
    do throws(VisualFormatError) {
      let format = try VisualFormat(text)
      for name in format.names {
        if let number = scope.node.number(name) { names.metrics[name] = number }
        if let view = scope.node.lookUp(name) { names.views[name] = view.view.id }
      }
      constraints = try format.constraints(
        names, options: try VisualFormatOptions(names: options), id: { _ in "" })
    } catch {
      var place = location
      // An error in the options' own text does not lie in the format.
      if error.format == text { place.column += max(0, error.column - 1) }
      throw problem(
        error.sentence, "the format is \(text)", at: place, origin: scope.origin)
    }
    for constraint in constraints {
      var constraint = constraint
      constraint.location = location
      try install(constraint, in: scope)
    }
  }

  /// Gives the constraint its id and puts it into the view around it.
  private mutating func install(
    _ constraint: LayoutConstraint, in scope: Scope
  ) throws(FormatError) {
    constraintCount += 1
    guard constraintCount <= Self.constraintLimit else {
      throw problem(
        "more than \(Self.constraintLimit) constraints",
        "split the layout, or check its components", at: constraint.location)
    }
    var constraint = constraint
    let name = constraint.identifier.map { "#\($0)" } ?? constraint.shape
    var id = ObjectID("\(scope.node.view.id):\(name)")
    let count = (constraintIDs[id] ?? 0) + 1
    constraintIDs[id] = count
    if count > 1 { id = ObjectID("\(id)#\(count)") }
    constraint.id = id
    if let identifier = constraint.identifier {
      let key = "\(scope.node.view.id) \(identifier)"
      guard identified.updateValue((scope.node, id), forKey: key) == nil else {
        throw taken(identifier, "constraint", at: constraint.location)
      }
    }
    scope.node.view.constraints.append(constraint)
    if let condition = scope.condition {
      scope.node.variations.append(
        Self.always([.excludeConstraints([id])], at: constraint.location))
      scope.node.variations.append(
        Variation(
          condition: condition, changes: [.includeConstraints([id])],
          location: constraint.location))
    }
  }

  // MARK: Names

  /// Resolves the views in a group's condition.
  func comparison(
    _ comparison: LayoutComparison, in scope: Scope
  ) throws(FormatError) -> GroupCondition.Comparison {
    func place(_ side: LayoutSide) throws(FormatError) -> GroupCondition.Side {
      guard !side.attribute.isBaseline else {
        throw problem(
          "a layout is not asked for baselines", "name an edge, a centre or a size",
          at: side.location, origin: scope.origin)
      }
      let node = try find(side.path, in: scope, at: side.location)
      return GroupCondition.Side(view: node.view.id, attribute: side.attribute)
    }
    return GroupCondition.Comparison(
      left: try place(comparison.left), relation: comparison.relation,
      right: try comparison.right.map { side throws(FormatError) in try place(side) },
      number: try comparison.number.map { value throws(FormatError) in
        try number(value, in: scope.node)
      } ?? 0)
  }

  private func item(_ side: LayoutSide, in scope: Scope) throws(FormatError) -> ObjectID {
    var path = side.path[...]
    var guide: LayoutGuide.Kind?
    if let last = path.last, let kind = Self.guides[last] {
      guide = kind
      path = path.dropLast()
    }
    let node = try find(Array(path), in: scope, at: side.location)
    return guide.map { node.guide($0, at: side.location) } ?? node.view.id
  }

  private static let guides: [String: LayoutGuide.Kind] = [
    "safeArea": .safeArea, "margins": .layoutMargins, "readable": .readableContent,
  ]

  /// The view of a path, its first name looked up here and around, the others below it.
  func find(
    _ path: [String], in scope: Scope, at location: SourceLocation
  ) throws(FormatError) -> LayoutNode {
    guard let first = path.first else { return scope.node }
    var node = first == "superview" ? scope.node : scope.node.lookUp(first)
    var around: LayoutNode? = scope.node
    var known: [String] = []
    while let current = around {
      known += current.childNames
      around = current.parent
    }
    var missing = first
    for name in path.dropFirst() {
      guard let current = node else { break }
      if name == "superview" {
        // The file around the screens is no view.
        let outer = current.parent?.parent == nil ? nil : current.parent
        guard outer != nil else {
          throw problem(
            "\(path.joined(separator: ".")) is above the screen's root",
            "name a view of the screen", at: location, origin: scope.origin)
        }
        (node, known, missing) = (outer, [], name)
        continue
      }
      (node, known, missing) = (current.child(name), current.childNames, name)
    }
    guard let node else {
      throw problem(
        "there is no view \"\(missing)\"",
        nearestWord(to: missing, among: known).map { "did you mean \"\($0)\"?" }
          ?? "write view \(missing): UIView", at: location, origin: scope.origin)
    }
    return node
  }

  private func multiplier(
    _ factor: LayoutFactor?, in scope: Scope
  ) throws(FormatError) -> Multiplier {
    guard let factor else { return .one }
    var multiplier = Multiplier.one
    if let value = factor.numerator { multiplier.numerator = try number(value, in: scope.node) }
    if let value = factor.denominator {
      multiplier.denominator = try number(value, in: scope.node)
      guard multiplier.denominator != 0 else {
        throw problem("nothing can be divided by 0", "give a divisor", at: value.location)
      }
    }
    return multiplier
  }
}

extension LayoutConstraint {
  /// The constraint without its numbers: what makes it the same one after they were changed.
  fileprivate var shape: String {
    let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "<=" : ">="
    var text = "\(firstItem).\(firstAttribute.rawValue)\(sign)"
    if let secondItem, let secondAttribute { text += "\(secondItem).\(secondAttribute.rawValue)" }
    return text
  }
}

extension VisualFormat {
  /// Every name of a view or a metric in the line.
  var names: Set<String> {
    var predicates = views.flatMap(\.predicates)
    for connection in connections + [start, end].compactMap({ $0 }) {
      if case .predicates(let list) = connection.space { predicates += list }
    }
    var names = Set(views.map(\.name))
    for quantity in predicates.flatMap({ [$0.object, $0.priority].compactMap { $0 } }) {
      if case .name(let name) = quantity.value { names.insert(name) }
    }
    return names
  }
}
