import ConstraintSolver
import LayoutModel

/// `sum of coefficient * variable + constant`, where the constant may name parameters.
struct LinearForm {
  var terms: [Term]
  var constant: ParametricValue

  init(_ variable: Variable) {
    terms = [Term(variable)]
    constant = ParametricValue(0)
  }
  init(_ constant: ParametricValue) {
    terms = []
    self.constant = constant
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    for term in right.terms { sum.add(term) }
    sum.constant = left.constant + right.constant
    return sum
  }
  static func - (left: Self, right: Self) -> Self { left + right * -1 }
  static func * (left: Self, right: Rational) -> Self {
    if right == 1 { return left }
    var product = left
    if right.isZero {
      product.terms = []
    } else {
      for index in product.terms.indices { product.terms[index].coefficient *= right }
    }
    product.constant = left.constant * right
    return product
  }
  static func + (left: Self, right: Rational) -> Self {
    var sum = left
    sum.constant = left.constant + ParametricValue(right)
    return sum
  }
  static func + (left: Self, right: ParametricValue) -> Self {
    var sum = left
    sum.constant = left.constant + right
    return sum
  }
  static func - (left: Self, right: ParametricValue) -> Self { left + right * -1 }

  private mutating func add(_ term: Term) {
    if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
      terms[index].coefficient += term.coefficient
      if terms[index].coefficient.isZero { terms.remove(at: index) }
    } else {
      terms.append(term)
    }
  }
}

/// A rectangle of variables in the root's coordinates: left, top, width, height.
struct Box {
  var left: Variable
  var top: Variable
  var width: Variable
  var height: Variable
}

extension LinearForm {
  /// An edge, side or centre of a view's own rectangle; nil for what depends on more than that.
  ///
  /// The same as by ``Edges``, of which most would be thrown away: nearly every item of a document's
  /// constraints is a view.
  init?(_ attribute: LayoutAttribute, of box: Box, isLeftToRight: Bool) {
    constant = ParametricValue(0)
    func far(_ edge: Variable, _ side: Variable) -> [Term] { [Term(edge), Term(side)] }
    func centre(_ edge: Variable, _ side: Variable) -> [Term] {
      [Term(edge), Term(side, Rational(1, 2))]
    }
    switch attribute {
    case .left: terms = [Term(box.left)]
    case .right: terms = far(box.left, box.width)
    case .leading: terms = isLeftToRight ? [Term(box.left)] : far(box.left, box.width)
    case .trailing: terms = isLeftToRight ? far(box.left, box.width) : [Term(box.left)]
    case .top: terms = [Term(box.top)]
    case .bottom: terms = far(box.top, box.height)
    case .width: terms = [Term(box.width)]
    case .height: terms = [Term(box.height)]
    case .centerX: terms = centre(box.left, box.width)
    case .centerY: terms = centre(box.top, box.height)
    default: return nil
    }
  }
}

/// The four edges of a rectangle as linear forms.
struct Edges {
  var left: LinearForm
  var top: LinearForm
  var right: LinearForm
  var bottom: LinearForm

  init(_ box: Box) {
    left = LinearForm(box.left)
    top = LinearForm(box.top)
    right = left + LinearForm(box.width)
    bottom = top + LinearForm(box.height)
  }
  init(left: LinearForm, top: LinearForm, right: LinearForm, bottom: LinearForm) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  var width: LinearForm { right - left }
  var height: LinearForm { bottom - top }
  var centerX: LinearForm { (left + right) * Rational(1, 2) }
  var centerY: LinearForm { (top + bottom) * Rational(1, 2) }
}
