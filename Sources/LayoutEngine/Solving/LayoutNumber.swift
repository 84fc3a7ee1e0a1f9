import LayoutModel

/// A number that the passes compute with: a constant for one window, or a function of the window's size.
///
/// `Double` is the first and ``SweptNumber`` the second, so that a sweep goes through the same rules
/// as a solve.
protocol LayoutNumber: Equatable {
  associatedtype Box: LayoutBox where Box.Number == Self
  associatedtype Insets: LayoutInsets where Insets.Number == Self
  /// A list of comparisons whose outcome may change as the window grows; one window lists none.
  associatedtype Decisions

  init(_ figure: Double)
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  var half: Self { get }
  static func larger(_ left: Self, _ right: Self, _ decisions: Decisions) -> Self
  static func smaller(_ left: Self, _ right: Self, _ decisions: Decisions) -> Self

  /// The width in points at which a text as wide as this is measured.
  var measured: Double { get }
  /// Notes the range of this width in which a text breaks its lines at the same places.
  func keepLines(of node: Int, in contents: SceneContents, _ decisions: Decisions)
}

/// A rectangle in the root's coordinates, y down.
protocol LayoutBox {
  associatedtype Number
  var x: Number { get }
  var y: Number { get }
  var width: Number { get }
  var height: Number { get }
  var maxX: Number { get }
  var maxY: Number { get }
  init(x: Number, y: Number, width: Number, height: Number)
}

/// Distances inwards from four sides.
protocol LayoutInsets {
  associatedtype Number
  var top: Number { get set }
  var left: Number { get set }
  var bottom: Number { get set }
  var right: Number { get set }
  init(top: Number, left: Number, bottom: Number, right: Number)
}

extension LayoutInsets where Number: LayoutNumber {
  init(_ insets: EdgeInsets) {
    self.init(
      top: Number(insets.top), left: Number(insets.left), bottom: Number(insets.bottom),
      right: Number(insets.right))
  }

  func distance(from edge: Edge) -> Number {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}

extension Frame: LayoutBox {}
extension EdgeInsets: LayoutInsets {}

extension Double: LayoutNumber {
  typealias Box = Frame
  typealias Insets = EdgeInsets

  var half: Double { self / 2 }
  static func larger(_ left: Double, _ right: Double, _ decisions: Void) -> Double {
    max(left, right)
  }
  static func smaller(_ left: Double, _ right: Double, _ decisions: Void) -> Double {
    min(left, right)
  }
  var measured: Double { self }
  func keepLines(of node: Int, in contents: SceneContents, _ decisions: Void) {}
}
