/// Rows, names of documents, and how controllers are shown.
extension SourceReader {
  mutating func readRows(_ word: Word) {
    switch word {
    case .rowHeight: noteHeight(.setsRowHeight)
    case .estimatedRowHeight: noteHeight(.setsEstimatedRowHeight)
    case .itemSize: noteHeight(.setsItemSize)
    case .estimatedItemSize: noteHeight(.setsItemSize, automatic: true)
    case .setRowHeight: noteHeight(.setsRowHeight)
    case .setEstimatedRowHeight: noteHeight(.setsEstimatedRowHeight)
    case .setItemSize: noteHeight(.setsItemSize)
    case .setEstimatedItemSize: noteHeight(.setsItemSize, automatic: true)
    // The sizes of a compositional layout's items.
    case .estimated where self[place + 1].mark == .paren && self[place - 1].mark == .dot:
      note(.setsItemSize, of: Self.ownClass, value: "automatic", at: place)
    default: readScreens(word)
    }
  }

  private static let ownClass = [Reference(root: .own, path: [])]

  private mutating func noteHeight(_ kind: SourceFact.Kind, automatic: Bool = false) {
    guard let use = use(), use.writes || use.operation == .calls else { return }
    let value = automatic ? "automatic" : height(from: use.first, to: use.last)
    note(kind, of: use.subjects, value: value, at: place)
  }

  /// `self.view = map`, and `view = map` as a statement of its own: what the document holds is not shown.
  private mutating func noteReplacedView(_ word: Word) {
    if word == .setView {
      guard !isSwift, self[place - 1].word == .self, self[place + 1].mark == .colon else { return }
    } else {
      guard self[place + 1].mark == .assign, self[place + 2].word != .nil else { return }
      let isOwn = self[place - 1].mark == .dot && self[place - 2].word == .self
      let isStatement =
        isSwift && self[place - 1].line < self[place].line && self[place - 1].mark != .dot
        && ![.let, .var].contains(self[place - 1].word)
      guard isOwn || isStatement else { return }
    }
    guard !isOwnView(at: place + 2) else { return }
    note(.replacesView, of: Self.ownClass, at: place)
  }

  /// Whether a name was given the screen's own view shortly before: `SKView *sky = (SKView *)self.view`.
  private func isOwnView(at position: Int) -> Bool {
    let name = text(self[position])
    for at in stride(from: position - 3, through: max(0, position - Self.near), by: -1)
    where self[at + 1].mark == .assign && text(self[at]) == name {
      var next = at + 2
      while next < position, self[next].line == self[at].line {
        if self[next].word == .view { return true }
        next += 1
      }
    }
    return false
  }

  /// Tokens of a method or two.
  private static let near = 600

  private mutating func readScreens(_ word: Word) {
    switch word {
    case .nibName, .nibWithNibName, .initWithNibName: noteName(.namesNib, argumentAt: place + 2)
    case .loadNibNamed:
      noteName(.namesNib, argumentAt: place + 2)
    case .withIdentifier, .identifier, .instantiateViewControllerWithIdentifier:
      noteIdentifier(word)
    case .dequeueReusableCellWithIdentifier, .dequeueReusableCellWithReuseIdentifier,
      .withReuseIdentifier, .forCellReuseIdentifier, .forCellWithReuseIdentifier:
      noteName(.namesCell, argumentAt: place + 2)
    case .modalPresentationStyle: noteSet(.setsPresentationStyle)
    case .setModalPresentationStyle: noteCall(.setsPresentationStyle)
    case .preferredContentSize where self[place - 1].word == .var:
      note(.setsContentSize, of: Self.ownClass, at: place)
    case .preferredContentSize: noteSet(.setsContentSize)
    case .setPreferredContentSize: noteCall(.setsContentSize)
    case .additionalSafeAreaInsets: noteSet(.widensSafeArea)
    case .setAdditionalSafeAreaInsets: noteCall(.widensSafeArea)
    case .edgesForExtendedLayout, .setEdgesForExtendedLayout: noteExtent()
    case .isTranslucent, .translucent, .setTranslucent: noteBars()
    case .setNavigationBarHidden, .isNavigationBarHidden, .navigationBarHidden: noteHiddenBar()
    case .view, .setView: noteReplacedView(word)
    case .popoverPresentationController: noteMember(.showsAsPopover)
    case .sheetPresentationController: noteMember(.showsAsSheet)
    case .addChild, .addChildViewController: noteArgument(.embeds)
    // Apps wrap it in methods of their own: `add(child: page, inside: panel)`.
    case .child, .asChild, .asChildViewController, .childViewController, .childController:
      guard isSwift, self[place - 1].mark == .paren, self[place - 2].kind == .name,
        self[place + 1].mark == .colon, self[place - 3].word != .func
      else { break }
      note(
        .embeds, of: controllers(from: place + 2, to: expressionEnd(from: place + 2)), at: place)
    case .present, .presentViewController: noteArgument(.presents)
    case .pushViewController, .showViewController: noteArgument(.pushes)
    case .setViewControllers: notePages()
    case .popoverController where self[place + 1].mark == .paren,
      .initWithContentViewController:
      let first = place + (isSwift ? 4 : 2)
      note(
        .showsAsPopover, of: controllers(from: first, to: expressionEnd(from: first)), at: place)
    case .contentViewController
    where self[place - 1].mark == .paren && self[place + 1].mark == .colon
      && self[place - 2].word != .popoverController:
      // A panel shows its content in a part of the screen; its host is shown as it was.
      let first = place + 2
      note(.showsAsSheet, of: controllers(from: first, to: expressionEnd(from: first)), at: place)
    default: break
    }
  }

