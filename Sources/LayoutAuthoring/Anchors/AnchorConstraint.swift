public import LayoutModel

/// A constraint `item.attribute (relation) multiplier * toItem.attribute + constant @ priority` that can be
/// activated and deactivated, like UIKit's `NSLayoutConstraint`.
public final class AnchorConstraint {
  public let item: AnchorItem
  public let attribute: LayoutAttribute
  public let relation: LayoutRelation
  /// The item of the right side, or nil if that is the constant alone.
  package let otherItem: AnchorItem?
  package let otherAttribute: LayoutAttribute?
  public let multiplier: Double
  /// The constant in points. A change does not set up the system again.
  public var constant: Double {
    didSet {
      if constant != oldValue, isActive { item.view.window?.constantChanged(self) }
    }
  }
  /// The priority, above 0 and at most 1000, which means required.
  public var priority: Double {
    didSet { if priority != oldValue { structureChanged() } }
  }
  /// The name that messages use.
  public var identifier: String? {
    didSet { if identifier != oldValue { structureChanged() } }
  }
  /// Whether the constraint takes part in the layout. Its owner is the nearest common ancestor of its items.
  public var isActive = false {
    didSet { if isActive != oldValue { install() } }
  }
  /// The view that owns the constraint while it is active.
  public private(set) weak var owner: LayoutView?

  /// Creates a constraint, with the parameter names of UIKit's initializer.
  public init(
    item: AnchorItem, attribute: LayoutAttribute, relatedBy relation: LayoutRelation,
    toItem otherItem: AnchorItem? = nil, attribute otherAttribute: LayoutAttribute? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000
  ) {
    self.item = item
    self.attribute = attribute
    self.relation = relation
    self.otherItem = otherItem
    self.otherAttribute = otherAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// Sets the constraint's name and returns the constraint.
  public func identified(by identifier: String) -> AnchorConstraint {
    self.identifier = identifier
    return self
  }

  /// Activates all the constraints.
  public static func activate(_ constraints: [AnchorConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates all the constraints.
  public static func deactivate(_ constraints: [AnchorConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func install() {
    if isActive {
      let holder = otherItem.flatMap { item.view.commonAncestor(with: $0.view) } ?? item.view
      owner = holder
      holder.hold(self)
    } else {
      owner?.release(self)
      owner = nil
    }
  }

  private func structureChanged() {
    if isActive { item.view.window?.structureChanged() }
  }
}
