/// When a group of constraints and views comes on: comparisons that a solved layout answers.
package struct GroupCondition: Sendable, Hashable {
  /// The group's name; in an instance of a component the instance's path stands before it.
  package var group: String
  /// All of them must hold.
  package var comparisons: [Comparison]
  /// Where the group stands in the document.
  package var location: SourceLocation?

  package init(group: String, comparisons: [Comparison], location: SourceLocation? = nil) {
    self.group = group
    self.comparisons = comparisons
    self.location = location
  }

  /// `left >= right` or `left <= right`, in points.
  package struct Comparison: Sendable, Hashable {
    package var left: Side
    /// Never equal.
    package var relation: LayoutRelation
    /// nil: `number`.
    package var right: Side?
    package var number: Double

    package init(left: Side, relation: LayoutRelation, right: Side?, number: Double) {
      self.left = left
      self.relation = relation
      self.right = right
      self.number = number
    }
  }

  /// An attribute of a view, which a condition compares.
  package struct Side: Sendable, Hashable {
    package var view: ObjectID
    package var attribute: LayoutAttribute

    package init(view: ObjectID, attribute: LayoutAttribute) {
      self.view = view
      self.attribute = attribute
    }

    /// The attribute's value in a layout, places in the screen's coordinates; leading and trailing
    /// count from the side where reading begins. nil: the view is not there.
    package func value(in layout: SolvedLayout) -> Double? {
      guard let frame = layout.view(view)?.absoluteFrame else { return nil }
      let isReversed = layout.direction == .rightToLeft
      switch attribute {
      case .width: return frame.width
      case .height: return frame.height
      case .left, .leftMargin: return frame.x
      case .right, .rightMargin: return frame.maxX
      case .leading, .leadingMargin: return isReversed ? layout.size.width - frame.maxX : frame.x
      case .trailing, .trailingMargin:
        return isReversed ? layout.size.width - frame.x : frame.maxX
      case .centerX, .centerXWithinMargins: return frame.midX
      case .top, .topMargin, .firstBaseline: return frame.y
      case .bottom, .bottomMargin, .baseline, .lastBaseline: return frame.maxY
      case .centerY, .centerYWithinMargins: return frame.midY
      }
    }
  }

  /// Whether the layout fulfils the condition; nil: a view it asks for is not there.
  package func holds(in layout: SolvedLayout) -> Bool? {
    var holds = true
    for comparison in comparisons {
      guard let left = comparison.left.value(in: layout) else { return nil }
      var right = comparison.number
      if let side = comparison.right {
        guard let value = side.value(in: layout) else { return nil }
        right = value
      }
      holds = holds && (comparison.relation == .lessThanOrEqual ? left <= right : left >= right)
    }
    return holds
  }
}
