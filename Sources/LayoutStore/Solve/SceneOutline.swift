internal import LayoutModel

/// A scene as a flat list of what it holds, each with an identity and a place in the file.
struct SceneOutline {
  struct Item {
    var key: EntityKey
    var location: SourceLocation
  }
  enum Meaning {
    /// With the parent's identity and the names from the root down.
    case view(View, parent: String?, path: String)
    case guide(LayoutGuide, view: String)
    case constraint(LayoutConstraint)
    case variation(Variation, owner: String)
  }

  /// In document order.
  private(set) var items: [Item] = []
  /// The meaning of each item; empty when only the places were asked for.
  private(set) var meanings: [Meaning] = []
  /// The identity of each view's parent; nil for the root.
  private(set) var parents: [(view: String, parent: String?)] = []
  private var used: Set<EntityKey> = []
  private let hasMeanings: Bool

  /// - Parameter placesOnly: identities and places are enough, as for a scene that is known
  ///   already.
  init(_ scene: Scene, placesOnly: Bool = false) {
    hasMeanings = !placesOnly
    // An explicit stack: how deep views nest is the file's choice.
    var open: [(view: View, parent: String?, path: String)] = [(scene.root, nil, "")]
    while let (view, parent, parentPath) = open.popLast() {
      var path = ""
      if hasMeanings {
        let own = parent == nil && !scene.title.isEmpty ? scene.title : Self.name(of: view)
        path = parentPath.isEmpty ? own : parentPath + "/" + own
      }
      let uid = add(
        .view, view.id.rawValue, view.location, .view(view, parent: parent, path: path))
      parents.append((uid, parent))
      for guide in view.guides {
        add(.guide, guide.id.rawValue, guide.location, .guide(guide, view: uid))
      }
      for constraint in view.constraints {
        let id = add(
          .constraint, constraint.id.rawValue, constraint.location, .constraint(constraint))
        add(constraint.variations, owner: id)
      }
      add(view.variations, owner: uid)
      for subview in view.subviews.reversed() { open.append((subview, uid, path)) }
    }
  }

  private mutating func add(_ variations: [Variation], owner: String) {
    for variation in variations {
      add(
        .variation, "\(owner)|\(variation.condition.key)", variation.location,
        .variation(variation, owner: owner))
    }
  }

  /// Adds an item under an identity that no other item of its kind has: files with doubled ids
  /// exist.
  @discardableResult
  private mutating func add(
    _ kind: EntityKind, _ id: String, _ location: SourceLocation,
    _ meaning: @autoclosure () -> Meaning
  ) -> String {
    var key = EntityKey(kind: kind, uid: id)
    var count = 1
    while !used.insert(key).inserted {
      count += 1
      key.uid = "\(id)#\(count)"
    }
    items.append(Item(key: key, location: location))
    if hasMeanings { meanings.append(meaning()) }
    return key.uid
  }

  /// The constraints among the items.
  var constraints: [(key: EntityKey, constraint: LayoutConstraint)] {
    zip(items, meanings).compactMap { item, meaning in
      guard case .constraint(let constraint) = meaning else { return nil }
      return (item.key, constraint)
    }
  }

  /// Places in the order of their keys, as location vectors have them.
  var orderedLocations: [SourceLocation] {
    items.indices.sorted { items[$0].key < items[$1].key }.map { items[$0].location }
  }

  /// A view's name for people: its label, the start of its text, or its kind.
  static func name(of view: View) -> String {
    if let label = view.label, !label.isEmpty { return label }
    if let text = text(of: view.content), !text.isEmpty {
      let line = text.split(whereSeparator: \.isNewline).first ?? ""
      return line.count > 24 ? String(line.prefix(23)) + "…" : String(line)
    }
    return view.customClass ?? view.kind.rawValue
  }

  /// The text a view shows, if any.
  static func text(of content: ViewContent) -> String? {
    let content = content.described
    return content.writtenText
      ?? content.parts.map { parts in
        parts.map { $0.title ?? $0.image ?? "" }.joined(separator: " | ")
      }
  }
}
