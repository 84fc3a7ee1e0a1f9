import ConstraintSolver
import LayoutModel

/// The places that a row's style gives its title, detail and image.
///
/// Nothing here is required: a row that is too narrow for its style is no contradiction.
extension SceneEncoder {
  mutating func encodeBuiltIn() {
    guard let cell = builtIn else { return }
    let row = frameEdges(0)
    let isLeftToRight = surroundings.direction == .leftToRight
    let inset = inset(row) { .margin(node: 0, $0) }
    let sign: Rational = isLeftToRight ? 1 : -1
    let start =
      (isLeftToRight ? inset.left : inset.right) + exact(cell.sideExtra) * sign
    let outer = isLeftToRight ? row.right : row.left
    let end =
      cell.toAccessory.map { outer + exact(-$0) * sign }
      ?? (isLeftToRight ? inset.right : inset.left) + exact(-cell.sideExtra) * sign
    let texts = encodeImage(of: cell, at: start, row, sign)
    switch cell.style {
    case .basic: encodeTitle(of: cell, from: texts, to: end, row, isLeftToRight)
    case .rightDetail: encodeRightDetail(of: cell, from: texts, to: end, row, isLeftToRight)
    case .leftDetail: encodeLeftDetail(of: cell, from: texts, to: end, row, isLeftToRight)
    case .subtitle: encodeSubtitle(of: cell, from: texts, to: end, row, isLeftToRight)
    }
    if surroundings.height == nil {
      style(
        row.height + exact(-surroundings.openHeight), .greaterOrEqual, about: 0, .styledRowHeight)
    }
  }

  /// Whether a style places the node, not its mask or constraints.
  func isBuiltIn(_ index: Int) -> Bool { builtIn?.nodes.contains(index) == true }

  /// - Returns: where texts begin.
  private mutating func encodeImage(
    of cell: BuiltInCell, at start: LinearForm, _ row: Edges, _ sign: Rational
  ) -> LinearForm {
    guard let image = cell.image else { return start }
    let place = Edges(boxes[image.node])
    style(
      place.centerY - row.centerY + exact(BuiltInCell.lean), .equal, about: image.node,
      .styledVertical)
    style(
      place.width * exact(image.aspect) - place.height, .equal, about: image.node, .styledHeight)
    style(place.height - row.height, .lessOrEqual, about: image.node, .styledHeight, step: 1)
    let natural = place.height - parameter(.natural(node: image.node, .vertical))
    style(natural, .lessOrEqual, about: image.node, .styledHeight, step: 2)
    // A row does not grow for its image.
    style(natural, .greaterOrEqual, at: 40, about: image.node, .styledHeight, step: 3)
    let gap = exact(BuiltInCell.imageGap) * sign
    guard image.isSymbol else {
      let near = sign == 1 ? place.left : place.right
      let far = sign == 1 ? place.right : place.left
      style(near - start, .equal, about: image.node, .styledHorizontal)
      return far + gap
    }
    let middle = start + exact(BuiltInCell.symbolWidth / 2) * sign
    style(place.centerX - middle, .equal, about: image.node, .styledHorizontal)
    return start + exact(BuiltInCell.symbolWidth) * sign + gap
  }

  private mutating func encodeTitle(
    of cell: BuiltInCell, from start: LinearForm, to end: LinearForm, _ row: Edges,
    _ isLeftToRight: Bool
  ) {
    guard let title = cell.title else { return }
    let place = frameEdges(title)
    begin(title, at: start, isLeftToRight)
    style(
      (isLeftToRight ? place.right : place.left) - end, .equal, about: title, .styledWidth)
    style(place.top - row.top, .equal, about: title, .styledVertical)
    style(place.bottom - row.bottom, .equal, about: title, .styledHeight)
    growRow(row, for: title)
  }

  private mutating func encodeRightDetail(
    of cell: BuiltInCell, from start: LinearForm, to end: LinearForm, _ row: Edges,
    _ isLeftToRight: Bool
  ) {
    guard let title = cell.title else { return }
    let place = frameEdges(title)
    begin(title, at: start, isLeftToRight)
    fit(title, at: 751, endingBefore: end, isLeftToRight)
    centre(title, in: row)
    growRow(row, for: title)
    guard let detail = cell.detail else { return }
    let other = frameEdges(detail)
    style((isLeftToRight ? other.right : other.left) - end, .equal, about: detail, .styledWidth)
    fit(detail, at: 750, endingBefore: nil, isLeftToRight)
    let between = isLeftToRight ? other.left - place.right : place.left - other.right
    style(
      between + exact(-BuiltInCell.detailGap), .greaterOrEqual, about: detail, .styledHorizontal)
    alignBaselines(detail, title)
    growRow(row, for: detail)
  }

