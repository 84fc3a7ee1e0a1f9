internal import LayoutFormats
internal import LayoutModel

/// Where elements stand, and what may stand there.
extension DocumentMerge {
  /// Decides what an element that both sides have is inside of.
  mutating func placeBetweenSides(_ number: Int) {
    let parents = versions(number).map { $0?.parent }
    if let side = parents.choice() {
      parentSides[number] = side
      return
    }
    let places = ThreeWay(base: MergeSide.base, ours: .ours, theirs: .theirs).map { side in
      parents[side].flatMap { documents[side][$0] }.map { ObjectWords.name($0.element) }
    }
    parentSides[number] = contested(conflict(.moved, number, places, kept: .ours))
  }

  /// Two moves that together put an object inside itself: theirs is not made.
  mutating func settleCycles() {
    for number in structure where survives[number] && parentSides[number] == .theirs {
      guard documents.ours[number]?.parent != documents.theirs[number]?.parent else { continue }
      var seen: Set<Int> = []
      var place: Int? = number
      while let current = place, seen.insert(current).inserted { place = parent(of: current) }
      guard place == number else { continue }
      let places = ThreeWay(base: MergeSide.base, ours: .ours, theirs: .theirs).map { side in
        documents[side][number]?.parent.flatMap { documents[side][$0] }
          .map { ObjectWords.name($0.element) }
      }
      parentSides[number] = contested(
        conflict(
          .moved, number, places, kept: .ours, detail: "both moves together would be a circle"),
        between: [.ours])
    }
    settleParents()
  }

  /// A property holds one object: where both sides put another one there, ours stays.
  mutating func settleSlots() {
    var holders: [String: Int] = [:]
    for number in structure where survives[number] {
      guard let element = element(number), ElementKey.objectID(of: element) != nil,
        let key = element.key, let parent = parent(of: number)
      else { continue }
      let slot = "\(parent)@\(key)"
      guard let other = holders[slot] else {
        holders[slot] = number
        continue
      }
      var (kept, dropped) =
        has(.ours, number) && !has(.ours, other)
        ? (number, other) : (other, number)
      var side: MergeSide = has(.ours, kept) ? .ours : .theirs
      var values = ThreeWay<String?>(base: nil, ours: nil, theirs: nil)
      let name = self.element(dropped).map(ObjectWords.name)
      values.ours = side == .ours ? self.element(kept).map(ObjectWords.name) : name
      values.theirs = side == .ours ? name : self.element(kept).map(ObjectWords.name)
      let chosen = contested(
        conflict(.replaced, parent, property: key, values, kept: side),
        between: has(side.other, dropped) && !has(side, dropped) ? [.ours, .theirs] : [side])
      if chosen != side { (kept, dropped, side) = (dropped, kept, chosen) }
      holders[slot] = kept
      for inner in subtree(of: dropped, in: side.other) {
        // What was moved into the dropped object stays where it was.
        parentSides[inner] = side
        guard !has(side, inner) else { continue }
        survives[inner] = false
        self.dropped.insert(inner)
      }
    }
    settleParents()
  }

  /// Takes back objects that something in the merged document names; what names an object that
  /// cannot be taken back goes too.
  mutating func settleReferences() {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for number in structure where survives[number] {
        for (name, id) in references(of: number) {
          guard let target = numbers.object(id), !survives[target], survives[number],
            let element = element(number)
          else { continue }
          isSettled = settle(element, number, naming: target, by: name) && isSettled
        }
      }
      if !isSettled { settleParents() }
    }
  }

  private func references(of number: Int) -> [(name: String, id: String)] {
    References.ids(in: mergedAttributes(of: number)) { numbers.object($0) != nil }
  }

  /// False when something was changed.
  private mutating func settle(
    _ element: XMLElement, _ number: Int, naming target: Int, by name: String
  ) -> Bool {
    if isDangling(number, naming: target, by: name) { return true }
    let side: MergeSide? =
      has(.ours, target) ? .ours : has(.theirs, target) ? .theirs : nil
    guard let side, !dropped.contains(target) else {
      giveUp(in: element, number, by: name)
      return false
    }
    if element.name == "segue", element.parent?.name == "inferredMetricsTieBreakers" {
      survives[number] = false
      return false
    }
    // Where a contested value names it, that conflict says all: its other side does without.
    let isToldAlready = revived.contains(number) || contestedValues.contains(number)
    revive(
      target, as: side, because: isToldAlready ? nil : "\(ObjectWords.name(element)) names it")
    return false
  }

  /// Whether a side has the element naming an object that the side does not have.
  private func isDangling(_ number: Int, naming target: Int, by name: String) -> Bool {
    guard let id = numbers.keys[target].split(separator: "#", maxSplits: 1).last else {
      return false
    }
    return [MergeSide.ours, .theirs].contains { side in
      !has(side, target) && documents[side][number]?.element[name] == String(id)
    }
  }

  /// Resolves a reference to a dropped object: takes our value, or drops the reference or its element.
  private mutating func giveUp(in element: XMLElement, _ number: Int, by name: String) {
    if let ours = documents.ours[number]?.element, let merged = attributes[number],
      ours[name] != merged.first(where: { $0.name == name })?.value
    {
      attributes[number] = ours.attributes
    } else if References.isNothingWithout(name, element) {
      survives[number] = false
    } else {
      attributes[number] = mergedAttributes(of: number).filter { $0.name != name }
    }
  }
}
