/// Which scenes of a storyboard hold stack views; a xib is one scene.
struct StackViewPlaces {
  /// Elements of storyboard scenes, or the document's, by their place in the tree.
  private var holders: Set<Int> = []

  init(document: XMLElement) {
    let scenes = document.child("scenes")?.children.map { $0 } ?? []
    let parts = scenes.isEmpty ? [document] : scenes
    for part in parts where part.descendants.contains(where: { $0.name == "stackView" }) {
      holders.insert(part.index)
    }
  }

  /// Whether a stack view stands in the scene that `element` is part of.
  func isBesideStackView(_ element: XMLElement) -> Bool {
    guard !holders.isEmpty else { return false }
    var current: XMLElement? = element
    while let part = current {
      if holders.contains(part.index) { return true }
      current = part.parent
    }
    return false
  }
}
