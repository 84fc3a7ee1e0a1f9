import LayoutAuthoring
import LayoutModel
import Testing

/// Anchors, groups and what views answer about their layout; frames by hand in 375 x 667 points.
struct AnchorTests {
  private static let phone = Configuration(name: "window", size: Size(width: 375, height: 667))
  private let root = LayoutView("root")
  private let box = LayoutView("box")

  private func window() -> LayoutWindow {
    if box.superview == nil { root.addSubview(box) }
    return LayoutWindow(root, in: Self.phone)
  }

  @Test func `a constraint that is found can be changed`() {
    AnchorConstraint.activate {
      box.leading.equal(to: root.leading)
      box.top.equal(to: root.top)
      box.width.equal(to: 30)
      box.height.equal(to: 100)
    }
    let window = window()
    window.layoutIfNeeded()
    #expect(box.frame == Frame(x: 0, y: 0, width: 30, height: 100))
    box.find(.height)?.constant = 40
    window.layoutIfNeeded()
    #expect(box.frame.height == 40)
    #expect(box.find(.bottom) == nil)
    box.find(.width)?.isActive = false
    #expect(box.find(.width) == nil)
  }

  @Test func `a ratio names the view's other size`() {
    AnchorConstraint.activate {
      box.center(equalTo: root)
      box.width.equal(to: 50)
      box.height.ratio(2)
    }
    let window = window()
    window.layoutIfNeeded()
    // Centred: (375 - 50) / 2, (667 - 100) / 2.
    #expect(box.frame == Frame(x: 162.5, y: 283.5, width: 50, height: 100))
  }

  @Test func `a group takes others in place of its constraints`() {
    let group = ConstraintGroup {
      box.leading.equal(to: root.leading)
      box.size(Size(width: 10, height: 10))
      box.top.equal(to: root.top)
    }
    group.activate()
    let window = window()
    window.layoutIfNeeded()
    #expect(box.frame == Frame(x: 0, y: 0, width: 10, height: 10))
    group.reset {
      root.trailing.equal(to: box.trailing)
      root.bottom.equal(to: box.bottom)
      box.size(Size(width: 20, height: 20))
    }
    window.layoutIfNeeded()
    #expect(box.frame == Frame(x: 355, y: 647, width: 20, height: 20))
    #expect(root.constraints.count + box.constraints.count == 4)
    group.deactivate()
    #expect(root.constraints.isEmpty && box.constraints.isEmpty)
  }

  @Test func `guides have anchors`() {
    var phone = Self.phone
    phone.safeArea = EdgeInsets(top: 20, bottom: 34)
    root.addSubview(box)
    AnchorConstraint.activate(box.edges(equalTo: root.safeAreaLayoutGuide))
    let inner = LayoutView("inner")
    box.addSubview(inner)
    AnchorConstraint.activate(inner.edges(equalTo: box.layoutMarginsGuide))
    box.layoutMargins = EdgeInsets.all(12)
    let window = LayoutWindow(root, in: phone)
    window.layoutIfNeeded()
    #expect(box.frame == Frame(x: 0, y: 20, width: 375, height: 613))
    #expect(inner.frame == Frame(x: 12, y: 12, width: 351, height: 589))
  }

  @Test func `a subclass gives its size, insets and baseline`() {
    final class Badge: LayoutView {
      override var intrinsicContentSize: AxisPair<Double?> {
        AxisPair(horizontal: 40, vertical: 20)
      }
      override var alignmentRectInsets: EdgeInsets? { .all(5) }
      override var lastBaselineOffsetFromBottom: Double? { 4 }
    }
    let badge = Badge("badge")
    root.addSubview(box)
    root.addSubview(badge)
    AnchorConstraint.activate {
      badge.leading.equal(to: root.leading, constant: 10)
      badge.top.equal(to: root.top, constant: 10)
      box.size(Size(width: 10, height: 10))
      box.leading.equal(to: badge.trailing)
      box.bottom.equal(to: badge.lastBaseline)
    }
    let window = window()
    window.layoutIfNeeded()
    // The alignment rectangle is 40 x 20 at (10, 10); the frame reaches 5 points further.
    #expect(badge.frame == Frame(x: 5, y: 5, width: 50, height: 30))
    // The baseline is 4 above the rectangle's bottom, 30.
    #expect(box.frame == Frame(x: 50, y: 16, width: 10, height: 10))
  }

  @Test func `ambiguity is told and exercised`() {
    AnchorConstraint.activate {
      box.leading.greaterThanOrEqual(to: root.leading, constant: 10)
      box.leading.lessThanOrEqual(to: root.leading, constant: 60)
      box.top.equal(to: root.top)
      box.size(Size(width: 20, height: 20))
    }
    let window = window()
    window.layoutIfNeeded()
    #expect(box.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    box.exerciseAmbiguityInLayout()
    #expect(box.frame.x == 60)
    box.exerciseAmbiguityInLayout()
    #expect(box.frame.x == 10)
    box.leading.equal(to: root.leading, constant: 30).isActive = true
    window.layoutIfNeeded()
    #expect(!box.hasAmbiguousLayout && box.frame.x == 30)
  }

  @Test func `fitting sizes come as near to the target as constraints let them`() {
    let inner = LayoutView("inner")
    box.addSubview(inner)
    AnchorConstraint.activate {
      inner.edges(equalTo: box, insets: .all(10))
      inner.width.greaterThanOrEqual(to: 30)
      inner.width.lessThanOrEqual(to: 200)
      inner.height.equal(to: inner.width, multiplier: 0.5)
    }
    #expect(
      box.systemLayoutSizeFitting(LayoutView.fittingCompressedSize)
        == Size(width: 50, height: 35))
    #expect(
      box.systemLayoutSizeFitting(LayoutView.fittingExpandedSize)
        == Size(width: 220, height: 120))
    // A required width of 120 leaves 100 inside, half of it high.
    #expect(
      box.systemLayoutSizeFitting(
        Size(width: 120, height: 0), horizontalFittingPriority: 1000)
        == Size(width: 120, height: 70))
  }

  @Test func `a contradiction is part of the answer`() {
    root.addSubview(box)
    AnchorConstraint.activate {
      box.width.equal(to: 10).identified(by: "narrow")
      box.width.equal(to: 20).identified(by: "wide")
    }
    let conflicts = window().layout().conflicts
    #expect(conflicts.count == 1 && conflicts.first?.members.count == 2)
    #expect(conflicts.first?.members.contains { $0.description.contains("narrow") } == true)
  }

  @Test func `a view that is taken out takes its constraints along`() {
    root.addSubview(box)
    let other = LayoutView("other")
    root.addSubview(other)
    AnchorConstraint.activate {
      box.leading.equal(to: other.trailing)
      other.leading.equal(to: root.leading)
      box.width.equal(to: 5)
    }
    box.removeFromSuperview()
    #expect(root.constraints.count == 1 && box.constraints.count == 1)
  }
}
