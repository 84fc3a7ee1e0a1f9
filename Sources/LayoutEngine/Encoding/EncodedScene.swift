import ConstraintSolver
import LayoutModel

/// A scene written as one linear system with the numbers of a configuration as parameters.
struct EncodedScene {
  var system = ConstraintSystem()
  /// Alignment rectangles of the views, by node.
  var boxes: [Box] = []
  /// Content rectangles of scroll views, by node.
  var contentBoxes: [Int: Box] = [:]
  /// The quantity behind each parameter, by parameter index.
  var quantities: [Quantity] = []
  /// What each row stands for, by the rank of its constraint.
  var origins: [RowOrigin] = []
  /// Axes on which a view keeps its recorded frame because nothing constrains it there.
  var keptAxes: Set<NodeAxis> = []
  /// Those of views that constraints hold on the other axis, so that this one was forgotten.
  var unheldAxes: Set<NodeAxis> = []
  /// Axes on which constraints are meant to decide the content of a scroll view.
  var contentAxes: Set<NodeAxis> = []
  /// Ranks of the document's own optional constraints.
  var optionalRows: [Int] = []
}

extension EncodedScene {
  /// By how much a row is violated, in the units of its constant; 0 when it holds.
  func violation(of rank: Int, in solution: Solution, _ numbers: Numbers) -> Double {
    let row = system.constraints[rank]
    var residual = -row.value.constant.doubleValue
    for term in row.value.terms {
      let quantity = quantities[term.parameter.index]
      residual -= term.coefficient.doubleValue * numbers.value(of: quantity)
    }
    for term in row.terms {
      residual += term.coefficient.doubleValue * solution.doubleValue(of: term.variable)
    }
    switch row.relation {
    case .equal: return abs(residual)
    case .lessOrEqual: return max(0, residual)
    case .greaterOrEqual: return max(0, -residual)
    }
  }
}

/// One axis of one view.
struct NodeAxis: Hashable {
  var node: Int
  var axis: Axis
}

/// Where a row comes from.
enum RowOrigin: Hashable {
  /// A constraint of the document.
  case authored(ObjectID)
  /// What the layout system adds about a view.
  case system(node: Int, topic: RowTopic)
}
