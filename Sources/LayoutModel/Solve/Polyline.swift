/// Numbers by place: straight between two given ones, constant beyond the ends.
package struct Polyline: Sendable, Hashable {
  /// A number that belongs to a place on an axis.
  package struct Point: Sendable, Hashable {
    package var place: Double
    package var value: Double

    package init(place: Double, value: Double) {
      self.place = place
      self.value = value
    }
  }

  /// By ascending place.
  package let points: [Point]

  package init(_ points: [Point]) { self.points = points }

  /// 0 where no point is given.
  ///
  /// - Complexity: O(points); there are some dozen.
  package func value(at place: Double) -> Double {
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
