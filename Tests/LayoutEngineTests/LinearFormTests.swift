import ConstraintSolver
import LayoutModel
import Testing

@testable import LayoutEngine

struct LinearFormTests {
  private let box = Box(
    left: Variable(index: 0), top: Variable(index: 1), width: Variable(index: 2),
    height: Variable(index: 3))

  /// The order of the terms counts too: it decides about the solver's first pivots.
  @Test(arguments: [true, false])
  func `edges, sides and centres are those of the rectangle's edges`(_ isLeftToRight: Bool) {
    let edges = Edges(box)
    let expected: [(LayoutAttribute, LinearForm)] = [
      (.left, edges.left), (.right, edges.right), (.top, edges.top), (.bottom, edges.bottom),
      (.leading, isLeftToRight ? edges.left : edges.right),
      (.trailing, isLeftToRight ? edges.right : edges.left),
      (.width, edges.width), (.height, edges.height), (.centerX, edges.centerX),
      (.centerY, edges.centerY),
    ]
    for (attribute, form) in expected {
      let direct = LinearForm(attribute, of: box, isLeftToRight: isLeftToRight)
      #expect(direct?.terms == form.terms, "\(attribute)")
      #expect(direct?.constant == form.constant, "\(attribute)")
    }
  }

  @Test func `margins and baselines depend on more than the rectangle`() {
    let others: [LayoutAttribute] = [.leftMargin, .centerXWithinMargins, .firstBaseline, .baseline]
    for attribute in others {
      #expect(LinearForm(attribute, of: box, isLeftToRight: true)?.terms == nil)
    }
  }
}
