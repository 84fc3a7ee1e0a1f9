internal import LayoutModel

/// `[text^="Buy"]`, `[alpha<1]`, `[hidden]`.
struct AttributeTest: Sendable, Hashable {
  let name: String
  /// nil: the attribute is there at all.
  let comparison: Comparison?

  struct Comparison: Sendable, Hashable {
    let operation: Operation
    let value: String
    /// The value as a number, where it is one.
    let number: Double?
  }

  enum Operation: String, Sendable, Hashable, CaseIterable {
    case startsWith = "^="
    case endsWith = "$="
    case contains = "*="
    case hasWord = "~="
    case notEqual = "!="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
    case equal = "="
    var isOrder: Bool { [.less, .atMost, .greater, .atLeast].contains(self) }
  }

  func holds(for view: View, named name: String, in scene: Scene) -> Bool {
    let values = ViewAttribute.values(of: self.name, view, name: name, scene: scene)
    guard let comparison else { return values.contains { $0 != .flag(false) } }
    if comparison.operation == .notEqual {
      return !values.contains { $0.satisfies(.equal, comparison) }
    }
    return values.contains { $0.satisfies(comparison.operation, comparison) }
  }
}
