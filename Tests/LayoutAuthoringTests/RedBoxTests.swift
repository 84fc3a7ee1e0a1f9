import LayoutAuthoring
import LayoutModel
import Testing

/// The red box, 20 points from both sides, 50 from the top and 100 high, written in every style in
/// which UIKit lets one write it.
struct RedBoxTests {
  private static let phone = Configuration(name: "window", size: Size(width: 375, height: 667))
  /// 375 - 2 * 20 points wide.
  private static let expected = Frame(x: 20, y: 50, width: 335, height: 100)

  /// A root and its box; the box is laid out by what `write` does with them.
  private func frame(
    root: LayoutView = LayoutView("view"), _ write: (_ view: LayoutView, _ box: LayoutView) -> Void
  ) -> Frame {
    let box = LayoutView("box")
    root.addSubview(box)
    write(root, box)
    let window = LayoutWindow(root, in: Self.phone)
    window.layoutIfNeeded()
    return box.frame
  }

  /// Sets the box's frame by hand, when its own is known.
  private final class ManualView: LayoutView {
    override func layoutSubviews() {
      subviews.first?.frame = Frame(x: 20, y: 50, width: frame.width - 40, height: 100)
    }
  }

  @Test func `by hand`() {
    let frame = frame(root: ManualView("view")) { _, box in box.translatesAutoresizingMask = true }
    #expect(frame == Self.expected)
  }

  @Test func `by an autoresizing mask`() {
    let frame = frame { view, box in
      view.frame = Frame(x: 0, y: 0, width: 320, height: 480)
      box.frame = Frame(x: 20, y: 50, width: 280, height: 100)
      box.autoresizing = [.flexibleWidth, .flexibleMaxY]
      box.translatesAutoresizingMask = true
    }
    #expect(frame == Self.expected)
  }

  @Test func `by constraints in full`() {
    let frame = frame { view, box in
      AnchorConstraint.activate([
        AnchorConstraint(
          item: box.anchorItem, attribute: .top, relatedBy: .equal, toItem: view.anchorItem,
          attribute: .top, multiplier: 1, constant: 50),
        AnchorConstraint(
          item: box.anchorItem, attribute: .left, relatedBy: .equal, toItem: view.anchorItem,
          attribute: .left, multiplier: 1, constant: 20),
        AnchorConstraint(
          item: box.anchorItem, attribute: .right, relatedBy: .equal, toItem: view.anchorItem,
          attribute: .right, multiplier: 1, constant: -20),
        AnchorConstraint(
          item: box.anchorItem, attribute: .height, relatedBy: .equal, constant: 100),
      ])
    }
    #expect(frame == Self.expected)
  }

  @Test func `by the visual format`() throws {
    let layout = try VisualLayout(["H:|-20-[box]-20-|", "V:|-50-[box(100)]"])
    #expect(layout.solve(Self.phone).view("box")?.frame == Self.expected)
  }

  @Test func `by anchors`() {
    let frame = frame { view, box in
      AnchorConstraint.activate([
        box.top.equal(to: view.top, constant: 50), box.left.equal(to: view.left, constant: 20),
        box.right.equal(to: view.right, constant: -20), box.height.equal(to: 100),
      ])
    }
    #expect(frame == Self.expected)
  }

  @Test func `by a builder with edges`() {
    let frame = frame { view, box in
      AnchorConstraint.activate {
        box.edges(equalTo: view, insets: EdgeInsets(top: 50, left: 20, right: 20)).prefix(2)
          .map { $0 }
        view.trailing.equal(to: box.trailing, constant: 20)
        box.height.equal(to: 100)
      }
    }
    #expect(frame == Self.expected)
  }

  @Test func `by a group that is switched on`() {
    let frame = frame { view, box in
      let away = ConstraintGroup { box.edges(equalTo: view) }
      let wanted = ConstraintGroup {
        box.centerX.equal(to: view.centerX)
        box.width.equal(to: view.width, constant: -40)
        box.top.equal(to: view.top, constant: 50)
        box.height.equal(to: 100)
      }
      away.activate()
      away.deactivate()
      wanted.activate()
    }
    #expect(frame == Self.expected)
  }
}
