import ConstraintSolver
import LayoutModel

extension SceneEncoder {
  /// Every installed constraint of the document, as one row each.
  mutating func encodeAuthored() {
    for (place, constraint) in scene.constraints.enumerated() {
      guard let first = item(constraint.firstItem) else { continue }
      encode(
        constraint, place: place, first: first, second: constraint.secondItem.flatMap { item($0) })
    }
  }

  private mutating func encode(
    _ constraint: LayoutConstraint, place: Int, first: Item, second: Item?
  ) {
    let direction = direction(of: constraint)
    let firstItem = scrolled(first, against: second, constraint.firstAttribute, constraint.priority)
    noteContent(firstItem, constraint.firstAttribute)
    let left = form(constraint.firstAttribute, of: firstItem, direction: direction)
    var form: LinearForm
    if let second, let attribute = constraint.secondAttribute {
      let secondItem = scrolled(second, against: first, attribute, constraint.priority)
      noteContent(secondItem, attribute)
      let right = self.form(attribute, of: secondItem, direction: direction)
      let factor = self.factor(constraint.multiplier)
      if factor != 1, !attribute.isSize, !constraint.firstAttribute.isSize {
        // A factor on a position is measured from the origin of the view that owns the constraint.
        let origin = originOfOwner(constraint, attribute, direction)
        form = (left - origin) - (right - origin) * factor
      } else {
        form = left - right * factor
      }
    } else {
      form = left
    }
    // A symbolic constraint without a number is laid out at distance 0 in every recorded equality.
    var constant =
      keepsConstantsOpen
      ? parameter(.constant(place: place)) : ParametricValue(exact(constraint.constant ?? 0))
    // Constants grow inwards in the reading direction, so they change sign with it.
    if direction == .rightToLeft, isMirrored(constraint) { constant = -constant }
    form = form - constant
    add(
      form, relation(constraint, direction), of: constraint, place: place,
      isFixedSize: second == nil && constraint.firstAttribute.isSize)
  }

  /// The direction by which leading and trailing are read: that of the view that holds the
  /// constraint.
  private func direction(of constraint: LayoutConstraint) -> LayoutDirection {
    let owner = scene.indexByID[constraint.owner] ?? 0
    return scene.nodes[owner].view.semantic.direction(within: surroundings.direction)
  }

  private func isMirrored(_ constraint: LayoutConstraint) -> Bool {
    let first = constraint.firstAttribute
    return first.isDirectional
      || (!first.isSize && constraint.secondAttribute?.isDirectional == true)
  }

  private func relation(_ constraint: LayoutConstraint, _ direction: LayoutDirection) -> Relation {
    let flips = direction == .rightToLeft && isMirrored(constraint)
    switch constraint.relation {
    case .equal: return .equal
    case .lessThanOrEqual: return flips ? .greaterOrEqual : .lessOrEqual
    case .greaterThanOrEqual: return flips ? .lessOrEqual : .greaterOrEqual
    }
  }

  /// Remembers that constraints are meant to decide a scroll view's content on an axis.
  private mutating func noteContent(_ item: Item, _ attribute: LayoutAttribute) {
    guard case .content(let index) = item else { return }
    contentAxes.insert(NodeAxis(node: index, axis: attribute.axis))
  }

  /// A descendant's constraint to an edge of a scroll view refers to the content, one to its width, height
  /// or centre to the frame (recorded frames, horizontal centre: 67 views for, 1 against).
  ///
  /// A constraint to the vertical centre that is no stronger than hugging refers to the content: three
  /// documents of one app recorded it so (thin).
  private func scrolled(
    _ item: Item, against other: Item?, _ attribute: LayoutAttribute, _ priority: Double
  ) -> Item {
    guard case .node(let index) = item, contentBoxes[index] != nil, !attribute.isSize,
      attribute != .centerX, let other
    else { return item }
    if attribute == .centerY, priority > Self.usualHugging { return item }
    return scene.isDescendant(other.node, of: index) ? .content(index) : item
  }

  private static let usualHugging = 250.0

  func factor(_ multiplier: Multiplier) -> Rational {
    guard multiplier != .one else { return 1 }
    guard let denominator = Rational(multiplier.denominator), !denominator.isZero,
      let numerator = Rational(multiplier.numerator)
    else { return 1 }
    return numerator.divided(by: denominator) ?? 1
  }

  /// Where positions in the owner begin: its top, its left, and its right where reading begins
  /// there.
  private func originOfOwner(
    _ constraint: LayoutConstraint, _ attribute: LayoutAttribute, _ direction: LayoutDirection
  ) -> LinearForm {
    let edges = Edges(boxes[scene.indexByID[constraint.owner] ?? 0])
    guard attribute.axis == .horizontal else { return edges.top }
    return direction == .rightToLeft && isMirrored(constraint) ? edges.right : edges.left
  }
}
