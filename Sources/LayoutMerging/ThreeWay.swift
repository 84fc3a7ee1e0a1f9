internal import LayoutModel

/// One thing as the three documents have it.
struct ThreeWay<Value> {
  var base: Value
  var ours: Value
  var theirs: Value

  subscript(_ side: MergeSide) -> Value {
    switch side {
    case .base: base
    case .ours: ours
    case .theirs: theirs
    }
  }

  func map<Other>(_ body: (Value) -> Other) -> ThreeWay<Other> {
    ThreeWay<Other>(base: body(base), ours: body(ours), theirs: body(theirs))
  }

  /// The side to take, by the rule of three-way merging: the one that changed.
  ///
  /// - Parameter isAlike: says of two different values that they mean the same, such as `0` and
  ///   `0.0`; a change of that kind gives way to any other.
  /// - Returns: nil when both sides changed the value, each in its own way.
  func choice(alike isAlike: (Value, Value) -> Bool) -> MergeSide? where Value: Equatable {
    if ours == theirs || theirs == base { return .ours }
    if ours == base { return .theirs }
    if isAlike(ours, theirs) || isAlike(theirs, base) { return .ours }
    if isAlike(ours, base) { return .theirs }
    return nil
  }

  func choice() -> MergeSide? where Value: Equatable { choice { _, _ in false } }
}
