/// Constraints that are switched on and off together.
///
/// ```swift
/// let wide = ConstraintGroup { a.trailing.equal(to: b.leading); a.top.equal(to: b.top) }
/// let narrow = ConstraintGroup { a.bottom.equal(to: b.top) }
/// narrow.deactivate(); wide.activate()
/// ```
public final class ConstraintGroup {
  public private(set) var constraints: [AnchorConstraint]
  public private(set) var isActive = false

  public init(@ConstraintBuilder _ constraints: () -> [AnchorConstraint]) {
    self.constraints = constraints()
  }

  /// Activates all constraints of the group.
  public func activate() {
    isActive = true
    AnchorConstraint.activate(constraints)
  }

  /// Deactivates all constraints of the group.
  public func deactivate() {
    isActive = false
    AnchorConstraint.deactivate(constraints)
  }

  /// Replaces the constraints; the new ones are active if the old ones were.
  public func reset(@ConstraintBuilder _ constraints: () -> [AnchorConstraint]) {
    AnchorConstraint.deactivate(self.constraints)
    self.constraints = constraints()
    if isActive { AnchorConstraint.activate(self.constraints) }
  }
}

/// Builds one list of constraints from single ones, lists, conditions and loops.
@resultBuilder
public enum ConstraintBuilder {
  /// Part of the result builder.
  public static func buildExpression(_ constraint: AnchorConstraint) -> [AnchorConstraint] {
    [constraint]
  }
  /// Part of the result builder.
  public static func buildExpression(_ constraints: [AnchorConstraint]) -> [AnchorConstraint] {
    constraints
  }
  /// Part of the result builder.
  public static func buildBlock(_ parts: [AnchorConstraint]...) -> [AnchorConstraint] {
    parts.flatMap { $0 }
  }
  /// Part of the result builder.
  public static func buildOptional(_ part: [AnchorConstraint]?) -> [AnchorConstraint] { part ?? [] }
  /// Part of the result builder.
  public static func buildEither(first part: [AnchorConstraint]) -> [AnchorConstraint] { part }
  /// Part of the result builder.
  public static func buildEither(second part: [AnchorConstraint]) -> [AnchorConstraint] { part }
  /// Part of the result builder.
  public static func buildArray(_ parts: [[AnchorConstraint]]) -> [AnchorConstraint] {
    parts.flatMap { $0 }
  }
}

extension AnchorConstraint {
  /// Activates the constraints of the builder and returns them.
  @discardableResult
  public static func activate(
    @ConstraintBuilder _ constraints: () -> [AnchorConstraint]
  ) -> [AnchorConstraint] {
    let made = constraints()
    activate(made)
    return made
  }
}
