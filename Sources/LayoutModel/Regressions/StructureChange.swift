/// One edit of a document's layout, as a value and in words: what a diff lists, and what a store keeps
/// of a revision as it was told when that was recorded.
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

  /// The kind of edit.
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

  package init(
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
  /// Whether it belongs to the history of a view.
  package func concerns(_ view: ObjectID) -> Bool { object == view || views.contains(view) }
}
