/// A view's rectangle in its superview's coordinates, in points, y down.
public struct Frame: Sendable, Hashable, Codable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public static let zero = Frame(x: 0, y: 0, width: 0, height: 0)
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
  public var area: Double { max(0, width) * max(0, height) }
  public var size: Size { Size(width: width, height: height) }
  public var origin: Point { Point(x: x, y: y) }

  /// The rectangle moved by so many points.
  public func offset(by point: Point) -> Frame {
    Frame(x: x + point.x, y: y + point.y, width: width, height: height)
  }
  /// Returns the frame without the insets on its four sides.
  public func inset(by insets: EdgeInsets) -> Frame {
    Frame(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
  /// The common part; nil when the rectangles do not touch.
  public func intersection(_ other: Frame) -> Frame? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right >= left, bottom >= top else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }
}