  private mutating func encodeLeftDetail(
    of cell: BuiltInCell, from start: LinearForm, to end: LinearForm, _ row: Edges,
    _ isLeftToRight: Bool
  ) {
    guard let title = cell.title else { return }
    let place = frameEdges(title)
    begin(title, at: start, isLeftToRight)
    style(
      place.width + exact(-BuiltInCell.leftTitleWidth), .equal, about: title, .styledWidth)
    style(
      place.height - parameter(.natural(node: title, .vertical)), .equal, about: title,
      .styledHeight)
    centre(title, in: row)
    growRow(row, for: title)
    guard let detail = cell.detail else { return }
    let other = frameEdges(detail)
    let between = isLeftToRight ? other.left - place.right : place.left - other.right
    style(between + exact(-BuiltInCell.detailGap), .equal, about: detail, .styledHorizontal)
    fit(detail, at: 750, endingBefore: end, isLeftToRight)
    alignBaselines(detail, title)
    growRow(row, for: detail)
  }

  /// Two lines, further apart where the row has room for it, both a little above the middle then.
  private mutating func encodeSubtitle(
    of cell: BuiltInCell, from start: LinearForm, to end: LinearForm, _ row: Edges,
    _ isLeftToRight: Bool
  ) {
    guard let title = cell.title else { return }
    for text in [title, cell.detail].compactMap({ $0 }) {
      begin(text, at: start, isLeftToRight)
      fit(text, at: 751, endingBefore: end, isLeftToRight)
    }
    guard let detail = cell.detail else {
      centre(title, in: row)
      return growRow(row, for: title)
    }
    let place = frameEdges(title)
    let other = frameEdges(detail)
    let gap = other.top - place.bottom
    let above = place.top - row.top
    let below = row.bottom - other.bottom
    style(gap, .greaterOrEqual, about: detail, .styledVertical)
    style(gap + exact(-cell.lineGap), .equal, at: 300, about: detail, .styledVertical, step: 1)
    let most = exact(-cell.lineMargin)
    style(above + most, .greaterOrEqual, at: 400, about: title, .styledVertical)
    style(below + most, .greaterOrEqual, at: 400, about: detail, .styledVertical, step: 2)
    // Recorded: half a point below the middle without a gap, two above it with one of three.
    style(
      above - below + gap * Rational(5, 6) - ParametricValue(Rational(1, 2)), .equal,
      about: title, .styledVertical, step: 1)
  }

  private mutating func begin(_ text: Int, at start: LinearForm, _ isLeftToRight: Bool) {
    let place = frameEdges(text)
    style(
      (isLeftToRight ? place.left : place.right) - start, .equal, about: text, .styledHorizontal)
  }

  private mutating func centre(_ text: Int, in row: Edges) {
    style(
      frameEdges(text).centerY - row.centerY + exact(-BuiltInCell.lean), .equal, about: text,
      .styledVertical)
  }

  /// As large as its text asks for, narrower where it does not fit.
  private mutating func fit(
    _ text: Int, at priority: Int, endingBefore end: LinearForm?, _ isLeftToRight: Bool
  ) {
    let place = frameEdges(text)
    let width = place.width - parameter(.natural(node: text, .horizontal))
    style(width, .lessOrEqual, about: text, .styledWidth, step: 1)
    style(width, .greaterOrEqual, at: priority, about: text, .styledWidth, step: 2)
    style(
      place.height - parameter(.natural(node: text, .vertical)), .equal, about: text,
      .styledHeight)
    guard let end else { return }
    let over = isLeftToRight ? place.right - end : end - place.left
    style(over, .lessOrEqual, about: text, .styledWidth, step: 3)
  }

  private mutating func alignBaselines(_ detail: Int, _ title: Int) {
    let isKnown = [detail, title].allSatisfy { naturals[$0].firstBaseline != .edge }
    guard isKnown else {
      style(
        frameEdges(detail).centerY - frameEdges(title).centerY, .equal, about: detail,
        .styledVertical)
      return
    }
    let lines = [detail, title].map {
      form(.firstBaseline, of: .node($0), direction: surroundings.direction)
    }
    style(lines[0] - lines[1], .equal, about: detail, .styledVertical)
  }

  /// A row that sizes itself is higher than usual where a text is.
  private mutating func growRow(_ row: Edges, for text: Int) {
    guard surroundings.height == nil else { return }
    let wanted = row.height - parameter(.natural(node: text, .vertical))
    style(
      wanted + exact(-2 * BuiltInCell.textMargin), .greaterOrEqual, about: text, .styledRowHeight)
  }

  private mutating func style(
    _ form: LinearForm, _ relation: Relation, at priority: Int = 998, about node: Int,
    _ topic: RowTopic, step: Int = 0
  ) {
    add(form, relation, at: Priority(Double(priority)), about: node, topic: topic, step: step)
  }
}
