public import LayoutModel

/// A constraint to be written: items by id, nil as the first item for the owner.
public struct NewConstraint: Sendable, Hashable {
  public var firstItem: ObjectID?
  public var firstAttribute: LayoutAttribute
  public var relation: LayoutRelation
  public var secondItem: ObjectID?
  public var secondAttribute: LayoutAttribute?
  public var multiplier: Multiplier
  /// Points.
  public var constant: Double
  /// 1...1000.
  public var priority: Double
  public var identifier: String?
  /// Nil: a fresh id is made.
  public var id: ObjectID?

  public init(
    firstItem: ObjectID? = nil, firstAttribute: LayoutAttribute,
    relation: LayoutRelation = .equal, secondItem: ObjectID? = nil,
    secondAttribute: LayoutAttribute? = nil, multiplier: Multiplier = .one, constant: Double = 0,
    priority: Double = 1000, identifier: String? = nil, id: ObjectID? = nil
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.id = id
  }
}

extension DocumentEditor {
  /// Adds a constraint to `owner`'s list, at its place by id; makes the list where there is none.
  ///
  /// `seed` decides the fresh id; see `NewObjectID`.
  public func addingConstraint(
    _ constraint: NewConstraint, to owner: ObjectID, seed: UInt64
  ) throws(EditError) -> (bytes: [UInt8], id: ObjectID) {
    let view = try element(owner)
    guard ViewElements.isView(view) || ViewElements.isCell(view) else {
      throw .wrongObject(owner, element: view.name, expected: "a view")
    }
    for item in [constraint.firstItem, constraint.secondItem] {
      if let item { _ = try element(item) }
    }
    guard ConstraintReader.canRelate(constraint.firstAttribute, constraint.secondAttribute) else {
      throw .invalidPair(constraint.firstAttribute, constraint.secondAttribute)
    }
    var ids = NewObjectID(seed: seed)
    let id = constraint.id ?? ids.next { index.elements[$0] != nil }
    let text = try Self.text(of: constraint, id: id, owner: owner)
    var patch = XMLPatch()
    insert(text, id: id, into: view, patch: &patch)
    return (apply(patch), id)
  }

  /// The element as Interface Builder writes it, without its line.
  static func text(
    of constraint: NewConstraint, id: ObjectID, owner: ObjectID
  ) throws(EditError) -> String {
    guard let multiplier = NumberText.text(constraint.multiplier) else {
      throw .badNumber(constraint.multiplier.value)
    }
    guard let constant = NumberText.text(constraint.constant) else {
      throw .badNumber(constraint.constant)
    }
    guard constraint.priority > 0, constraint.priority <= 1000,
      let priority = NumberText.text(constraint.priority)
    else { throw .badNumber(constraint.priority) }
    var text = "<constraint"
    func add(_ name: String, _ value: String?) {
      if let value { text += " \(name)=\"\(XMLEntities.escaped(value))\"" }
    }
    add("firstItem", constraint.firstItem == owner ? nil : constraint.firstItem?.rawValue)
    add("firstAttribute", constraint.firstAttribute.rawValue)
    add("relation", constraint.relation == .equal ? nil : constraint.relation.rawValue)
    add("secondItem", constraint.secondItem?.rawValue)
    add("secondAttribute", constraint.secondAttribute?.rawValue)
    add("multiplier", constraint.multiplier.value == 1 ? nil : multiplier)
    add("priority", constraint.priority == 1000 ? nil : priority)
    add("constant", constant == "0.0" ? nil : constant)
    add("identifier", constraint.identifier)
    add("id", id.rawValue)
    return text + "/>"
  }

  // MARK: Steps

  private func insert(
    _ text: String, id: ObjectID, into view: XMLElement, patch: inout XMLPatch
  ) {
    guard let list = view.child("constraints") else {
      insertList(holding: text, into: view, patch: &patch)
      return
    }
    let listIndent = indentation(before: list.range.lowerBound) ?? ""
    if list.node.isEmptyTag {
      patch.replace(
        list.range,
        with: "<constraints>\(newline)\(listIndent)    \(text)\(newline)\(listIndent)</constraints>"
      )
      return
    }
    let next = list.children.first { ObjectID($0.id ?? "") > id }
    if let next, let indent = indentation(before: next.range.lowerBound) {
      let start = lineStart(of: next.range.lowerBound)
      patch.insert("\(indent)\(text)\(newline)", at: start)
    } else if let next {
      patch.insert(text, at: next.range.lowerBound)
    } else {
      insertAtEnd(of: list, indent: listIndent, text, patch: &patch)
    }
  }

  private func insertAtEnd(
    of element: XMLElement, indent: String, _ text: String, patch: inout XMLPatch
  ) {
    let end = Int(element.node.contentEnd)
    if indentation(before: end) != nil {
      patch.insert("\(indent)    \(text)\(newline)", at: lineStart(of: end))
    } else {
      patch.insert("\(newline)\(indent)    \(text)\(newline)\(indent)", at: end)
    }
  }

  /// A new `<constraints>` behind the children that come before it in every saved document.
  private func insertList(holding text: String, into view: XMLElement, patch: inout XMLPatch) {
    let indent = indentation(before: view.range.lowerBound) ?? ""
    let inner = indent + "    "
    let block =
      "<constraints>\(newline)\(inner)    \(text)\(newline)\(inner)</constraints>"
    if view.node.isEmptyTag {
      let slash = view.range.upperBound - 2
      patch.replace(
        slash..<view.range.upperBound,
        with: ">\(newline)\(inner)\(block)\(newline)\(indent)</\(view.name)>")
      return
    }
    let before = view.children.filter { precedesConstraints($0, of: view) }
    let start = before.map { lines(of: $0).upperBound }.max() ?? Int(view.node.contentStart)
    if indentation(before: start) == "", start > 0 {
      patch.insert("\(inner)\(block)\(newline)", at: start)
    } else {
      patch.insert("\(newline)\(inner)\(block)", at: start)
    }
  }

  private func precedesConstraints(_ child: XMLElement, of view: XMLElement) -> Bool {
    switch child.name {
    case "subviews", "gestureRecognizers", "autoresizingMask", "animations": return true
    // Since Xcode 12 the guides stand before the list.
    case "viewLayoutGuide":
      return child.key == "safeArea" && DocumentHeader.toolsVersion(tree.root) >= 17_000
    default: break
    }
    switch child.key {
    case "frame", "frameInset", "contentView", "backgroundColor", "accessibilityConfiguration":
      return true
    case "tintColor": return view.name != "button"
    default: return false
    }
  }
}
