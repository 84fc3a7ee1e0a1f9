internal import LayoutModel

/// Reads one constraint of a log: `NSLayoutConstraint:0x6000 'name' UILabel:0x7f.width == 100
/// (active)`, or the same in visual format.
struct LoggedConstraintReader {
  private let text: Substring
  private var rest: Substring
  /// The superview, which a format writes as `|`.
  private var superview: LoggedItem?

  init(_ text: Substring) {
    self.text = text
    rest = text
  }

  mutating func constraint() -> LoggedConstraint? {
    let className = take { $0 != ":" }
    guard skip(":"), take({ $0.isHexDigit || $0 == "x" }).hasPrefix("0x") else { return nil }
    skipSpace()
    let identifier = quoted()
    skipSpace()
    readNames()
    let origin = Self.origin(String(className), identifier)
    // The mask of a view, before its equation.
    while rest.hasPrefix("h=") || rest.hasPrefix("v=") {
      _ = take { $0 != " " }
      skipSpace()
    }
    guard var found = visual() ?? equation() else { return nil }
    found.text = String(text)
    found.origin = origin
    found.identifier = identifier
    return found
  }

  private static func origin(_ className: String, _ identifier: String?) -> LoggedConstraint.Origin
  {
    if className.contains("Autoresizing") { return .autoresizing }
    if className.contains("Prototyping") { return .prototyping }
    if let identifier {
      if identifier.hasPrefix("UISV-") { return .stack }
      if identifier.contains("Encapsulated-Layout") { return .encapsulated }
    }
    return className == "NSLayoutConstraint" ? .authored : .system
  }

  // MARK: Equations

