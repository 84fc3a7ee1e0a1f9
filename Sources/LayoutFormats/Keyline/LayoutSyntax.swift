import LayoutModel

/// A statement of a `.layout` file, with its place.
struct LayoutStatement: Sendable, Hashable {
  var kind: Kind
  var location: SourceLocation

  indirect enum Kind: Sendable, Hashable {
    /// `screen SignIn "Sign in" { ... }`
    case screen(name: String, title: String?, body: [LayoutStatement])
    /// `component Row(title, width) { ... }`
    case component(name: String, parameters: [String], body: [LayoutStatement])
    /// `metric margin = 20`
    case metric(name: String, value: LayoutValue)
    /// `view title: UILabel "Sign in" { ... }`, `view title: SerifLabel is UILabel { ... }`
    case view(
      name: String, className: String?, superclass: String?, text: LayoutValue?,
      body: [LayoutStatement])
    /// `use first: Row("Name", 60) { ... }`
    case use(name: String, component: String, arguments: [LayoutValue], body: [LayoutStatement])
    /// `font 17 semibold`
    case property(name: String, values: [LayoutValue])
    case equation(LayoutEquation)
    /// `H:|-[a]-[b]-| with alignAllTop`
    case visual(text: String, options: [String])
    /// `when width compact and pad { ... }`
    case when(condition: TraitCondition, body: [LayoutStatement])
    /// `group wide on { ... }`, `group tall if title.width <= 80 { ... }`
    case group(
      name: String, isOn: Bool, conditions: [LayoutComparison], body: [LayoutStatement])
    /// `change title { font 34 }`, inside of `when`
    case change(path: [String], body: [LayoutStatement])
    /// `change #gap = 40 @750`, inside of `when`
    case changeConstraint(identifier: String, constant: LayoutValue?, priority: LayoutValue?)
    /// `remove title`, `remove #gap`, inside of `when`
    case remove(path: [String])
    case removeConstraint(identifier: String)
  }
}

/// A word, a number or a text that a statement gives.
struct LayoutValue: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case number(Double)
    case string(String)
    /// A metric's, a parameter's or an option's name; with a minus sign in front, if there is one.
    case word(String, isNegative: Bool)
  }
  var kind: Kind
  var location: SourceLocation
}

/// `[factor *] item.attribute`, the item left out where it is the view around the statement.
struct LayoutSide: Sendable, Hashable {
  var path: [String]
  var attribute: LayoutAttribute
  var location: SourceLocation
}

/// `left relation [factor *] right + constant @priority #identifier`.
struct LayoutEquation: Sendable, Hashable {
  var left: LayoutSide
  var relation: LayoutRelation
  var factor: LayoutFactor?
  /// nil: the constant alone.
  var right: LayoutSide?
  var constant: LayoutValue?
  /// The constant is subtracted.
  var isSubtracted = false
  var priority: LayoutValue?
  var identifier: String?
}

/// `title.width <= 80`, asked of a layout that is solved.
struct LayoutComparison: Sendable, Hashable {
  var left: LayoutSide
  /// Never equal.
  var relation: LayoutRelation
  /// nil: a number.
  var right: LayoutSide?
  var number: LayoutValue?
}

/// `2 *`, `* 2`, `/ 2`, `16 / 9 *`.
struct LayoutFactor: Sendable, Hashable {
  var numerator: LayoutValue?
  var denominator: LayoutValue?
}
