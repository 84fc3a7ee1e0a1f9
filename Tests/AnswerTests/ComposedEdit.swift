import LayoutModel

/// Edits put together at random: one to three small changes of a document's first scene.
struct ComposedEdit: Sendable {
  let seed: Int

  /// One for each composed document, and one for every twelfth of the others.
  static var all: [(MadeDocument, ComposedEdit)] {
    ComposedDocuments.all.enumerated().map { ($0.element, ComposedEdit(seed: $0.offset)) }
      + DigestedAnswers.documents.enumerated().filter { $0.offset % 12 == 0 }.map {
        ($0.element, ComposedEdit(seed: 10_000 + $0.offset))
      }
  }

  /// One for each further composed document, and one for each rare one.
  static var further: [(MadeDocument, ComposedEdit)] {
    (ComposedDocuments.further + RareDocuments.all).enumerated().map {
      ($0.element, ComposedEdit(seed: 20_000 + $0.offset))
    }
  }

  /// The document after the edit.
  func edited(_ document: Document) -> Document {
    var dice = Dice(seed)
    var edited = document
    for _ in 0...dice.roll(3) {
      let views = Array(edited.scenes[0].root.descendants.map(\.id))
      guard !views.isEmpty else { return edited }
      let view = dice.pick(views)
      switch dice.roll(10) {
      case 0...3: changeConstraint(&edited.scenes[0].root, &dice)
      case 4: addConstraint(to: view, in: &edited.scenes[0].root, &dice)
      case 5: change(view, in: &edited, &dice)
      case 6: changeContent(of: view, in: &edited.scenes[0].root, &dice)
      case 7: changeStructure(around: view, in: &edited.scenes[0].root, &dice)
      case 8: saveAgain(&edited.scenes[0].root, &dice)
      default: changeAppearance(of: view, in: &edited.scenes[0].root, &dice)
      }
    }
    return edited
  }

  private func changeConstraint(_ root: inout View, _ dice: inout Dice) {
    let owners = root.tree.filter { !$0.constraints.isEmpty }.map(\.id)
    guard !owners.isEmpty else { return }
    let owner = dice.pick(owners)
    let kind = dice.roll(9)
    let amount = dice.pick([-400.0, -120, -40, -10, -2, -1, 1, 2, 10, 40, 120, 400])
    let priority = dice.pick([1000.0, 999, 750, 500, 250, 1])
    let number = dice.roll(1000)
    root.change(owner) { view in
      let at = number % view.constraints.count
      switch kind {
      case 0: view.constraints.remove(at: at)
      case 1: view.constraints[at].priority = priority
      case 2: view.constraints[at].relation = .lessThanOrEqual
      case 3: view.constraints[at].relation = .greaterThanOrEqual
      case 4:
        view.constraints[at].multiplier = Multiplier(
          numerator: 1, denominator: 2)
      default: view.constraints[at].constant = (view.constraints[at].constant ?? 0) + amount
      }
    }
  }

  private func addConstraint(to view: ObjectID, in root: inout View, _ dice: inout Dice) {
    let attribute = dice.pick([LayoutAttribute.width, .height, .leading, .top, .centerX, .trailing])
    let isSize = attribute == .width || attribute == .height
    root.constraints.append(
      LayoutConstraint(
        id: ObjectID("new\(dice.roll(100))"), owner: root.id, firstItem: view,
        firstAttribute: attribute, relation: dice.pick([.equal, .equal, .greaterThanOrEqual]),
        secondItem: isSize ? nil : root.id, secondAttribute: isSize ? nil : attribute,
        constant: Double(dice.pick([0, 5, 20, 44, 200, 500])),
        priority: dice.pick([1000, 1000, 750]), location: SourceLocation(line: 9, column: 1)))
  }

  /// Changes what code may reach.
  private func change(_ view: ObjectID, in document: inout Document, _ dice: inout Dice) {
    switch dice.roll(4) {
    case 0: document.outlets.insert(view)
    case 1: document.outlets.remove(view)
    case 2: document.scenes[0].root.change(view) { $0.customClass = "Other" }
    default: document.toolsVersion = dice.pick([22505, 13771])
    }
  }

