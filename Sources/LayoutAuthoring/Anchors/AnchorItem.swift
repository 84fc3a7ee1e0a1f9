public import LayoutModel

/// A view, or one of its guides, as constraints name it.
public struct AnchorItem {
  public let view: LayoutView
  /// nil: the view itself.
  public let guide: LayoutGuide.Kind?

  static func == (left: AnchorItem, right: AnchorItem) -> Bool {
    left.view === right.view && left.guide == right.guide
  }
}

/// A guide of a view: the rectangle its safe area, margins or readable width leave.
public struct GuideArea: LayoutArea {
  public let anchorItem: AnchorItem
}

/// Something with anchors: a view or a guide.
public protocol LayoutArea {
  var anchorItem: AnchorItem { get }
}

extension LayoutArea {
  public var leading: LayoutAnchor<XAxis> { LayoutAnchor(anchorItem, .leading) }
  public var trailing: LayoutAnchor<XAxis> { LayoutAnchor(anchorItem, .trailing) }
  public var centerX: LayoutAnchor<XAxis> { LayoutAnchor(anchorItem, .centerX) }
  public var left: LayoutAnchor<AbsoluteXAxis> { LayoutAnchor(anchorItem, .left) }
  public var right: LayoutAnchor<AbsoluteXAxis> { LayoutAnchor(anchorItem, .right) }
  /// The horizontal centre, to be put beside left and right.
  public var absoluteCenterX: LayoutAnchor<AbsoluteXAxis> { LayoutAnchor(anchorItem, .centerX) }
  public var top: LayoutAnchor<YAxis> { LayoutAnchor(anchorItem, .top) }
  public var bottom: LayoutAnchor<YAxis> { LayoutAnchor(anchorItem, .bottom) }
  public var centerY: LayoutAnchor<YAxis> { LayoutAnchor(anchorItem, .centerY) }
  public var firstBaseline: LayoutAnchor<YAxis> { LayoutAnchor(anchorItem, .firstBaseline) }
  public var lastBaseline: LayoutAnchor<YAxis> { LayoutAnchor(anchorItem, .lastBaseline) }
  public var width: LayoutAnchor<Dimension> { LayoutAnchor(anchorItem, .width) }
  public var height: LayoutAnchor<Dimension> { LayoutAnchor(anchorItem, .height) }

  /// All four edges, at the same distance inwards on each side or at `insets`.
  ///
  /// `insets` count in the reading direction: left stands for leading, right for trailing.
  public func edges(
    equalTo other: some LayoutArea, insets: EdgeInsets = .zero, priority: Double = 1000
  ) -> [AnchorConstraint] {
    [
      top.equal(to: other.top, constant: insets.top, priority: priority),
      leading.equal(to: other.leading, constant: insets.left, priority: priority),
      other.bottom.equal(to: bottom, constant: insets.bottom, priority: priority),
      other.trailing.equal(to: trailing, constant: insets.right, priority: priority),
    ]
  }

  /// Both centres, moved by so many points.
  public func center(
    equalTo other: some LayoutArea, x: Double = 0, y: Double = 0, priority: Double = 1000
  ) -> [AnchorConstraint] {
    [
      centerX.equal(to: other.centerX, constant: x, priority: priority),
      centerY.equal(to: other.centerY, constant: y, priority: priority),
    ]
  }

  /// Both sizes, in points.
  public func size(_ size: Size, priority: Double = 1000) -> [AnchorConstraint] {
    [
      width.equal(to: size.width, priority: priority),
      height.equal(to: size.height, priority: priority),
    ]
  }

  /// Both sizes, as another's.
  public func size(
    equalTo other: some LayoutArea, multiplier: Double = 1, priority: Double = 1000
  ) -> [AnchorConstraint] {
    [
      width.equal(to: other.width, multiplier: multiplier, priority: priority),
      height.equal(to: other.height, multiplier: multiplier, priority: priority),
    ]
  }
}
