import LayoutModel

/// Reads one line of the visual format from left to right, without going back.
struct VisualFormatParser {
  private let text: String
  private let characters: [Character]
  private var place = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  mutating func format() throws(VisualFormatError) -> VisualFormat {
    guard !text.isEmpty else { throw error(.empty) }
    if let place = characters.firstIndex(where: { !$0.isASCII }) {
      throw error(.notASCII, at: place)
    }
    let axis = try orientation()
    var start: VisualFormat.Connection?
    if take("|") { start = try connection() }
    var views = [try view()]
    var connections: [VisualFormat.Connection] = []
    var end: VisualFormat.Connection?
    while peek() != nil {
      let connection = try connection()
      if take("|") {
        end = connection
        guard peek() == nil else {
          throw error(
            .expected("the end of the format", advice: "nothing follows the last '|'"))
        }
        break
      }
      connections.append(connection)
      views.append(try view())
    }
    return VisualFormat(
      text: text, axis: axis, start: start, views: views, connections: connections, end: end)
  }

  // MARK: Parts

  private mutating func orientation() throws(VisualFormatError) -> Axis {
    guard let letter = peek(), letter == "H" || letter == "V", take(letter) else {
      return .horizontal
    }
    guard take(":") else { throw error(.missingColon(orientation: String(letter))) }
    return letter == "V" ? .vertical : .horizontal
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Term {
    guard take("[") else {
      let advice =
        peek() == "|"
        ? "the superview stands at the ends of a line only, beside a view"
        : "views stand in brackets, such as [name]"
      throw error(.expected("a view", advice: advice))
    }
    skipSpace()
    let column = place + 1
    guard let name = identifier() else {
      throw error(
        .expected(
          "a view's name",
          advice: "names begin with a letter or an underscore, and go on with these and digits"))
    }
    if peek() == "." { throw error(.keyPath) }
    var predicates: [VisualFormat.Predicate] = []
    if peek() == "(" { predicates = try predicateList() }
    guard take("]") else {
      throw error(.expected("a ']' here", advice: "it ends a view"))
    }
    return VisualFormat.Term(name: name, predicates: predicates, column: column)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    skipSpace()
    let column = place + 1
    guard take("-") else {
      guard peek() == "[" || peek() == "|" else {
        throw error(.expected("a '-', a view, or '|'"))
      }
      return VisualFormat.Connection(space: .flush, column: column)
    }
    switch peek() {
    case "[", "|", nil: return VisualFormat.Connection(space: .standard, column: column)
    default: break
    }
    let predicates: [VisualFormat.Predicate]
    if peek() == "(" {
      predicates = try predicateList()
    } else {
      if let mark = peek(), "<>=".contains(mark) {
        throw error(
          .expected("a '(' before a relation", advice: "write -(>=20)- instead of ->=20-"))
      }
      if peek() == "-" {
        throw error(
          .expected(
            "a distance, a view, or '|'", advice: "a negative distance stands in parentheses"))
      }
      let start = place + 1
      let object = try quantity(or: "a distance, a view, or '|'")
      predicates = [
        VisualFormat.Predicate(relation: .equal, object: object, priority: nil, column: start)
      ]
      if peek() == "@" {
        throw error(
          .expected(
            "a '-' here", advice: "a priority stands in parentheses, such as -(20@750)-"))
      }
    }
    guard take("-") else {
      throw error(.expected("a '-' here", advice: "a distance stands between two of them"))
    }
    return VisualFormat.Connection(space: .predicates(predicates), column: column)
  }

  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = take("(")
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else {
      throw error(.expected("a ')' or a ',' here", advice: "a ')' ends a list of predicates"))
    }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    skipSpace()
    let column = place + 1
    let relation = try relation()
    let object = try quantity(or: "a constant, a metric, or a view's name")
    try refuseRatio()
    var priority: VisualFormat.Quantity?
    if take("@") {
      priority = try quantity(or: "a priority")
      try refuseRatio()
    }
    return VisualFormat.Predicate(
      relation: relation, object: object, priority: priority, column: column)
  }

  private mutating func relation() throws(VisualFormatError) -> LayoutRelation {
    let relation: LayoutRelation
    switch peek() {
    case "=": relation = .equal
    case "<": relation = .lessThanOrEqual
    case ">": relation = .greaterThanOrEqual
    default: return .equal
    }
    guard characters.indices.contains(place + 1), characters[place + 1] == "=" else {
      throw error(.expected("a relation", advice: "there are ==, <= and >="))
    }
    place += 2
    return relation
  }

  private func refuseRatio() throws(VisualFormatError) {
    switch peek() {
    case "*", "/", "+": throw error(.ratio)
    case ".": throw error(.keyPath)
    default: return
    }
  }

  private mutating func quantity(
    or what: String
  ) throws(VisualFormatError) -> VisualFormat.Quantity {
    skipSpace()
    let column = place + 1
    if let name = identifier() {
      return VisualFormat.Quantity(value: .name(name), column: column)
    }
    guard let number = try number() else { throw error(.expected(what)) }
    return VisualFormat.Quantity(value: .number(number), column: column)
  }

  // MARK: Words and numbers

  private mutating func identifier() -> String? {
    let start = place
    guard place < characters.count, characters[place].beginsName else { return nil }
    while place < characters.count, characters[place].continuesName { place += 1 }
    return String(characters[start..<place])
  }

  /// As C reads numbers: a sign, digits with a point, an exponent, or hexadecimal digits.
  private mutating func number() throws(VisualFormatError) -> Double? {
    let start = place
    if let sign = next, sign == "+" || sign == "-" { place += 1 }
    guard let first = next, first.isNumber || first == "." else {
      place = start
      return nil
    }
    var isHexadecimal = false
    while let character = next {
      let before = characters[place - 1 < start ? start : place - 1]
      if character == "x" || character == "X", before == "0" {
        isHexadecimal = true
      } else if character == "+" || character == "-" {
        guard place > start, "eE".contains(before), !isHexadecimal else { break }
      } else if !(character.isNumber || character == "." || "eE".contains(character)
        || (isHexadecimal && character.isHexDigit))
      {
        break
      }
      place += 1
    }
    let text = String(characters[start..<place])
    guard let number = Double(text), number.isFinite, abs(number) <= NumberText.limit else {
      throw error(.badNumber(text), at: start)
    }
    return number
  }

  // MARK: Characters

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private mutating func skipSpace() {
    while let character = next, character.isWhitespace { place += 1 }
  }

  /// The next character that is no white space.
  private func peek() -> Character? {
    characters[min(place, characters.count)...].first { !$0.isWhitespace }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek() == character else { return false }
    skipSpace()
    place += 1
    return true
  }

  /// The error at the next character, or at one that was read before.
  private func error(
    _ reason: VisualFormatError.Reason, at known: Int? = nil
  ) -> VisualFormatError {
    let next = characters[min(place, characters.count)...].firstIndex { !$0.isWhitespace }
    return VisualFormatError(
      format: text, column: (known ?? next ?? characters.count) + 1, reason: reason)
  }
}

extension Character {
  /// A letter or an underscore, as in C.
  var beginsName: Bool { isASCII && (isLetter || self == "_") }
  var continuesName: Bool { beginsName || (isASCII && isNumber) }
}
