/// A number that may depend on parameters: a constant plus multiples of parameters.
///
///     let rightMargin = ParametricValue(width) - 16
public struct ParametricValue: Hashable, Sendable {
  /// A parameter times a fixed number, never zero.
  public struct Term: Hashable, Sendable {
    /// The parameter.
    public let parameter: Parameter
    /// Its factor.
    public let coefficient: Rational
  }

  /// The part that does not depend on any parameter.
  public var constant: Rational

  /// The parameters' parts, in order of the parameters, each parameter at most once.
  public private(set) var terms: [Term]

  /// A value that is the same for every parameter.
  public init(_ constant: Rational) {
    self.constant = constant
    terms = []
  }

  /// The value `coefficient * parameter + constant`.
  public init(_ parameter: Parameter, times coefficient: Rational = 1, plus constant: Rational = 0)
  {
    self.constant = constant
    terms = coefficient.isZero ? [] : [Term(parameter: parameter, coefficient: coefficient)]
  }

  /// The value at `parameters`; a parameter the list does not reach counts as 0.
  public func value(at parameters: [Rational]) -> Rational {
    terms.reduce(constant) { sum, term in
      guard parameters.indices.contains(term.parameter.index) else { return sum }
      return sum + term.coefficient * parameters[term.parameter.index]
    }
  }
}

extension ParametricValue: ExpressibleByIntegerLiteral {
  /// The whole number written in the source.
  public init(integerLiteral value: Int) {
    self.init(Rational(value))
  }
}

extension ParametricValue {
  /// The sum.
  public static func + (left: Self, right: Self) -> Self {
    var sum = ParametricValue(left.constant + right.constant)
    var first = left.terms[...]
    var second = right.terms[...]
    while let a = first.first ?? second.first {
      let parameter = min(a.parameter, second.first?.parameter ?? a.parameter)
      var coefficient = Rational.zero
      if let term = first.first, term.parameter == parameter {
        coefficient += term.coefficient
        first.removeFirst()
      }
      if let term = second.first, term.parameter == parameter {
        coefficient += term.coefficient
        second.removeFirst()
      }
      if !coefficient.isZero {
        sum.terms.append(Term(parameter: parameter, coefficient: coefficient))
      }
    }
    return sum
  }

  /// The difference.
  public static func - (left: Self, right: Self) -> Self { left + right * -1 }

  /// The value times a fixed number.
  public static func * (left: Self, right: Rational) -> Self {
    var product = ParametricValue(left.constant * right)
    guard !right.isZero else { return product }
    product.terms = left.terms.map {
      Term(parameter: $0.parameter, coefficient: $0.coefficient * right)
    }
    return product
  }

  /// The value with the opposite sign.
  public static prefix func - (value: Self) -> Self { value * -1 }

  /// Adds in place.
  public static func += (left: inout Self, right: Self) { left = left + right }

  /// Subtracts in place.
  public static func -= (left: inout Self, right: Self) { left = left - right }
}
