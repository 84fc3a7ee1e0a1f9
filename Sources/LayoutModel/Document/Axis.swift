/// A value for each axis.
public struct AxisPair<Value> {
  package var horizontal: Value
  package var vertical: Value
  package init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  package subscript(_ axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension AxisPair: Sendable where Value: Sendable {}

extension AxisPair: Equatable where Value: Equatable {}

extension AxisPair: Hashable where Value: Hashable {}

/// One of the two directions in which layout is solved.
public enum Axis: String, Sendable, Hashable, Codable, CaseIterable {
  case horizontal, vertical
}