  private func changeContent(of view: ObjectID, in root: inout View, _ dice: inout Dice) {
    let text = dice.pick([
      "OK", "A text that is a good deal longer than what stood there before", "",
    ])
    let size = dice.pick([10.0, 20, 34])
    let lines = dice.roll(3)
    let gap = Double(dice.pick([0, 12, 80]))
    let kind = dice.roll(4)
    root.change(view) { view in
      switch view.content {
      case .label(var label):
        if kind == 0 { label.font = .system(size) }
        if kind == 1 { label.numberOfLines = lines }
        if kind > 1 { label.text = TextContent(text) }
        view.content = .label(label)
      case .button(var button):
        if kind == 0 { button.font = .system(size) }
        if kind == 1 { button.image = nil }
        if kind > 1 { button.title = TextContent(text) }
        view.content = .button(button)
      case .textField(var field):
        field.placeholder = text
        view.content = .textField(field)
      case .textView(var text):
        text.isScrollEnabled.toggle()
        view.content = .textView(text)
      case .image(var image):
        image.name = kind == 0 ? "other" : "picture"
        image.isSystemSymbol = false
        view.content = .image(image)
      case .stack(var stack):
        if kind == 0 { stack.axis = stack.axis == .vertical ? .horizontal : .vertical }
        if kind == 1 { stack.distribution = .fillEqually }
        if kind == 2 { stack.alignment = .center }
        if kind == 3 { stack.spacing = gap }
        view.content = .stack(stack)
      default: view.clipsToBounds.toggle()
      }
    }
  }

  private func changeStructure(around view: ObjectID, in root: inout View, _ dice: inout Dice) {
    guard let parent = root.tree.first(where: { $0.subviews.contains { $0.id == view } })?.id else {
      return
    }
    let kind = dice.roll(5)
    var taken: View?
    root.change(parent) { holder in
      guard let at = holder.subviews.firstIndex(where: { $0.id == view }) else { return }
      switch kind {
      case 0, 1: taken = holder.subviews.remove(at: at)
      case 2: holder.subviews.swapAt(at, 0)
      case 3:
        var copy = holder.subviews[at]
        copy.id = ObjectID("\(copy.id)-copy")
        copy.subviews = []
        copy.constraints = []
        holder.subviews.append(copy)
      default: holder.subviews[at].isHidden.toggle()
      }
    }
    guard let taken else { return }
    if kind == 1, root.id != parent {
      root.subviews.append(taken)
    } else {
      root.drop(constraintsOn: Set(taken.tree.map(\.id)))
    }
  }

  /// Other recordings, as Interface Builder writes them when it saves a document again.
  private func saveAgain(_ root: inout View, _ dice: inout Dice) {
    let by = Double(dice.pick([1, 7, 30]))
    for view in root.descendants.map(\.id) where dice.isLess(than: 50) {
      root.change(view) { view in
        view.frame?.x += by
        view.frame?.width += by
      }
    }
  }

  private func changeAppearance(of view: ObjectID, in root: inout View, _ dice: inout Dice) {
    let kind = dice.roll(8)
    let priority = dice.pick([1.0, 249, 251, 749, 751, 1000])
    root.change(view) { view in
      switch kind {
      case 0: view.clipsToBounds.toggle()
      case 1: view.isHidden.toggle()
      case 2: view.isOpaqueBackground.toggle()
      case 3: view.hugging.horizontal = priority
      case 4: view.compressionResistance.horizontal = priority
      case 5: view.compressionResistance.vertical = priority
      case 6: view.isUserInteractionEnabled.toggle()
      default: view.margins = .absolute(EdgeInsets(top: 40, left: 60, bottom: 3, right: 90))
      }
    }
  }
}

extension View {
  /// Changes the view of that id, this one or one below it.
  mutating func change(_ id: ObjectID, _ body: (inout View) -> Void) {
    if self.id == id { return body(&self) }
    for at in subviews.indices { subviews[at].change(id, body) }
  }

  fileprivate mutating func drop(constraintsOn ids: Set<ObjectID>) {
    constraints.removeAll { constraint in
      ids.contains(constraint.firstItem) || constraint.secondItem.map(ids.contains) == true
    }
    for at in subviews.indices { subviews[at].drop(constraintsOn: ids) }
  }
}