  /// Notes the text of an argument as a name that the class around it uses.
  private mutating func noteName(_ kind: SourceFact.Kind, argumentAt position: Int) {
    guard self[place + 1].mark == .colon || self[place + 1].mark == .paren else { return }
    let at = self[position].mark == .at ? position + 1 : position
    // `BadgeCell.self` stands for the name of the class.
    let name =
      self[at].kind == .string
      ? text(self[at])
      : simpleValue(from: at, to: expressionEnd(from: at)).flatMap { _ in
        bytesFirst(self[at]).flatMap { (0x41...0x5A).contains($0) ? text(self[at]) : nil }
      }
    guard let name, !name.isEmpty else { return }
    note(kind, of: Self.ownClass, value: name, at: place)
  }

  /// `withIdentifier:` names a scene if a controller is made, and a cell if a row is dequeued.
  private mutating func noteIdentifier(_ word: Word) {
    if word == .instantiateViewControllerWithIdentifier {
      return noteName(.namesScene, argumentAt: place + 2)
    }
    guard self[place - 1].mark == .paren, self[place + 1].mark == .colon else { return }
    switch self[place - 2].word {
    case .instantiateViewController: noteName(.namesScene, argumentAt: place + 2)
    case .dequeueReusableCell: noteName(.namesCell, argumentAt: place + 2)
    default: break
    }
  }

  private mutating func noteMember(_ kind: SourceFact.Kind) {
    guard self[place - 1].mark == .dot else { return }
    let subjects = references(beforeDot: place - 1).references
    note(kind, of: subjects.filter(Self.mayBeController), at: place)
  }

  /// Notes what is done to the first argument of a call such as `present(vc, animated: true)`.
  private mutating func noteArgument(_ kind: SourceFact.Kind) {
    let mark = self[place + 1].mark
    guard mark == (isSwift ? .paren : .colon), self[place - 1].word != .func else { return }
    // In a message the argument ends before the next part of the selector.
    var end = expressionEnd(from: place + 2)
    if !isSwift {
      var at = place + 2
      while at < end, self[at + 1].mark != .colon || self[at].kind != .name {
        at = closing(at).map { $0 + 1 } ?? at + 1
      }
      end = min(at, end)
    }
    note(kind, of: controllers(from: place + 2, to: end), at: place)
  }

  /// `pages.setViewControllers([first], direction: .forward, ...)`; a stack has no direction.
  private mutating func notePages() {
    guard let end = self[place + 1].mark == .paren ? closing(place + 1) : messageEnd,
      (place..<end).contains(where: { self[$0].word == .direction })
    else { return }
    note(
      .showsAsPage, of: controllers(from: place + 2, to: expressionEnd(from: place + 2)),
      at: place)
  }

  private var messageEnd: Int? {
    (place..<min(place + 60, tokens.count)).first { self[$0].mark == .semicolon }
  }

  private func controllers(from start: Int, to end: Int) -> [Reference] {
    references(from: start, to: end).filter(Self.mayBeController)
  }

  /// Whether the type, the identifier or the property is known by which code names the object.
  private static func mayBeController(_ reference: Reference) -> Bool {
    reference.root != .unknown
  }
}
