public import LayoutModel

/// The quantity that an anchor measures. A constraint needs two anchors of the same kind.
public protocol AnchorKind {}
/// Leading, trailing and the centre: places along the horizontal axis that mirror.
public enum XAxis: AnchorKind {}
/// Left, right and the centre as such: places along the horizontal axis that never mirror.
public enum AbsoluteXAxis: AnchorKind {}
/// Top, bottom, the centre and baselines.
public enum YAxis: AnchorKind {}
/// Width and height.
public enum Dimension: AnchorKind {}

/// An attribute of a view or guide that constraints can name, typed by what it measures.
///
/// ```swift
/// box.leading.equal(to: root.leading, constant: 20)
/// box.height.equal(to: 100)
/// box.top.equal(to: root.leading)  // does not compile
/// ```
public struct LayoutAnchor<Kind: AnchorKind> {
  public let item: AnchorItem
  public let attribute: LayoutAttribute

  init(_ item: AnchorItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// `self = multiplier * other + constant`.
  public func equal(
    to other: LayoutAnchor<Kind>, constant: Double = 0, multiplier: Double = 1,
    priority: Double = 1000
  ) -> AnchorConstraint {
    relate(.equal, other, constant, multiplier, priority)
  }

  /// `self >= multiplier * other + constant`.
  public func greaterThanOrEqual(
    to other: LayoutAnchor<Kind>, constant: Double = 0, multiplier: Double = 1,
    priority: Double = 1000
  ) -> AnchorConstraint {
    relate(.greaterThanOrEqual, other, constant, multiplier, priority)
  }

  /// `self <= multiplier * other + constant`.
  public func lessThanOrEqual(
    to other: LayoutAnchor<Kind>, constant: Double = 0, multiplier: Double = 1,
    priority: Double = 1000
  ) -> AnchorConstraint {
    relate(.lessThanOrEqual, other, constant, multiplier, priority)
  }

  private func relate(
    _ relation: LayoutRelation, _ other: LayoutAnchor<Kind>, _ constant: Double,
    _ multiplier: Double, _ priority: Double
  ) -> AnchorConstraint {
    AnchorConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other.item,
      attribute: other.attribute, multiplier: multiplier, constant: constant, priority: priority)
  }
}

extension LayoutAnchor where Kind == Dimension {
  /// The size is so many points.
  public func equal(to constant: Double, priority: Double = 1000) -> AnchorConstraint {
    relate(.equal, to: constant, priority)
  }
  /// The size is at least so many points.
  public func greaterThanOrEqual(
    to constant: Double, priority: Double = 1000
  ) -> AnchorConstraint {
    relate(.greaterThanOrEqual, to: constant, priority)
  }
  /// The size is at most so many points.
  public func lessThanOrEqual(to constant: Double, priority: Double = 1000) -> AnchorConstraint {
    relate(.lessThanOrEqual, to: constant, priority)
  }

  /// The size is so many times the other size of the same view: `height.ratio(2)` is
  /// `height = 2 * width`.
  public func ratio(_ ratio: Double, priority: Double = 1000) -> AnchorConstraint {
    let other: LayoutAttribute = attribute == .width ? .height : .width
    return AnchorConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: item, attribute: other,
      multiplier: ratio, priority: priority)
  }

  private func relate(
    _ relation: LayoutRelation, to constant: Double, _ priority: Double
  ) -> AnchorConstraint {
    AnchorConstraint(
      item: item, attribute: attribute, relatedBy: relation, constant: constant,
      priority: priority)
  }
}
