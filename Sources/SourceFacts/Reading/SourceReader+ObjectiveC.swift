/// Declarations of Objective-C.
extension SourceReader {
  mutating func readObjectiveC(_ word: Word) {
    if self[place - 1].mark == .at {
      switch word {
      case .interface, .implementation, .protocol: readObjectiveCType(word)
      case .end:
        objectiveCType = nil
        scopes = []
        bindings = []
        depth = 0
      case .property where self[place + 1].mark == .paren || self[place + 1].kind == .name:
        readObjectiveCProperty()
      default: break
      }
      return
    }
    switch word {
    case .outlet, .outletCollection:
      // A property reads its own.
      if scopes.count <= 1, !isInProperty { readInstanceVariable() }
    case .if, .while, .switch: if !scopes.isEmpty { pending = (.other, depth, bindings.count) }
    case .for where !scopes.isEmpty: readObjectiveCLoop()
    default: break
    }
  }

  private var isInProperty: Bool {
    var at = place - 1
    while at >= 0, place - at < 40, self[at].mark != .semicolon, self[at].mark != .open {
      if self[at].word == .property, self[at - 1].mark == .at { return true }
      at -= 1
    }
    return false
  }

  private mutating func readObjectiveCType(_ word: Word) {
    guard self[place + 1].kind == .name else { return }
    // `@protocol Badge;` and a list of them only say that there are such.
    if word == .protocol, [.semicolon, .comma].contains(self[place + 2].mark) { return }
    let name = text(self[place + 1])
    var inherits: [String] = []
    var at = place + 2
    if self[at].mark == .colon {
      inherits.append(text(self[at + 1]))
      at += 2
    }
    let isCategory = self[at].mark == .paren
    if isCategory, let end = closing(at) { at = end + 1 }
    if self[at].mark == .less {
      while at < tokens.count, self[at].mark != .greater, self[at].mark != .semicolon {
        if self[at].kind == .name { inherits.append(text(self[at])) }
        at += 1
      }
    }
    objectiveCType = name
    scopes = []
    bindings = []
    depth = 0
    // What stands in a category of this very file, `@interface Badge ()`, belongs to the class.
    reading.types.append(
      DeclaredType(
        name: name, inherits: inherits, isExtension: isCategory || word == .implementation,
        line: Int(self[place].line)))
  }

  /// `@property (nonatomic, weak) IBOutlet UILabel *badge;`
  private mutating func readObjectiveCProperty() {
    var at = place + 1
    if self[at].mark == .paren, let end = closing(at) { at = end + 1 }
    readVariables(from: at)
  }

  /// `IBOutlet UILabel *badge, *title;`
  private mutating func readInstanceVariable() { readVariables(from: place) }

  private mutating func readVariables(from start: Int) {
    guard let owner = objectiveCType else { return }
    var at = start
    var (isOutlet, isCollection) = (false, false)
    var type: String?
    var names: [Token] = []
    var angles = 0
    while at < tokens.count, at < start + 40, self[at].mark != .semicolon, self[at].mark != .open {
      let token = self[at]
      if token.word == .outlet { isOutlet = true }
      if token.word == .outletCollection {
        (isOutlet, isCollection) = (true, true)
        type = typeName(from: at + 2, to: at + 4)
        at = closing(at + 1) ?? at
      } else if token.mark == .less {
        angles += 1
        if type == nil || type == "NSArray" { type = typeName(from: at + 1, to: at + 3) }
      } else if token.mark == .greater {
        angles -= 1
      } else if token.kind == .name, angles == 0, token.word != .outlet {
        if [.semicolon, .comma].contains(self[at + 1].mark) {
          names.append(token)
        } else if type == nil, token.word != .weak, !text(token).hasPrefix("_") {
          type = text(token)
        }
      }
      at += 1
    }
    for name in names {
      reading.properties.append(
        DeclaredProperty(
          name: text(name), owner: owner, type: type, isOutlet: isOutlet,
          isCollection: isCollection, line: Int(name.line)))
    }
  }

  /// `- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)path {`
  mutating func readMethodHeader() {
    guard objectiveCType != nil, self[place + 1].mark == .paren else { return }
    let first = bindings.count
    var role = FunctionRole.plain
    var at = closing(place + 1).map { $0 + 1 } ?? place + 1
    while at < tokens.count, self[at].mark != .open, self[at].mark != .semicolon {
      switch self[at].word {
      case .heightForRowAtIndexPath: role = .rowHeight
      case .sizeForItemAtIndexPath: role = .itemSize
      case .viewControllerBeforeViewController, .viewControllerAfterViewController: role = .page
      case .supportedInterfaceOrientations, .shouldAutorotateToInterfaceOrientation:
        role = .orientations
      case .supportedInterfaceOrientationsForWindow: role = .appOrientations
      case .intrinsicContentSize: noteNaturalSize(at: at)
      case .end, .interface, .implementation: return
      default: break
      }
      if self[at].mark == .paren, let end = closing(at) {
        if self[end + 1].kind == .name {
          let type = typeName(from: at + 1, to: end)
          bind(self[end + 1], [type.map { Reference(root: .type($0), path: []) }])
        }
        at = end
      }
      at += 1
    }
    guard self[at].mark == .open else {
      bindings.removeLast(bindings.count - first)
      return
    }
    place = at - 1
    pending = (.function(role), 0, first)
    depth = 0
  }

  /// `for (UILabel *label in self.labels) {`
  private mutating func readObjectiveCLoop() {
    guard self[place + 1].mark == .paren, let end = closing(place + 1) else { return }
    pending = (.other, depth, bindings.count)
    for at in place + 2..<end where self[at].word == .in && self[at - 1].kind == .name {
      let found = references(from: at + 1, to: end)
      let type = typeName(from: place + 2, to: at - 1)
      bind(
        self[at - 1],
        found.isEmpty ? [type.map { Reference(root: .type($0), path: []) }] : found)
      // The brackets close as they would have.
      place = end
      return
    }
  }

  /// `BadgeCell *cell = ...;` at its star.
  mutating func readLocal() {
    guard !scopes.isEmpty, self[place + 1].kind == .name,
      let first = bytesFirst(self[place - 1]), (0x41...0x5A).contains(first),
      [.assign, .semicolon, .comma, .parenEnd].contains(self[place + 2].mark)
    else { return }
    let type = text(self[place - 1])
    let typed = Reference(root: .type(type), path: [])
    var found: [Reference] = []
    if self[place + 2].mark == .assign {
      found = references(from: place + 3, to: expressionEnd(from: place + 3))
    }
    // What the class says counts, unless it is one of the system's and the value has a name.
    let isFromSystem = type.hasPrefix("UI") || type.hasPrefix("NS")
    let isNamed = found.contains { $0.root == .own || !$0.path.isEmpty || isFromSystem }
    bind(self[place + 1], isNamed && isFromSystem ? found : [typed])
  }
}
