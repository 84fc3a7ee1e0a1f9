/// A decision about a conflict.
public enum MergeDecision: Sendable, Hashable {
  /// One side's value, place or order; of a deleted object, what that side did with it.
  case ours, theirs
  /// Accepts the merged result: a kept object, or a layout that got worse.
  case both
  /// Another value than both sides have; for one attribute, or a statement of a `.layout` file.
  case value(String)

  public var isValue: Bool {
    if case .value = self { true } else { false }
  }
}

/// Decisions by the conflicts they are about.
public typealias MergeDecisions = [MergeConflict.Identity: MergeDecision]

extension MergeConflict {
  /// Identifies a conflict without its values.
  public struct Identity: Sendable, Hashable {
    public var kind: Kind
    /// The object's id, or what it is called.
    public var object: String
    public var property: String?
    /// Distinguishes several values of one property.
    public var detail: String?

    package init(kind: Kind, object: String, property: String?, detail: String?) {
      self.kind = kind
      self.object = object
      self.property = property
      self.detail = detail
    }
  }

  public var identity: Identity {
    Identity(
      kind: kind, object: object?.rawValue ?? name, property: property,
      detail: kind == .value || object == nil ? detail : nil)
  }
}
