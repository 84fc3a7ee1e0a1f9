/// A point, x to the right, y down, in points.
public struct Point: Sendable, Hashable, Codable {
  public var x: Double
  public var y: Double
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
