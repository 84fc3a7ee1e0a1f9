public import LayoutModel

/// `item.attribute (relation) multiplier * toItem.attribute + constant @ priority`, switched on and
/// off; UIKit's `NSLayoutConstraint`.
public final class AnchorConstraint {
  public let item: AnchorItem
  public let attribute: LayoutAttribute
  public let relation: LayoutRelation
  /// nil: the right side is the constant alone.
  package let otherItem: AnchorItem?
  package let otherAttribute: LayoutAttribute?
  public let multiplier: Double
  /// Points. A change is solved without the system being set up anew.
  public var constant: Double {
    didSet {
      if constant != oldValue, isActive { item.view.window?.constantChanged(self) }
    }
  }
  /// Above 0 and at most 1000, which is required.
  public var priority: Double {
    didSet { if priority != oldValue { structureChanged() } }
  }
  /// Its name in messages.
  public var identifier: String? {
    didSet { if identifier != oldValue { structureChanged() } }
  }
  /// Whether it takes part. The view that holds it is the nearest one that holds both items.
  public var isActive = false {
    didSet { if isActive != oldValue { install() } }
  }
  /// The view that holds it while it is active.
  public private(set) weak var owner: LayoutView?

  /// Any constraint; UIKit's longest initializer, by the same names.
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

  /// The same constraint with a name.
  public func identified(by identifier: String) -> AnchorConstraint {
    self.identifier = identifier
    return self
  }

  /// Switches all of them on.
  public static func activate(_ constraints: [AnchorConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Switches all of them off.
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
