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

  /// Makes all constraints of the group hold.
  public func activate() {
    isActive = true
    AnchorConstraint.activate(constraints)
  }

  /// Makes none of them hold.
  public func deactivate() {
    isActive = false
    AnchorConstraint.deactivate(constraints)
  }

  /// Takes other constraints in place of these; they are active if these were.
  public func reset(@ConstraintBuilder _ constraints: () -> [AnchorConstraint]) {
    AnchorConstraint.deactivate(self.constraints)
    self.constraints = constraints()
    if isActive { AnchorConstraint.activate(self.constraints) }
  }
}

/// Makes one list of constraints, lists of them, conditions and loops.
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
  /// Switches on what the builder makes, and returns it.
  @discardableResult
  public static func activate(
    @ConstraintBuilder _ constraints: () -> [AnchorConstraint]
  ) -> [AnchorConstraint] {
    let made = constraints()
    activate(made)
    return made
  }
}
