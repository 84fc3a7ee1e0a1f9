/// Numbers by place: straight between two given ones, constant beyond the ends.
public struct Polyline: Sendable, Hashable {
  /// A number that belongs to a place on an axis.
  public struct Point: Sendable, Hashable {
    public var place: Double
    public var value: Double

    public init(place: Double, value: Double) {
      self.place = place
      self.value = value
    }
  }

  /// By ascending place.
  public let points: [Point]

  public init(_ points: [Point]) { self.points = points }

  /// 0 where no point is given.
  ///
  /// - Complexity: O(points); there are some dozen.
  public func value(at place: Double) -> Double {
    guard var lower = points.first, place > lower.place else { return points.first?.value ?? 0 }
    for upper in points {
      if upper.place >= place {
        let share = (place - lower.place) / (upper.place - lower.place)
        return lower.value + (upper.value - lower.value) * share
      }
      lower = upper
    }
    return lower.value
  }
}
