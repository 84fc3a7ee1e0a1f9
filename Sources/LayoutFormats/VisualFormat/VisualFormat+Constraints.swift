package import LayoutModel

extension VisualFormat {
  /// The constraints that the line stands for, in the order in which it is read; alignments last.
  ///
  /// The second of two neighbours is the constraint's first item, so that distances keep their sign:
  /// `[a]-8-[b]` is `b.leading = a.trailing + 8`, `[a]-8-|` is `superview.trailing = a.trailing + 8`.
  /// A `-` without a number ends at the superview's margin, as in UIKit since iOS 8:
  /// `[a]-|` is `superview.trailingMargin = a.trailing`.
  /// - Parameters:
  ///   - names: the views and metrics that the line may name.
  ///   - options: what aligns the views, and the direction of reading.
  ///   - id: names each constraint by its place in the result.
  package func constraints(
    _ names: VisualFormatNames, options: VisualFormatOptions = .none,
    id: (Int) -> ObjectID
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    for attribute in options.alignments where attribute.axis == axis {
      throw VisualFormatError(
        format: text, column: 1,
        reason: .alignmentAlongAxis(
          option: VisualFormatOptions.name(of: attribute), axis: axis))
    }
    var writer = ConstraintWriter(format: self, names: names, direction: options.direction)
    try writer.write()
    try writer.align(options.alignments)
    return writer.constraints.enumerated().map { place, constraint in
      var constraint = constraint
      constraint.id = id(place)
      return constraint
    }
  }
}

/// Turns a line into constraints, from its beginning to its end.
private struct ConstraintWriter {
  let format: VisualFormat
  let names: VisualFormatNames
  /// The line goes towards smaller x.
  let isReversed: Bool
  /// The edge of a view that the line comes to first, and the other.
  let near: LayoutAttribute
  let far: LayoutAttribute
  /// The superview's margins at these edges.
  let nearMargin: LayoutAttribute
  let farMargin: LayoutAttribute
  private(set) var constraints: [LayoutConstraint] = []

  init(
    format: VisualFormat, names: VisualFormatNames, direction: VisualFormatOptions.Direction
  ) {
    self.format = format
    self.names = names
    isReversed = format.axis == .horizontal && direction == .rightToLeft
    switch (format.axis, direction) {
    case (.vertical, _):
      (near, far, nearMargin, farMargin) = (.top, .bottom, .topMargin, .bottomMargin)
    case (.horizontal, .leadingToTrailing):
      (near, far) = (.leading, .trailing)
      (nearMargin, farMargin) = (.leadingMargin, .trailingMargin)
    case (.horizontal, .leftToRight):
      (near, far, nearMargin, farMargin) = (.left, .right, .leftMargin, .rightMargin)
    case (.horizontal, .rightToLeft):
      (near, far, nearMargin, farMargin) = (.right, .left, .rightMargin, .leftMargin)
    }
  }

  mutating func write() throws(VisualFormatError) {
    var before: ObjectID?
    for (place, term) in format.views.enumerated() {
      let view = try view(term.name, term.column)
      if let before {
        try connect(
          before, far, view, near, by: format.connections[place - 1],
          standard: StandardSpacing.siblings)
      } else if let start = format.start {
        try connect(
          names.superview, start.space == .standard ? nearMargin : near, view, near, by: start,
          standard: 0)
      }
      for predicate in term.predicates { try size(view, predicate) }
      before = view
    }
    if let before, let end = format.end {
      try connect(
        before, far, names.superview, end.space == .standard ? farMargin : far, by: end,
        standard: 0)
    }
  }

  /// Each view's attribute equals its predecessor's.
  mutating func align(_ attributes: [LayoutAttribute]) throws(VisualFormatError) {
    var items: [ObjectID] = []
    for term in format.views { items.append(try view(term.name, term.column)) }
    for attribute in attributes {
      for (before, after) in zip(items, items.dropFirst()) where before != after {
        add(after, attribute, .equal, before, attribute, 0, 1000)
      }
    }
  }

  private mutating func connect(
    _ before: ObjectID, _ beforeEdge: LayoutAttribute, _ after: ObjectID,
    _ afterEdge: LayoutAttribute, by connection: VisualFormat.Connection, standard: Double
  ) throws(VisualFormatError) {
    // Towards smaller x the distance is measured from the view after to the one before.
    let (first, second) =
      isReversed
      ? ((before, beforeEdge), (after, afterEdge)) : ((after, afterEdge), (before, beforeEdge))
    switch connection.space {
    case .flush: add(first.0, first.1, .equal, second.0, second.1, 0, 1000)
    case .standard:
      add(first.0, first.1, .equal, second.0, second.1, standard, 1000, isSymbolic: true)
    case .predicates(let predicates):
      for predicate in predicates {
        add(
          first.0, first.1, predicate.relation, second.0, second.1,
          try distance(predicate.object), try priority(predicate))
      }
    }
  }

  private mutating func size(
    _ view: ObjectID, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    let attribute: LayoutAttribute = format.axis == .horizontal ? .width : .height
    let priority = try priority(predicate)
    if case .name(let name) = predicate.object.value, names.metrics[name] == nil,
      let other = names.views[name]
    {
      add(view, attribute, predicate.relation, other, attribute, 0, priority)
    } else {
      let constant = try number(predicate.object)
      add(view, attribute, predicate.relation, nil, nil, constant, priority)
    }
  }

  private mutating func add(
    _ first: ObjectID, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: ObjectID?, _ secondAttribute: LayoutAttribute?, _ constant: Double,
    _ priority: Double, isSymbolic: Bool = false
  ) {
    constraints.append(
      LayoutConstraint(
        id: "", owner: names.superview, firstItem: first, firstAttribute: firstAttribute,
        relation: relation, secondItem: second, secondAttribute: secondAttribute,
        constant: constant, priority: priority, isSymbolic: isSymbolic))
  }

  // MARK: Names

  private func error(_ reason: VisualFormatError.Reason, at column: Int) -> VisualFormatError {
    VisualFormatError(format: format.text, column: column, reason: reason)
  }

  private func view(_ name: String, _ column: Int) throws(VisualFormatError) -> ObjectID {
    guard let view = names.views[name] else {
      throw error(
        .notInViews(name, nearest: nearestWord(to: name, among: names.views.keys.sorted())),
        at: column)
    }
    return view
  }

  private func distance(_ quantity: VisualFormat.Quantity) throws(VisualFormatError) -> Double {
    if case .name(let name) = quantity.value, names.metrics[name] == nil,
      names.views[name] != nil
    {
      throw error(.viewAsDistance(name), at: quantity.column)
    }
    return try number(quantity)
  }

  private func number(_ quantity: VisualFormat.Quantity) throws(VisualFormatError) -> Double {
    switch quantity.value {
    case .number(let number): return number
    case .name(let name):
      if let number = names.metrics[name] { return number }
      let known = names.metrics.keys.sorted() + names.views.keys.sorted()
      throw error(
        .notInMetrics(name, nearest: nearestWord(to: name, among: known)), at: quantity.column)
    }
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Double {
    guard let quantity = predicate.priority else { return 1000 }
    if case .name(let name) = quantity.value, names.metrics[name] == nil {
      throw error(
        .notInMetrics(name, nearest: nearestWord(to: name, among: names.metrics.keys.sorted())),
        at: quantity.column)
    }
    let number = try number(quantity)
    guard number > 0, number <= 1000 else { throw error(.badPriority(number), at: quantity.column) }
    return number
  }
}
