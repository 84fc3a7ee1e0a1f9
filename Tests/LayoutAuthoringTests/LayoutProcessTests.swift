import LayoutAuthoring
import LayoutModel
import Testing

/// What the layout process calls, how often, and what it solves again.
struct LayoutProcessTests {
  private static let phone = Configuration(name: "window", size: Size(width: 375, height: 667))

  /// Counts what is asked of it.
  private final class CountingView: LayoutView {
    var updates = 0
    var layouts = 0
    override func updateConstraints() { updates += 1 }
    override func layoutSubviews() { layouts += 1 }
  }

  private func row(_ count: Int) -> (LayoutView, [LayoutView]) {
    let root = LayoutView("root")
    let views = (0..<count).map { LayoutView("view\($0)") }
    var before: LayoutView?
    for view in views {
      root.addSubview(view)
      AnchorConstraint.activate {
        if let before {
          view.top.equal(to: before.bottom, constant: 2)
        } else {
          view.top.equal(to: root.top)
        }
        view.edges(equalTo: root).filter { $0.attribute == .leading }
        view.width.equal(to: 10)
        view.height.equal(to: 5)
      }
      before = view
    }
    return (root, views)
  }

  @Test func `requests are collected until the next layout`() {
    let root = CountingView("root")
    let window = LayoutWindow(root, in: Self.phone)
    window.layoutIfNeeded()
    #expect(root.updates == 1 && root.layouts == 1)
    for _ in 0..<5 {
      root.setNeedsLayout()
      root.setNeedsUpdateConstraints()
    }
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(root.updates == 2 && root.layouts == 2)
    #expect(window.counts.layouts == 2)
  }

  @Test func `a changed constant sets up no system`() {
    let (root, views) = row(20)
    let window = LayoutWindow(root, in: Self.phone)
    window.layoutIfNeeded()
    #expect(window.counts.encodings == 1 && views[19].frame.y == 19 * 7)
    views[3].find(.height)?.constant = 25
    window.layoutIfNeeded()
    #expect(window.counts.encodings == 1 && window.counts.solves == 2)
    #expect(views[19].frame.y == 19 * 7 + 20 && views[3].frame.height == 25)
    views[3].find(.height)?.priority = 500
    window.layoutIfNeeded()
    #expect(window.counts.encodings == 2)
  }

  @Test func `one of many constants is changed and all frames are those of a fresh layout`() {
    // Enough constants that the solver goes on from its last answer instead of from the system.
    let (root, views) = row(200)
    let window = LayoutWindow(root, in: Self.phone)
    for step in 0..<12 {
      let (first, second) = (step * 37 % 200, step * 53 % 200)
      views[first].find(.height)?.constant = Double(step) + 0.5
      views[second].find(.width)?.constant = Double(step * 3)
      window.layoutIfNeeded()
      var y = 0.0
      for view in views {
        #expect(abs(view.frame.y - y) <= 0.5 && view.frame.width == view.find(.width)?.constant)
        y += (view.find(.height)?.constant ?? 0) + 2
      }
    }
    #expect(window.counts.encodings == 1)
  }

  @Test func `a view that a program moved is put back by the next layout`() {
    let (root, views) = row(3)
    let window = LayoutWindow(root, in: Self.phone)
    window.layoutIfNeeded()
    let place = views[2].frame
    views[2].frame = Frame(x: 100, y: 100, width: 1, height: 1)
    root.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(views[2].frame == place)
  }

  @Test func `a live layout answers as a fresh one`() {
    let (root, views) = row(30)
    let window = LayoutWindow(root, in: Self.phone)
    var state: UInt64 = 3
    for _ in 0..<40 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let view = views[Int(state >> 33) % views.count]
      view.find(.height)?.constant = Double(state >> 59)
      window.layoutIfNeeded()
      let frames = views.map(\.frame)
      root.invalidateIntrinsicContentSize()
      window.layoutIfNeeded()
      #expect(views.map(\.frame) == frames)
    }
  }

  /// Takes out its last subview while that is clipped.
  private final class DroppingView: LayoutView {
    override func layoutSubviews() {
      guard let last = subviews.last, last.frame.maxX > frame.width else { return }
      last.removeFromSuperview()
    }
  }

  @Test func `views that are clipped are dropped until the rest fits`() {
    let root = DroppingView("root")
    var before: LayoutView?
    for number in 0..<6 {
      let view = LayoutView("item\(number)")
      root.addSubview(view)
      AnchorConstraint.activate {
        view.leading.equal(to: before?.trailing ?? root.leading)
        view.width.equal(to: 100)
      }
      before = view
    }
    let window = LayoutWindow(root, in: Self.phone)
    window.layoutIfNeeded()
    // 375 points have room for three of 100.
    #expect(root.subviews.map(\.name) == ["item0", "item1", "item2"])
    #expect(!window.isUnsettled)
  }

  /// Asks for another layout in each.
  private final class RestlessView: LayoutView {
    override func layoutSubviews() {
      find(.height)?.constant += 1
      setNeedsLayout()
    }
  }

  @Test func `a layout that never settles ends and says so`() {
    let root = LayoutView("root")
    let view = RestlessView("restless")
    root.addSubview(view)
    view.height.equal(to: 1).isActive = true
    let window = LayoutWindow(root, in: Self.phone)
    window.roundLimit = 9
    window.layoutIfNeeded()
    #expect(window.isUnsettled && window.counts.rounds == 9)
  }

  @Test func `texts wrap to the width they are given`() {
    let root = LayoutView("root")
    let label = LayoutView.label(
      "label", text: "a text that is far too long for a single line of so few points",
      numberOfLines: 0)
    root.addSubview(label)
    AnchorConstraint.activate {
      label.leading.equal(to: root.leading)
      label.top.equal(to: root.top)
      label.width.equal(to: 120)
    }
    let window = LayoutWindow(root, in: Self.phone)
    window.layoutIfNeeded()
    let narrow = label.frame.height
    label.find(.width)?.constant = 300
    window.layoutIfNeeded()
    #expect(label.frame.height < narrow)
  }
}
