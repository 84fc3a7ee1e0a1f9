internal import LayoutFormats
internal import LayoutModel

/// Which noise of an edited document may be put back to the committed form.
///
/// The stamp of the program that saved a document is restored beside any edit: no edit depends on it.
/// Other values outside of scenes, such as resources and capabilities, are restored only if nothing
/// else changed. Recorded frames and warnings are restored in scenes that nobody edited; in others
/// they follow the edit.
struct NoiseRestoring {
  /// Something in the document is somebody's edit.
  var isEdited: Bool
  /// Scenes, or top-level objects of a xib, that are edited; by id.
  var editedScenes: Set<String>

  /// Whether a noise attribute of an element is put back.
  func restores(_ attribute: String, of element: XMLElement) -> Bool {
    Noise.isStamp(attribute, of: element) || restores(element)
  }

  private func restores(_ element: XMLElement) -> Bool {
    guard let scene = Self.scene(of: element) else { return !isEdited }
    return !editedScenes.contains(scene)
  }

  /// Whether a value is noise that is put back.
  func restores(_ value: XMLElement, over committed: XMLElement) -> Bool {
    Self.isNoise(value, committed)
      && (Noise.isRestamped(value, committed) || restores(value))
  }

  /// Whether a changed value is nobody's edit. Stricter than in a merge: a frame that no constraint
  /// decides is an edit, and so is a scene moved on the canvas.
  static func isNoise(_ value: XMLElement, _ committed: XMLElement) -> Bool {
    switch (value.name, value.key) {
    case ("rect", "frame"):
      return isDecidedByConstraints(value) && isDecidedByConstraints(committed)
    case ("point", "canvasLocation"):
      return ["x", "y"].allSatisfy { side in
        guard let new = value[side].flatMap(Double.init),
          let old = committed[side].flatMap(Double.init)
        else { return false }
        return abs(new - old) < 1
      }
    default: return Noise.rule(for: value) != nil
    }
  }

  private static func isDecidedByConstraints(_ rect: XMLElement) -> Bool {
    guard let view = rect.parent else { return false }
    return view["translatesAutoresizingMaskIntoConstraints"] == "NO" && !view.isYES("fixedFrame")
      || view.parent?.parent?.name == "stackView"
  }

  /// Id of the scene, or of the top-level object, an element belongs to; nil outside of all.
  static func scene(of element: XMLElement) -> String? {
    var place: XMLElement? = element
    while let current = place {
      if current.name == "scene" { return current["sceneID"] }
      if current.parent?.name == "objects", current.parent?.parent?.name == "document" {
        return current.id
      }
      place = current.parent
    }
    return nil
  }
}

extension DocumentMerge {
  /// The objects that were edited between ours and theirs.
  func edits() -> NoiseRestoring {
    var found = NoiseRestoring(isEdited: false, editedScenes: [])
    for number in structure {
      guard let element = element(number), !Noise.isInside(element), isEdited(number) else {
        continue
      }
      found.isEdited = true
      for side in [MergeSide.ours, .theirs] {
        let scene = documents[side][number].flatMap { NoiseRestoring.scene(of: $0.element) }
        if let scene { found.editedScenes.insert(scene) }
      }
    }
    return found
  }

  private func isEdited(_ number: Int) -> Bool {
    guard let ours = documents.ours[number], let theirs = documents.theirs[number] else {
      // Of an emptied list, its former children are the edits.
      return !(element(number).map(ElementKey.isContainer) ?? false)
    }
    if ours.element.name != theirs.element.name || ours.parent != theirs.parent { return true }
    let before = Dictionary(uniqueAttributes: ours.element.attributes)
    let after = Dictionary(uniqueAttributes: theirs.element.attributes)
    for name in Set(before.keys).union(after.keys)
    where before[name] != after[name] && Noise.rule(for: name, of: theirs.element) == nil {
      return true
    }
    for child in Set(ours.children + theirs.children) where isValue[child] {
      if documents.ours.source(of: child) == documents.theirs.source(of: child) { continue }
      let pair = (documents.ours[child]?.element, documents.theirs[child]?.element)
      guard pair.0.map(ValueText.exact) != pair.1.map(ValueText.exact) else { continue }
      guard let old = pair.0, let new = pair.1, NoiseRestoring.isNoise(new, old) else {
        return true
      }
    }
    guard ElementKey.isOrderSeen(ours.element) else { return false }
    let common = Set(ours.children).intersection(theirs.children)
    return ours.children.filter(common.contains) != theirs.children.filter(common.contains)
  }
}
