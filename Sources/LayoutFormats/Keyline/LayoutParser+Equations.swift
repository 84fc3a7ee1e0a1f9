import LayoutModel

extension LayoutParser {
  /// `item.` or `attribute relation` is ahead.
  var isEquation: Bool {
    let next = nextToken
    if next.isMark(".") { return true }
    return LayoutAttribute(rawValue: token.text) != nil
      && (next.isMark("=") || next.isMark("==") || next.isMark(">=") || next.isMark("<="))
  }

  mutating func equation() throws(FormatError) -> LayoutEquation {
    let left = try side()
    var equation = LayoutEquation(left: left, relation: try relation())
    try right(of: &equation)
    if take("@") { equation.priority = try value("a priority") }
    if take("#") { equation.identifier = try word("an identifier") }
    return equation
  }

  mutating func comparison() throws(FormatError) -> LayoutComparison {
    let left = try side()
    let place = token.location
    let relation = try relation()
    guard relation != .equal else {
      throw problem(
        "a layout is compared by >= or <=", "equal numbers would be an accident", at: place)
    }
    if isSide { return LayoutComparison(left: left, relation: relation, right: try side()) }
    return LayoutComparison(left: left, relation: relation, number: try value("a number"))
  }

  private mutating func relation() throws(FormatError) -> LayoutRelation {
    if take("=") || take("==") { return .equal }
    if take(">=") { return .greaterThanOrEqual }
    if take("<=") { return .lessThanOrEqual }
    throw problem("expected a relation, found \(token.noun)", "there are =, >= and <=")
  }

  /// `[number [/ number] *] side [(*|/) number] [(+|-) number]`, or a number alone.
  private mutating func right(of equation: inout LayoutEquation) throws(FormatError) {
    if isSide {
      equation.right = try side()
      if take("*") {
        equation.factor = LayoutFactor(numerator: try value("a factor"))
      } else if take("/") {
        equation.factor = LayoutFactor(denominator: try value("a divisor"))
      }
    } else {
      let first = try value("a number, or an item's attribute")
      var divisor: LayoutValue?
      if take("/") { divisor = try value("a divisor") }
      guard take("*") else {
        if divisor != nil {
          throw problem("a ratio needs a size it counts for", "write 16 / 9 * height")
        }
        equation.constant = first
        return
      }
      equation.factor = LayoutFactor(numerator: first, denominator: divisor)
      equation.right = try side()
    }
    if take("+") {
      equation.constant = try value("a number")
    } else if take("-") {
      equation.constant = try value("a number")
      equation.isSubtracted = true
    }
  }

  private var isSide: Bool {
    guard token.isWord else { return false }
    return nextToken.isMark(".") || LayoutAttribute(rawValue: token.text) != nil
  }

  /// `title.leading`, `row.title.leading`, `safeArea.top`, or `width` of the view around.
  private mutating func side() throws(FormatError) -> LayoutSide {
    let location = token.location
    var path = try itemPath()
    let name = path.removeLast()
    guard let attribute = LayoutAttribute(rawValue: name) else {
      let known = LayoutAttribute.allCases.map(\.rawValue)
      throw problem(
        "\"\(name)\" is no attribute",
        nearestWord(to: name, among: known).map { "did you mean \"\($0)\"?" }
          ?? "there are \(known.joined(separator: ", "))", at: location)
    }
    return LayoutSide(path: path, attribute: attribute, location: location)
  }
}
