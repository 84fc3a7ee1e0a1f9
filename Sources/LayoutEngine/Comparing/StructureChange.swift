public import LayoutModel

/// One edit of a document's layout, as a value and in words.
public struct StructureChange: Sendable, Hashable {
  public var kind: Kind
  /// The scene it lies in; nil for the document itself.
  public var scene: ObjectID?
  /// The view, guide, constraint or scene that changed.
  public var object: ObjectID?
  /// The views whose layout it edits directly, containers left out: what triage calls edited.
  public var views: [ObjectID]
  /// The changed attribute, in words; nil when an object came or went.
  public var attribute: String?
  public var before: String?
  public var after: String?
  /// One line: `leading of Title to Safe Area: 16 -> 24`.
  public var text: String
  /// In the head where the object is there, else in the base.
  public var location: SourceLocation?

  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case documentAdded = "document-added"
    case documentRemoved = "document-removed"
    case documentChanged = "document-changed"
    case sceneAdded = "scene-added"
    case sceneRemoved = "scene-removed"
    case sceneChanged = "scene-changed"
    case viewAdded = "view-added"
    case viewRemoved = "view-removed"
    case viewMoved = "view-moved"
    case viewChanged = "view-changed"
    case guideAdded = "guide-added"
    case guideRemoved = "guide-removed"
    case constraintAdded = "constraint-added"
    case constraintRemoved = "constraint-removed"
    case constraintChanged = "constraint-changed"
  }

  public init(
    kind: Kind, scene: ObjectID? = nil, object: ObjectID? = nil, views: [ObjectID] = [],
    attribute: String? = nil, before: String? = nil, after: String? = nil, text: String,
    location: SourceLocation? = nil
  ) {
    self.kind = kind
    self.scene = scene
    self.object = object
    self.views = views
    self.attribute = attribute
    self.before = before
    self.after = after
    self.text = text
    self.location = location
  }
}

/// A named value of an object, as words: what differs between two lists of them was edited.
struct Fact: Hashable {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
  init(_ name: String, _ value: Bool) { self.init(name, value ? "yes" : "no") }
  init(_ name: String, _ value: Double?) {
    self.init(name, value.map { PointText.decimal($0, places: 4) } ?? "none")
  }

  /// Pairs of values that differ, by name, in the order of `after`, then what only `before` has.
  static func differences(
    _ before: [Fact], _ after: [Fact]
  ) -> [(name: String, before: String, after: String)] {
    let old = Dictionary(before.map { ($0.name, $0.value) }, uniquingKeysWith: { a, _ in a })
    let new = Dictionary(after.map { ($0.name, $0.value) }, uniquingKeysWith: { a, _ in a })
    var result: [(name: String, before: String, after: String)] = []
    for fact in after where old[fact.name] != fact.value {
      result.append((fact.name, old[fact.name] ?? "none", fact.value))
    }
    for fact in before where new[fact.name] == nil {
      result.append((fact.name, fact.value, "none"))
    }
    return result.filter { $0.before != $0.after }
  }
}
