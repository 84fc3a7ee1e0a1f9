internal import LayoutFormats
internal import LayoutModel

/// Decides which elements the merged document keeps: those of both sides, except the ones that a side
/// deleted and the other side neither edited nor needs.
extension DocumentMerge {
  mutating func decideSurvival() {
    var contested: [(number: Int, side: MergeSide, edit: String)] = []
    for number in structure {
      let (ours, theirs) = (has(.ours, number), has(.theirs, number))
      survives[number] = ours && theirs || (ours || theirs) && !has(.base, number)
      guard ours != theirs, has(.base, number) else { continue }
      let side: MergeSide = ours ? .ours : .theirs
      if let edit = edit(by: side, of: number) { contested.append((number, side, edit)) }
    }
    for (number, side, edit) in contested where !survives[number] && !dropped.contains(number) {
      revive(number, as: side, because: edit)
    }
    settleParents()
  }

  /// Describes a side's edit of an element that the base has, or returns nil if it made none but noise.
  func edit(by side: MergeSide, of number: Int) -> String? {
    guard let old = documents.base[number], let new = documents[side][number] else { return nil }
    let before = Dictionary(uniqueAttributes: old.element.attributes)
    let after = Dictionary(uniqueAttributes: new.element.attributes)
    for name in Set(before.keys).union(after.keys).sorted()
    where before[name] != after[name] && Noise.rule(for: name, of: new.element) == nil {
      if let left = before[name], let right = after[name], ValueText.areAlike(left, right) {
        continue
      }
      return "its \(name) was set to \(after[name] ?? "nothing")"
    }
    if old.element.name != new.element.name { return "it was made a \(new.element.name)" }
    if let parent = new.parent, old.parent != parent, !isContainerOnly(number) {
      return "it was moved"
    }
    for child in Set(old.children + new.children).sorted() where isValue[child] {
      let left = documents.base[child]?.element
      let right = documents[side][child]?.element
      guard let either = right ?? left, Noise.rule(for: either) == nil,
        left.map(ValueText.alike) != right.map(ValueText.alike)
      else { continue }
      return "its \(either.key ?? either.name) was changed"
    }
    return nil
  }

  private func isContainerOnly(_ number: Int) -> Bool {
    element(number).map(ElementKey.isContainer) ?? false
  }

  /// Takes back what the other side deleted, as `side` has it: the whole of the outermost deleted
  /// object, and the constraints and connections that went with it.
  mutating func revive(_ number: Int, as side: MergeSide, because reason: String?) {
    var root: Int?
    var place: Int? = number
    while let current = place, !has(side.other, current) {
      if has(.base, current), !isContainerOnly(current) { root = current }
      place = documents[side][current]?.parent
    }
    guard let root else {
      survives[number] = true
      return
    }
    let versions = ThreeWay<String?>(base: nil, ours: nil, theirs: nil)
    let deletion = conflict(.deletedAndEdited, root, versions, kept: side)
    switch (decisions[deletion.identity], side) {
    case (.theirs?, .ours), (.ours?, .theirs): return drop(root, of: side)
    default: break
    }
    let isDecided = decisions[deletion.identity].map { !$0.isValue } ?? false
    let isNew = revived.insert(root).inserted
    survives[number] = true
    let unit = subtree(of: root, in: side)
    for inner in unit { survives[inner] = true }
    guard isNew else { return }
    if let reason, !isDecided {
      let name = element(number).map(ObjectWords.name) ?? ""
      let detail =
        number == root ? reason : "of \(name): \(reason)"
      conflicts.append(
        conflict(.deletedAndEdited, root, versions, kept: side, detail: detail))
    }
    reviveReferrers(to: unit, as: side)
  }

  /// Leaves out what the other side deleted, and what is in it; what the other side kept elsewhere
  /// is there.
  private mutating func drop(_ root: Int, of side: MergeSide) {
    for inner in subtree(of: root, in: side) {
      if has(side.other, inner) {
        parentSides[inner] = side.other
      } else {
        survives[inner] = false
        dropped.insert(inner)
      }
    }
  }

  /// Constraints and connections that were deleted because of the objects in `unit`.
  private mutating func reviveReferrers(to unit: [Int], as side: MergeSide) {
    let back = Set(unit)
    for number in documents[side].order
    where !survives[number] && !isValue[number] && !isHidden[number] && has(.base, number) {
      guard let entry = documents[side][number] else { continue }
      let named = entry.element.attributes.filter {
        References.isNothingWithout($0.name, entry.element)
      }.compactMap { numbers.object($0.value) }
      guard !named.isEmpty, named.contains(where: back.contains),
        named.allSatisfy({ survives[$0] })
      else { continue }
      // Only where what holds it is there without more ado.
      var holder = entry.parent
      while let current = holder, !survives[current], isContainerOnly(current) {
        holder = documents[side][current]?.parent
      }
      if let holder, survives[holder] { survives[number] = true }
    }
  }

  /// An element and all below it that are merged one by one, as one side has them.
  func subtree(of root: Int, in side: MergeSide) -> [Int] {
    var result: [Int] = []
    var waiting = [root]
    while let number = waiting.popLast() {
      guard !isValue[number], !isHidden[number] else { continue }
      result.append(number)
      waiting += documents[side][number]?.children ?? []
    }
    return result
  }

  /// Sees to it that what survives stands in something that survives.
  mutating func settleParents() {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for number in structure where survives[number] {
        guard let parent = parent(of: number) else { continue }
        // Lists are there for what is in them: they hold nothing back.
        if isContainerOnly(number), !isContainerOnly(parent) {
          if !survives[parent] { survives[number] = false }
          continue
        }
        var holders = [parent]
        while let last = holders.last, !survives[last], isContainerOnly(last),
          let next = self.parent(of: last)
        {
          holders.append(next)
        }
        guard let holder = holders.popLast(), !survives[holder] || !holders.isEmpty else {
          continue
        }
        isSettled = false
        if survives[holder] || settle(number, in: holder) {
          for list in holders { survives[list] = true }
        }
      }
    }
  }

  /// Takes back the deleted object that something was put into; false when that goes too.
  private mutating func settle(_ number: Int, in holder: Int) -> Bool {
    let side: MergeSide = has(.ours, holder) ? .ours : .theirs
    guard has(side, holder), !dropped.contains(holder), let element = element(number) else {
      survives[number] = false
      return false
    }
    if ElementKey.isAutomatic(element), !has(.base, number) {
      survives[number] = false
      return false
    }
    guard has(.base, holder) else {
      survives[holder] = true
      return true
    }
    let verb = has(.base, number) ? "moved into it" : "added to it"
    revive(holder, as: side, because: "\(ObjectWords.name(element)) was \(verb)")
    if survives[holder] { return true }
    // Decided to be gone: what came into it goes too, what was moved there stays where it was.
    if !has(side.other, number) || documents[side.other][number]?.parent == self.parent(of: number)
    {
      survives[number] = false
    }
    return false
  }
}
