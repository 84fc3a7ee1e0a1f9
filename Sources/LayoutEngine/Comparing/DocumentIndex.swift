internal import LayoutModel

/// A document laid flat: every view and constraint by id, with its place in the tree.
struct DocumentIndex {
  let document: Document
  let names: ViewNames
  private(set) var places: [ObjectID: Place] = [:]
  /// View ids in document order.
  private(set) var views: [ObjectID] = []
  private(set) var constraints: [(constraint: LayoutConstraint, scene: ObjectID)] = []
  private var guideOwner: [ObjectID: ObjectID] = [:]

  struct Place {
    let view: View
    let parent: ObjectID?
    let scene: ObjectID
    /// The recorded frame takes part in layout: mask and fixed-frame views.
    let isFrameInput: Bool

    /// Whether nothing of the view itself differs; cheaper than putting all of it into words.
    func isAlike(_ other: Place) -> Bool {
      // What varies may name other objects, whose names may differ.
      guard view.variations.isEmpty, other.view.variations.isEmpty,
        isFrameInput == other.isFrameInput
      else { return false }
      return Self.bare(view) == Self.bare(other.view)
    }

    private static func bare(_ view: View) -> View {
      var bare = view
      bare.subviews = []
      bare.constraints = []
      bare.location = SourceLocation(line: 0, column: 0)
      bare.guides = view.guides.map {
        var guide = $0
        guide.location = bare.location
        return guide
      }
      return bare
    }
  }

  init(_ document: Document) {
    self.document = document
    names = ViewNames(document)
    for scene in document.scenes {
      let builtIn = Set(scene.cell?.builtInViews ?? [])
      var waiting: [(View, View?)] = [(scene.root, nil)]
      while let (view, parent) = waiting.popLast() {
        for child in view.subviews.reversed() { waiting.append((child, view)) }
        guard places[view.id] == nil else { continue }
        let isPlacedByMask = view.translatesMask || view.hasFixedFrame || !document.usesAutoLayout
        let isInput =
          isPlacedByMask && parent != nil && parent?.kind != .stackView && view.key == nil
          && !builtIn.contains(view.id)
        places[view.id] = Place(
          view: view, parent: parent?.id, scene: scene.id, isFrameInput: isInput)
        views.append(view.id)
        for guide in view.guides { guideOwner[guide.id] = view.id }
        constraints += view.constraints.map { ($0, scene.id) }
      }
    }
  }

  var words: ConstraintWords {
    ConstraintWords(
      names: names,
      byID: Dictionary(
        constraints.map { ($0.constraint.id, $0.constraint) }, uniquingKeysWith: { a, _ in a }),
      contains: { isContainer($0, of: $1) })
  }

  /// An ancestor, or a guide where the other is a view.
  func isContainer(_ outer: ObjectID, of inner: ObjectID) -> Bool {
    guard places[outer] != nil else { return places[inner] != nil }
    var next = places[inner]?.parent ?? guideOwner[inner]
    while let current = next {
      if current == outer { return places[inner] != nil }
      next = places[current]?.parent
    }
    return false
  }

  /// The views a constraint edits: its items, without containers and guides.
  func viewsEdited(by constraint: LayoutConstraint) -> [ObjectID] {
    var items = [constraint.firstItem]
    if let second = constraint.secondItem, second != constraint.firstItem { items.append(second) }
    let near = items.filter { item in
      places[item] != nil && !items.contains { $0 != item && isContainer(item, of: $0) }
    }
    return near.isEmpty ? items.filter { places[$0] != nil } : near
  }

  func size(ofTreeAt view: ObjectID) -> Int {
    var count = 0
    var waiting = [view]
    while let next = waiting.popLast() {
      guard let place = places[next] else { continue }
      count += 1
      waiting += place.view.subviews.map(\.id)
    }
    return count
  }
}
