public import LayoutModel

/// A view that is laid out by constraints written in Swift; UIKit's `UIView`, as far as layout goes.
///
/// Subclasses give an intrinsic size, alignment insets and baselines, and take part in the layout
/// process by ``updateConstraints()`` and ``layoutSubviews()``. Use a tree from one task at a time.
open class LayoutView: LayoutArea {
  /// Its name in messages. Equal names in a window are numbered.
  public let name: String
  public let kind: ViewKind
  package var content: ViewContent {
    didSet { if content != oldValue { invalidateIntrinsicContentSize() } }
  }
  public private(set) weak var superview: LayoutView?
  public private(set) var subviews: [LayoutView] = []
  /// Active constraints that this view holds, in the order of their activation.
  public private(set) var constraints: [AnchorConstraint] = []
  /// In superview coordinates; set by layout, or by hand where the mask lays the view out.
  public var frame: Frame = .zero {
    didSet {
      guard !isApplyingLayout, frame != oldValue else { return }
      if translatesAutoresizingMask { structureChanged() } else { window?.frameWasSet(of: self) }
    }
  }
  /// Laid out by `frame` and `autoresizing` instead of constraints.
  public var translatesAutoresizingMask = false { didSet { structureChanged() } }
  public var autoresizing: AutoresizingMask = [] { didSet { structureChanged() } }
  public var isHidden = false { didSet { structureChanged() } }
  public var hugging: AxisPair<Double> { didSet { structureChanged() } }
  public var compressionResistance = AxisPair(horizontal: 750.0, vertical: 750.0) {
    didSet { structureChanged() }
  }
  /// nil: 8 points, at a root the system's margins.
  public var layoutMargins: EdgeInsets? { didSet { structureChanged() } }
  package var preservesSuperviewLayoutMargins = false { didSet { structureChanged() } }

  weak var ownWindow: LayoutWindow?
  var needsUpdateConstraints = true
  var needsLayout = true
  /// In the order of the window's tree, as it was walked through last.
  var place = 0
  var isApplyingLayout = false

  /// A view without text, pictures or rows of its own.
  public init(_ name: String, kind: ViewKind = .view) {
    self.name = name
    self.kind = kind
    content = .none
    hugging = Self.hugging(of: kind)
  }

  package init(_ name: String, kind: ViewKind, content: ViewContent) {
    self.name = name
    self.kind = kind
    self.content = content
    hugging = Self.hugging(of: kind)
  }

  private static func hugging(of kind: ViewKind) -> AxisPair<Double> {
    kind == .label
      ? AxisPair(horizontal: 251, vertical: 251) : AxisPair(horizontal: 250, vertical: 250)
  }

  // MARK: For subclasses

  /// The size the content asks for, in points; nil on an axis: none, or as the kind's content asks.
  open var intrinsicContentSize: AxisPair<Double?> { AxisPair(horizontal: nil, vertical: nil) }
  /// From the frame inwards to the alignment rectangle, in points; nil: the kind's own.
  open var alignmentRectInsets: EdgeInsets? { nil }
  /// Points below the alignment rectangle's top; nil: the kind's own.
  open var firstBaselineOffsetFromTop: Double? { nil }
  /// Points above the alignment rectangle's bottom; nil: the kind's own.
  open var lastBaselineOffsetFromBottom: Double? { nil }
  /// The first step of layout, from the leaves up: constraints are brought up to date here.
  open func updateConstraints() {}
  /// The second step, from the root down: frames are known, and may lead to other constraints.
  open func layoutSubviews() {}

  // MARK: The tree

  /// Adds a view in front of the others; one that has a superview leaves it first.
  public func addSubview(_ view: LayoutView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    needsLayout = true
    structureChanged()
  }

  /// Takes the view out; constraints between it and others are switched off.
  public func removeFromSuperview() {
    guard let superview else { return }
    var holder: LayoutView? = superview
    while let view = holder {
      for constraint in view.constraints
      where constraint.item.view.isInside(self)
        || constraint.otherItem?.view.isInside(self) == true
      {
        constraint.isActive = false
      }
      holder = view.superview
    }
    superview.structureChanged()
    superview.subviews.removeAll { $0 === self }
    superview.needsLayout = true
    self.superview = nil
  }

  /// The window the tree is in.
  public var window: LayoutWindow? {
    var view = self
    while let above = view.superview { view = above }
    return view.ownWindow
  }

  func isInside(_ ancestor: LayoutView) -> Bool {
    var view: LayoutView? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.superview
    }
    return false
  }

  func commonAncestor(with other: LayoutView) -> LayoutView? {
    var view: LayoutView? = self
    while let current = view {
      if other.isInside(current) { return current }
      view = current.superview
    }
    return nil
  }

  // MARK: Constraints

  public var anchorItem: AnchorItem { AnchorItem(view: self, guide: nil) }
  public var safeAreaLayoutGuide: GuideArea { guide(.safeArea) }
  public var layoutMarginsGuide: GuideArea { guide(.layoutMargins) }
  public var readableContentGuide: GuideArea { guide(.readableContent) }

  private func guide(_ kind: LayoutGuide.Kind) -> GuideArea {
    GuideArea(anchorItem: AnchorItem(view: self, guide: kind))
  }

  /// The active constraint that says something of this attribute of this view first.
  public func find(_ attribute: LayoutAttribute) -> AnchorConstraint? {
    var holder: LayoutView? = self
    while let view = holder {
      if let found = view.constraints.first(where: {
        $0.attribute == attribute && $0.item == anchorItem
      }) {
        return found
      }
      holder = view.superview
    }
    return nil
  }

  func hold(_ constraint: AnchorConstraint) {
    constraints.append(constraint)
    structureChanged()
  }

  func release(_ constraint: AnchorConstraint) {
    constraints.removeAll { $0 === constraint }
    structureChanged()
  }

  func structureChanged() { window?.structureChanged() }
}
