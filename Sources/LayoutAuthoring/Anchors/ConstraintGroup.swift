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

  public func activate() {
    isActive = true
    AnchorConstraint.activate(constraints)
  }

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
  public static func buildExpression(_ constraint: AnchorConstraint) -> [AnchorConstraint] {
    [constraint]
  }
  public static func buildExpression(_ constraints: [AnchorConstraint]) -> [AnchorConstraint] {
    constraints
  }
  public static func buildBlock(_ parts: [AnchorConstraint]...) -> [AnchorConstraint] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ part: [AnchorConstraint]?) -> [AnchorConstraint] { part ?? [] }
  public static func buildEither(first part: [AnchorConstraint]) -> [AnchorConstraint] { part }
  public static func buildEither(second part: [AnchorConstraint]) -> [AnchorConstraint] { part }
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
