import LayoutModel

/// `<constraint>` elements: resolved, or listed with the reason why not.
struct ConstraintReader {
  let index: DocumentIndex
  /// Views and guides of the scene, and what stands for them: a cell's id for its content view.
  let items: [String: ObjectID]

  enum Reading {
    case resolved(LayoutConstraint)
    case unresolved(UnresolvedConstraint)
  }

  /// Reads `element`, which lies in the `<constraints>` of `owner`.
  func read(_ element: XMLElement, id: ObjectID, owner: ObjectID) -> Reading {
    do throws(Problem) {
      return .resolved(try constraint(element, id: id, owner: owner))
    } catch {
      return .unresolved(
        UnresolvedConstraint(id: id, reason: error.reason, location: element.location))
    }
  }

  private struct Problem: Error {
    var reason: UnresolvedConstraint.Reason
  }

  private func constraint(
    _ element: XMLElement, id: ObjectID, owner: ObjectID
  ) throws(Problem) -> LayoutConstraint {
    let firstItem = try item(element["firstItem"]) ?? owner
    guard let firstAttribute = try attribute(element["firstAttribute"]) else {
      throw Problem(reason: .unknownAttribute(element["firstAttribute"] ?? ""))
    }
    let secondItem = try item(element["secondItem"])
    // Without an item the attribute says nothing.
    let secondAttribute = secondItem == nil ? nil : try attribute(element["secondAttribute"])
    if secondItem != nil, secondAttribute == nil {
      throw Problem(reason: .unknownAttribute(element["secondAttribute"] ?? ""))
    }
    guard Self.canRelate(firstAttribute, secondAttribute) else {
      throw Problem(reason: .invalidPair(firstAttribute, secondAttribute))
    }
    var relation = LayoutRelation.equal
    if let word = element["relation"] {
      guard let known = LayoutRelation(rawValue: word) else {
        throw Problem(reason: .unknownAttribute("relation=\"\(word)\""))
      }
      relation = known
    }
    let isSymbolic = element.isYES("symbolic")
    return LayoutConstraint(
      id: id, owner: owner, firstItem: firstItem, firstAttribute: firstAttribute,
      relation: relation, secondItem: secondItem, secondAttribute: secondAttribute,
      multiplier: try multiplier(element["multiplier"]),
      constant: try constant(element["constant"], isSymbolic: isSymbolic),
      priority: try priority(element["priority"]), identifier: element["identifier"],
      isSymbolic: isSymbolic, isPlaceholder: element.isYES("placeholder"),
      variations: VariationReader.variations(of: element), location: element.location)
  }

  private func item(_ id: String?) throws(Problem) -> ObjectID? {
    guard let id else { return nil }
    if let item = items[id] { return item }
    throw Problem(
      reason: index.elements[id] == nil
        ? .danglingItem(ObjectID(id)) : .itemOutsideScene(ObjectID(id)))
  }

  private func attribute(_ word: String?) throws(Problem) -> LayoutAttribute? {
    guard let word, word != "notAnAttribute" else { return nil }
    guard let attribute = LayoutAttribute(rawValue: word) else {
      throw Problem(reason: .unknownAttribute(word))
    }
    return attribute
  }

  private func multiplier(_ text: String?) throws(Problem) -> Multiplier {
    guard let text else { return .one }
    guard let multiplier = NumberText.multiplier(text) else {
      throw Problem(reason: .badNumber("multiplier=\"\(text)\""))
    }
    return multiplier
  }

  private func constant(_ text: String?, isSymbolic: Bool) throws(Problem) -> Double? {
    guard let text else { return isSymbolic ? nil : 0 }
    guard let number = NumberText.number(text) else {
      throw Problem(reason: .badNumber("constant=\"\(text)\""))
    }
    return number
  }

  /// More than required cannot be asked for, nor anything at or below zero.
  private func priority(_ text: String?) throws(Problem) -> Double {
    guard let text else { return 1000 }
    guard let number = NumberText.number(text), number > 0, number <= 1000 else {
      throw Problem(reason: .badNumber("priority=\"\(text)\""))
    }
    return number
  }

  /// Apple's rules for pairs: sizes with sizes or a constant, places with places of one axis, and
  /// never a side that mirrors with one that does not.
  static func canRelate(_ first: LayoutAttribute, _ second: LayoutAttribute?) -> Bool {
    guard let second else { return first.isSize }
    if first.isSize || second.isSize { return first.isSize && second.isSize }
    guard first.axis == second.axis else { return false }
    return !(first.isDirectional && second.isAbsoluteHorizontal)
      && !(first.isAbsoluteHorizontal && second.isDirectional)
  }
}
