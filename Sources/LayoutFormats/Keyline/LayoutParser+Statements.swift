import LayoutModel

extension LayoutParser {
  /// Words that begin a statement of their own.
  static let keywords = [
    "screen", "component", "metric", "view", "use", "when", "group", "change", "remove",
  ]

  mutating func statement() throws(FormatError) -> LayoutStatement {
    let location = token.location
    return LayoutStatement(kind: try kind(), location: location)
  }

  private mutating func kind() throws(FormatError) -> LayoutStatement.Kind {
    if token.kind == .visual { return try visual() }
    guard token.isWord else {
      throw problem(
        "no statement begins with \(token.noun)",
        "statements begin with a word, an item's name, or a visual format")
    }
    if isEquation { return .equation(try equation()) }
    switch token.text {
    case "screen": return try screen()
    case "component": return try component()
    case "metric": return try metric()
    case "view": return try view()
    case "use": return try use()
    case "when": return try when()
    case "group": return try group()
    case "change": return try change()
    case "remove": return try remove()
    default: return try property()
    }
  }

  private mutating func screen() throws(FormatError) -> LayoutStatement.Kind {
    advance()
    let name = try word("the screen's name")
    return .screen(name: name, title: optionalString(), body: try body())
  }

  private mutating func component() throws(FormatError) -> LayoutStatement.Kind {
    advance()
    let name = try word("the component's name")
    var parameters: [String] = []
    if take("("), !take(")") {
      repeat { parameters.append(try word("a parameter's name")) } while take(",")
      try expect(")", "it ends the parameters")
    }
    return .component(name: name, parameters: parameters, body: try body())
  }

  private mutating func metric() throws(FormatError) -> LayoutStatement.Kind {
    advance()
    let name = try word("the metric's name")
    try expect("=", "write metric \(name) = 20")
    return .metric(name: name, value: try value("a number"))
  }

  private mutating func view() throws(FormatError) -> LayoutStatement.Kind {
    advance()
    let name = try word("the view's name")
    let className = take(":") ? try word("a class") : nil
    let superclass = className != nil && takeWord("is") ? try word("a class of UIKit") : nil
    var text: LayoutValue?
    if case .string = token.kind { text = try value("a text") }
    // A component's parameter may stand for the text.
    if token.isWord { text = try value("a text") }
    return .view(
      name: name, className: className, superclass: superclass, text: text,
      body: try optionalBody())
  }

  private mutating func use() throws(FormatError) -> LayoutStatement.Kind {
    advance()
    let name = try word("a name")
    try expect(":", "write use \(name): Component(...)")
    let component = try word("a component's name")
    var arguments: [LayoutValue] = []
    if take("("), !take(")") {
      repeat { arguments.append(try value("an argument")) } while take(",")
      try expect(")", "it ends the arguments")
    }
    return .use(
      name: name, component: component, arguments: arguments, body: try optionalBody())
  }

  private mutating func when() throws(FormatError) -> LayoutStatement.Kind {
    advance()
    var condition = TraitCondition(key: "")
    var words: [String] = []
    repeat {
      let place = token.location
      let word = try self.word("a condition")
      words.append(word)
      switch word {
      case "width", "height":
        let name = try self.word("compact or regular")
        guard let sizeClass = SizeClass(rawValue: name) else {
          throw problem(
            "\"\(name)\" is no size class", "there are compact and regular", at: place)
        }
        words.append(name)
        if word == "width" {
          condition.widthClass = sizeClass
        } else {
          condition.heightClass = sizeClass
        }
      case "language":
        var tag = try self.word("a language such as de")
        while take("-") { tag += "-" + (try self.word("the rest of the language")) }
        words.append(tag)
        condition.language = Language(tag)
      default:
        guard let idiom = Idiom(rawValue: word), idiom == .phone || idiom == .pad else {
          throw problem(
            "\"\(word)\" is no condition",
            "there are width and height with compact or regular, phone, pad and language de",
            at: place)
        }
        condition.idiom = idiom
      }
    } while takeWord("and")
    condition.key = words.joined(separator: " ")
    return .when(condition: condition, body: try body())
  }

  private mutating func group() throws(FormatError) -> LayoutStatement.Kind {
    advance()
    let name = try word("the group's name")
    let isOn = takeWord("on")
    var conditions: [LayoutComparison] = []
    if takeWord("if") {
      repeat { conditions.append(try comparison()) } while takeWord("and")
    }
    return .group(name: name, isOn: isOn, conditions: conditions, body: try body())
  }

  private mutating func change() throws(FormatError) -> LayoutStatement.Kind {
    advance()
    if take("#") {
      let identifier = try word("a constraint's identifier")
      let constant = take("=") ? try value("a number") : nil
      let priority = take("@") ? try value("a priority") : nil
      guard constant != nil || priority != nil else {
        throw problem("nothing is changed", "write change #\(identifier) = 20, or @750")
      }
      return .changeConstraint(identifier: identifier, constant: constant, priority: priority)
    }
    return .change(path: try itemPath(), body: try body())
  }

  private mutating func remove() throws(FormatError) -> LayoutStatement.Kind {
    advance()
    if take("#") {
      return .removeConstraint(identifier: try word("a constraint's identifier"))
    }
    return .remove(path: try itemPath())
  }

  private mutating func property() throws(FormatError) -> LayoutStatement.Kind {
    let location = token.location
    let name = try word("a property")
    var values: [LayoutValue] = []
    while token.isWord || token.isMark("-") || token.isValue {
      values.append(try value("a value"))
    }
    // No property has a block: a statement that has one was meant.
    if token.isMark("{"), let meant = nearestWord(to: name, among: Self.keywords) {
      throw problem("no statement begins with \(name)", "did you mean \(meant)?", at: location)
    }
    return .property(name: name, values: values)
  }

  private mutating func visual() throws(FormatError) -> LayoutStatement.Kind {
    let text = token.text
    advance()
    var options: [String] = []
    if takeWord("with") {
      repeat { options.append(try word("an option")) } while take(",")
    }
    return .visual(text: text, options: options)
  }

  mutating func itemPath() throws(FormatError) -> [String] {
    var path = [try word("a view's name")]
    while take(".") { path.append(try word("a view's name")) }
    return path
  }

  private mutating func optionalString() -> String? {
    guard case .string(let text) = token.kind else { return nil }
    advance()
    return text
  }
}

extension LayoutToken {
  /// A number or a text.
  fileprivate var isValue: Bool {
    switch kind {
    case .number, .string: true
    default: false
    }
  }
}
