internal import Foundation
internal import LayoutEngine
package import LayoutModel

/// A view that is turned and scaled about its centre on the way, as by UIKit's `transform`.
///
/// A transform moves what is seen and nothing else: constraints go on to hold the alignment
/// rectangle of the view as it lies untransformed.
package struct TweenTurn: Sendable, Hashable {
  /// A view's id, or the end of one behind a point: `card` for `Form.card`.
  package var view: String
  /// Clockwise, at the end of the way.
  package var degrees: Double
  /// At the end of the way.
  package var scale: Double

  package init(view: String, degrees: Double = 0, scale: Double = 1) {
    self.view = view
    self.degrees = degrees
    self.scale = scale
  }

  /// The rectangle around what is seen of a view that would lie at `frame`, at a point of the way.
  package func seen(_ frame: Frame, at time: Double) -> Frame {
    let angle = degrees * time * .pi / 180
    let scale = 1 + (self.scale - 1) * time
    // Whole quarters are exact.
    let isQuarter = (degrees * time).truncatingRemainder(dividingBy: 90) == 0
    let (sine, cosine) =
      isQuarter ? (sin(angle).rounded(), cos(angle).rounded()) : (sin(angle), cos(angle))
    let width = (abs(frame.width * cosine) + abs(frame.height * sine)) * abs(scale)
    let height = (abs(frame.width * sine) + abs(frame.height * cosine)) * abs(scale)
    return Frame(
      x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2,
      width: width, height: height)
  }
}

extension TweenSolve {
  /// A constraint that holds an edge of a turned view, and how far what is seen is from that edge.
  package struct Apart: Sendable, Hashable {
    package var constraint: ObjectID
    package var view: ObjectID
    /// The view's attribute, as the constraint names it.
    package var edge: LayoutAttribute
    /// Points from the edge the constraint holds to the edge that is seen; right and down count up.
    package var amount: Double
  }

  /// Where turned views are seen at a step, and the constraints that their edges seem to leave.
  static func turned(
    _ turns: [(id: ObjectID, turn: TweenTurn)], in drawn: DrawnScene, at time: Double
  ) -> (seen: [ObjectID: Frame], apart: [Apart]) {
    var seen: [ObjectID: Frame] = [:]
    var apart: [Apart] = []
    for (id, turn) in turns {
      guard let view = drawn.views.first(where: { $0.view.id == id }) else { continue }
      let frame = view.solved.frame
      let insets = view.alignmentInsets
      let held = frame.inset(by: insets)
      seen[id] = turn.seen(frame, at: time)
      // The alignment rectangle turns about the centre of the frame.
      let box = turn.seen(held, at: time)
      let offset = Point(
        x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
      let turnedOffset = turn.turned(offset, at: time)
      let visible = box.offset(
        by: Point(x: turnedOffset.x - offset.x, y: turnedOffset.y - offset.y))
      let isMirrored = drawn.layout.direction == .rightToLeft
      for constraint in drawn.constraints {
        for edge in [
          constraint.firstItem == id ? constraint.firstAttribute : nil,
          constraint.secondItem == id ? constraint.secondAttribute : nil,
        ].compactMap({ $0 }) {
          guard let amount = edge.distance(from: held, to: visible, isMirrored: isMirrored),
            abs(amount) > 0.01
          else { continue }
          apart.append(Apart(constraint: constraint.id, view: id, edge: edge, amount: amount))
        }
      }
    }
    return (seen, apart)
  }
}

extension TweenTurn {
  /// A vector as it lies at a point of the way.
  fileprivate func turned(_ vector: Point, at time: Double) -> Point {
    let angle = degrees * time * .pi / 180
    let scale = 1 + (self.scale - 1) * time
    return Point(
      x: (vector.x * cos(angle) - vector.y * sin(angle)) * scale,
      y: (vector.x * sin(angle) + vector.y * cos(angle)) * scale)
  }
}

extension LayoutAttribute {
  /// Points from this edge of one rectangle to that of another; nil for what is no edge.
  fileprivate func distance(from old: Frame, to new: Frame, isMirrored: Bool) -> Double? {
    switch self {
    case .left: new.x - old.x
    case .right: new.x + new.width - old.x - old.width
    case .leading:
      (isMirrored ? LayoutAttribute.right : .left).distance(from: old, to: new, isMirrored: false)
    case .trailing:
      (isMirrored ? LayoutAttribute.left : .right).distance(from: old, to: new, isMirrored: false)
    case .top: new.y - old.y
    case .bottom: new.y + new.height - old.y - old.height
    default: nil
    }
  }
}