  /// `UILabel:0x1.leading == 0.5*UIView:0x2.trailing + 20`.
  private mutating func equation() -> LoggedConstraint? {
    guard let first = item(), skip("."), let attribute = attribute() else { return nil }
    skipSpace()
    guard let relation = relation() else { return nil }
    skipSpace()
    var found = Self.made(first, attribute, relation)
    if let number = number() {
      guard skip("*") else {
        found.constant = number
        return found
      }
      found.multiplier = number
    }
    guard let second = item(), skip("."), let other = self.attribute() else { return nil }
    (found.second, found.secondAttribute) = (second, other)
    skipSpace()
    if rest.first == "*" || rest.first == "/" {
      let isDivision = rest.removeFirst() == "/"
      skipSpace()
      guard let factor = number(), factor != 0 else { return nil }
      found.multiplier = isDivision ? 1 / factor : factor
      skipSpace()
    }
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" {
      rest.removeFirst()
      skipSpace()
      guard let constant = number() else { return found }
      found.constant = isNegative ? -constant : constant
    }
    return found
  }

  // MARK: Visual format

  /// `H:|-(20)-[UILabel:0x1 'Name']`, `V:[UILabel:0x1(44)]`, `[A:0x1]-(>=8)-[B:0x2]`.
  private mutating func visual() -> LoggedConstraint? {
    let start = rest
    var axis = Axis.horizontal
    if rest.hasPrefix("H:") || rest.hasPrefix("V:") {
      axis = rest.first == "V" ? .vertical : .horizontal
      rest = rest.dropFirst(2)
    } else if rest.first != "[" && rest.first != "|" {
      return nil
    }
    guard let found = visualBody(axis) else {
      rest = start
      return nil
    }
    return found
  }

  private mutating func visualBody(_ axis: Axis) -> LoggedConstraint? {
    let isLTR = text.contains("(LTR)") || text.contains("(RTL)")
    let (near, far): (LayoutAttribute, LayoutAttribute) =
      axis == .vertical ? (.top, .bottom) : isLTR ? (.left, .right) : (.leading, .trailing)
    var left: LoggedItem?
    let isFromSuperview = skip("|")
    if isFromSuperview {
      left = superview
    } else {
      guard skip("["), let item = item() else { return nil }
      if skip("(") {
        let relation = relation() ?? .equal
        if let width = number() {
          var found = Self.made(item, axis == .vertical ? .height : .width, relation)
          found.constant = width
          return found
        }
        guard let other = self.item() else { return nil }
        var found = Self.made(item, axis == .vertical ? .height : .width, relation)
        (found.second, found.secondAttribute) = (other, found.firstAttribute)
        return found
      }
      guard skip("]") else { return nil }
      left = item
    }
    var relation = LayoutRelation.equal
    var gap: Double? = 0
    if skip("-") {
      if skip("(") {
        relation = self.relation() ?? .equal
        if rest.hasPrefix("NSSpace") {
          gap = nil
        } else {
          guard let number = number() else { return nil }
          gap = number
        }
        _ = take { $0 != ")" }
        guard skip(")") else { return nil }
        _ = skip(")")
        guard skip("-") else { return nil }
      } else {
        gap = nil
      }
    }
    let endsAtSuperview = skip("|")
    var right: LoggedItem?
    if endsAtSuperview {
      right = superview
    } else {
      guard skip("["), let item = item() else { return nil }
      right = item
    }
    guard let left, let right else { return nil }
    var found = Self.made(right, endsAtSuperview ? far : near, relation)
    found.second = left
    found.secondAttribute = isFromSuperview ? near : far
    found.constant = gap
    return found
  }

  // MARK: Pieces

  private static func made(
    _ item: LoggedItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation
  ) -> LoggedConstraint {
    LoggedConstraint(
      text: "", origin: .authored, first: item, firstAttribute: attribute, relation: relation,
      multiplier: 1, constant: 0)
  }

  /// `(active, names: '|':UIView:0x7f )`.
  private mutating func readNames() {
    guard let names = text.firstRange(of: "'|':") else { return }
    var after = LoggedConstraintReader(text[names.upperBound...])
    superview = after.item()
  }

  /// `App.PriceView:0x7f80 'Total'`, `UILayoutGuide:0x60'UIViewSafeAreaLayoutGuide'`.
  private mutating func item() -> LoggedItem? {
    let start = rest
    let name = take { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "$" }
    guard !name.isEmpty, skip(":"), rest.hasPrefix("0x") else {
      rest = start
      return nil
    }
    let address = take { $0.isHexDigit || $0 == "x" }
    var title: String?
    let beforeTitle = rest
    skipSpace()
    if rest.first == "'" { title = quoted() } else { rest = beforeTitle }
    return LoggedItem(
      className: String(name.split(separator: ".").last ?? name), address: String(address),
      title: title)
  }

  private mutating func attribute() -> LayoutAttribute? {
    let name = take { $0.isLetter }
    let names: [Substring: LayoutAttribute] = [
      "minX": .left, "maxX": .right, "midX": .centerX, "minY": .top, "maxY": .bottom,
      "midY": .centerY, "lastBaseline": .baseline,
    ]
    return names[name] ?? LayoutAttribute(rawValue: String(name))
  }

  private mutating func relation() -> LayoutRelation? {
    for (text, relation) in [
      ("==", LayoutRelation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
    ] where rest.hasPrefix(text) {
      rest = rest.dropFirst(2)
      return relation
    }
    return nil
  }

  private mutating func number() -> Double? {
    let start = rest
    let text = take { $0.isNumber || $0 == "." || $0 == "-" || $0 == "e" }
    // `0x60...` begins a view without a class.
    guard let number = Double(text), number.isFinite, rest.first != "x" else {
      rest = start
      return nil
    }
    return number
  }

  private mutating func quoted() -> String? {
    guard rest.first == "'" else { return nil }
    let body = rest.dropFirst()
    guard let end = body.firstIndex(of: "'") else { return nil }
    rest = body[body.index(after: end)...]
    return String(body[..<end])
  }

  private mutating func take(_ isWanted: (Character) -> Bool) -> Substring {
    let taken = rest.prefix(while: isWanted)
    rest = rest[taken.endIndex...]
    return taken
  }

  private mutating func skip(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpace() {
    rest = rest.drop { $0 == " " }
  }
}
