/// Declarations of Swift.
extension SourceReader {
  mutating func readSwift(_ word: Word) {
    switch word {
    case .class, .struct, .enum, .actor, .extension, .protocol: readType(word)
    case .func: readFunction(from: place + 1)
    case .`init` where isInType && self[place - 1].mark != .dot,
      .subscript where isInType:
      readFunction(from: place)
    case .var, .let:
      if isInType {
        readProperty()
        switch self[place + 1].word {
        case .supportedInterfaceOrientations:
          pending = (.function(.orientations), depth, bindings.count)
        case .intrinsicContentSize: noteNaturalSize(at: place + 1)
        default: break
        }
      } else if !scopes.isEmpty {
        readBinding()
      }
    case .if, .while, .switch:
      pending = (.other, depth, bindings.count)
    case .for where self[place - 1].mark != .dot && self[place + 1].mark != .colon: readLoop()
    default: break
    }
  }

  private mutating func readType(_ word: Word) {
    // `class func`, `.class`, `case class`, `protocol: class` declare nothing.
    guard self[place + 1].kind == .name, self[place - 1].mark != .dot,
      ![.func, .var, .let, .subscript].contains(self[place + 1].word)
    else { return }
    if word == .actor, self[place + 2].mark != .open, self[place + 2].mark != .colon { return }
    var at = place + 1
    // Of `Outer.Inner` the last counts.
    while self[at + 1].mark == .dot, self[at + 2].kind == .name { at += 2 }
    let name = text(self[at])
    if word == .class, name == "override" || name == "final" { return }
    var inherits: [String] = []
    at += 1
    if self[at].mark == .less { at = afterAngles(at) }
    if self[at].mark == .colon {
      at += 1
      while at < tokens.count, self[at].mark != .open, self[at].word != .where {
        if self[at].kind == .name {
          while self[at + 1].mark == .dot, self[at + 2].kind == .name { at += 2 }
          inherits.append(text(self[at]))
        }
        at = self[at + 1].mark == .less ? afterAngles(at + 1) : at + 1
      }
    }
    reading.types.append(
      DeclaredType(
        name: name, inherits: inherits, isExtension: word == .extension,
        line: Int(self[place].line)))
    pending = (.type(name), depth, bindings.count)
  }

  /// The position behind the angle brackets that open at one.
  private func afterAngles(_ start: Int) -> Int {
    var (at, open) = (start, 0)
    while at < tokens.count, at - start < 200 {
      if self[at].mark == .less { open += 1 }
      if self[at].mark == .greater { open -= 1 }
      if self[at].mark == .open || self[at].mark == .semicolon { return at }
      at += 1
      if open == 0 { break }
    }
    return at
  }

  /// A function's parameters, and what it answers for.
  private mutating func readFunction(from start: Int) {
    var at = start
    let first = bindings.count
    while at < tokens.count, self[at].mark != .paren, self[at].mark != .open { at += 1 }
    guard self[at].mark == .paren, let end = closing(at) else { return }
    var role: FunctionRole =
      self[start].word == .supportedInterfaceOrientations ? .orientations : .plain
    if self[start].word == .intrinsicContentSize { noteNaturalSize(at: start) }
    at += 1
    while at < end {
      // `label name: Type = value`
      var name: Token?
      while at < end, self[at].mark != .colon, self[at].mark != .comma {
        if self[at].kind == .name { name = self[at] }
        switch self[at].word {
        // The second of each is what Swift 2 called it.
        case .heightForRowAt, .heightForRowAtIndexPath: role = .rowHeight
        case .sizeForItemAt, .sizeForItemAtIndexPath: role = .itemSize
        case .viewControllerBefore, .viewControllerAfter, .viewControllerBeforeViewController,
          .viewControllerAfterViewController:
          role = .page
        case .supportedInterfaceOrientationsFor, .supportedInterfaceOrientationsForWindow:
          role = .appOrientations
        default: break
        }
        at += 1
      }
      let type = self[at].mark == .colon ? typeName(from: at + 1, to: end) : nil
      if let name { bind(name, [type.map { Reference(root: .type($0), path: []) }]) }
      while at < end, self[at].mark != .comma {
        at = closing(at).map { $0 + 1 } ?? at + 1
      }
      at += 1
    }
    pending = (.function(role), depth, first)
  }

  /// The type that is written from a position on: `UILabel` of `@escaping UILabel!`, and of `[UILabel]`.
  func typeName(from start: Int, to end: Int) -> String? {
    var at = start
    while at < min(end, start + 8) {
      let token = self[at]
      if token.kind == .name, self[at - 1].mark != .at, !Self.typeModifiers.contains(token.hash) {
        while self[at + 1].mark == .dot, self[at + 2].kind == .name { at += 2 }
        return text(self[at])
      }
      if token.kind == .mark, ![.at, .bracket].contains(token.mark) { return nil }
      at += 1
    }
    return nil
  }

  private static let typeModifiers = Set(["inout", "any", "some", "borrowing"].map(NameHash.of))

  /// A property: `@IBOutlet weak var badge: UILabel!`, `lazy var header = HeaderView()`.
  private mutating func readProperty() {
    guard self[place + 1].kind == .name else { return }
    var (isOutlet, at) = (false, place - 1)
    // Attributes and modifiers stand in front, on this line or on the ones above.
    while at >= 0, at > place - 12 {
      let token = self[at]
      if token.word == .outlet, self[at - 1].mark == .at { isOutlet = true }
      let isModifier =
        token.kind == .name || [.at, .paren, .parenEnd].contains(token.mark)
      guard isModifier, token.word != .var, token.word != .let else { break }
      at -= 1
    }
    var (type, isCollection): (String?, Bool) = (nil, false)
    if self[place + 2].mark == .colon {
      isCollection = self[place + 3].mark == .bracket
      type = typeName(from: place + 3, to: tokens.count)
    } else if self[place + 2].mark == .assign, let first = bytesFirst(self[place + 3]),
      (0x41...0x5A).contains(first), self[place + 4].mark == .paren
    {
      type = text(self[place + 3])
    }
    // A computed property has no value; its body is read as any code.
    reading.properties.append(
      DeclaredProperty(
        name: text(self[place + 1]), owner: enclosing, type: type, isOutlet: isOutlet,
        isCollection: isCollection, line: Int(self[place + 1].line)))
  }

  func bytesFirst(_ token: Token) -> UInt8? {
    token.kind == .name && token.end > token.start ? bytes[Int(token.start)] : nil
  }
}
