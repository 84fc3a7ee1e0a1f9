internal import LayoutFormats
internal import LayoutModel

/// Attributes and values of elements that both sides have.
extension DocumentMerge {
  mutating func mergeProperties(of number: Int) {
    let versions = versions(number)
    guard let ours = versions.ours, let theirs = versions.theirs else { return }
    let children = Self.names(ours.children, theirs.children)
    defer { mergeValues(among: children + (versions.base?.children ?? []), in: number) }
    // Most elements are alike; comparing their tags is cheaper than taking them apart.
    if documents.ours.startTag(of: number) == documents.theirs.startTag(of: number) { return }
    let elements = ThreeWay<XMLElement?>(
      base: versions.base?.element, ours: ours.element, theirs: theirs.element)
    let sides = elements.map { Dictionary(uniqueAttributes: $0?.attributes ?? []) }
    if let side = elements.map({ $0?.name }).choice() {
      elementSides[number] = side
    } else {
      elementSides[number] = contested(
        conflict(.value, number, property: "kind", elements.map { $0?.name }, kept: .ours))
    }
    var taken: [String: MergeSide] = [:]
    takeEquation(of: number, sides, into: &taken)
    takeTwofoldProperties(of: number, sides, into: &taken)
    let names = Self.names(
      ours.element.attributes.map(\.name), theirs.element.attributes.map(\.name))
    attributes[number] = names.compactMap { name in
      let side = taken[name] ?? side(of: name, number, sides.map { $0[name] })
      let value = chosenValues[number]?[name] ?? sides[side][name]
      return value.map { (name, $0) }
    }
  }

  private mutating func mergeValues(among children: [Int], in number: Int) {
    for child in children
    where isValue[child] && !isHidden[child] && valueSides[child] == nil {
      valueSides[child] = valueSide(of: child, in: number)
    }
  }

  // MARK: Attributes

  private mutating func side(
    of name: String, _ number: Int, _ values: ThreeWay<String?>
  ) -> MergeSide {
    if let restoring, let element = element(number),
      Noise.rule(for: name, of: element) != nil, restoring.restores(name, of: element),
      values.ours != nil
    {
      return .ours
    }
    let choice = values.choice { left, right in
      guard let left, let right else { return false }
      return ValueText.areAlike(left, right)
    }
    if let choice { return choice }
    if let element = element(number), let rule = Noise.rule(for: name, of: element) {
      guard let ours = values.ours else { return .theirs }
      guard let theirs = values.theirs, rule == .newer else { return .ours }
      return Noise.isNewer(theirs, than: ours) ? .theirs : .ours
    }
    contestedValues.insert(number)
    let conflict = conflict(.value, number, property: name, values, kept: .ours)
    if case .value(let value)? = decisions[conflict.identity] {
      chosenValues[number, default: [:]][name] = value
      return .ours
    }
    return contested(conflict)
  }

  /// A constraint's items, attributes and numbers belong together once the items change: turning
  /// one around changes the sign of its constant.
  private mutating func takeEquation(
    of number: Int, _ sides: ThreeWay<[String: String]>, into taken: inout [String: MergeSide]
  ) {
    guard documents.ours[number]?.element.name == "constraint", has(.base, number) else { return }
    let ends = ["firstItem", "firstAttribute", "secondItem", "secondAttribute"]
    let all = ends + ["relation", "multiplier", "constant", "symbolic"]
    let endValues = sides.map { side in ends.map { side[$0] } }
    guard endValues.ours != endValues.base || endValues.theirs != endValues.base else { return }
    let values = sides.map { side in all.map { side[$0] } }
    var side = values.choice() ?? .ours
    if values.choice() == nil {
      let shown = values.map { value in
        zip(all, value).compactMap { name, value in value.map { "\(name) \($0)" } }
          .joined(separator: ", ")
      }
      contestedValues.insert(number)
      side = contested(
        conflict(.value, number, property: "equation", shown.map { $0 }, kept: .ours))
    }
    for name in all { taken[name] = side }
  }

  /// A property that is an attribute in one document and a child element in another, such as a text
  /// with line breaks: both forms come from one side.
  private mutating func takeTwofoldProperties(
    of number: Int, _ sides: ThreeWay<[String: String]>, into taken: inout [String: MergeSide]
  ) {
    let names = Set(sides.base.keys).union(sides.ours.keys).union(sides.theirs.keys).sorted()
    for name in names {
      let key = "\(numbers.keys[number])/@\(name)"
      guard name != "key", let child = numbers.existing(key), isValue[child] else { continue }
      let values = ThreeWay(base: MergeSide.base, ours: .ours, theirs: .theirs).map { side in
        sides[side][name] ?? documents[side][child].map { ValueText.shown($0.element) }
      }
      let side =
        values.choice()
        ?? contested(conflict(.value, number, property: name, values, kept: .ours))
      taken[name] = side
      valueSides[child] = side
    }
  }

  /// Ours' names in their order, each of theirs behind the one before it.
  private static func names<Name: Hashable>(_ ours: [Name], _ theirs: [Name]) -> [Name] {
    var result = ours
    let present = Set(ours)
    var place = 0
    for name in theirs {
      if present.contains(name) {
        place = (result.firstIndex(of: name) ?? 0) + 1
      } else {
        result.insert(name, at: place)
        place += 1
      }
    }
    return result
  }

  // MARK: Values

  private mutating func valueSide(of child: Int, in number: Int) -> MergeSide {
    let elements = versions(child).map { $0?.element }
    if let restoring, let ours = elements.ours, let theirs = elements.theirs,
      restoring.restores(theirs, over: ours)
    {
      return .ours
    }
    let bytes = documents.map { $0.source(of: child) }
    if let side = bytes.choice() { return side }
    let alike = elements.map { $0.map(ValueText.alike) }
    let exact = elements.map { $0.map(ValueText.exact) }
    if let side = exact.choice() ?? alike.choice() { return side }
    // Deleted by one and changed by the other: the change is kept.
    let kept: MergeSide = elements.ours == nil ? .theirs : .ours
    guard let element = elements[kept], Noise.rule(for: element) == nil else { return kept }
    // Merged entry by entry, once it is known which views there are.
    if Self.alignedLists.contains(element.name), elements.ours != nil, elements.theirs != nil {
      return kept
    }
    return contested(
      conflict(
        .value, number, property: element.key ?? element.name,
        elements.map { $0.map(ValueText.shown) }, kept: kept))
  }
}

extension Dictionary where Key == String, Value == String {
  init(uniqueAttributes attributes: [(name: String, value: String)]) {
    self.init(attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}
