/// Values that replace those of an element if a configuration's traits match `condition`.
package struct Variation: Sendable, Hashable {
  package var condition: TraitCondition
  package var changes: [Change]
  package var location: SourceLocation

  package init(condition: TraitCondition, changes: [Change], location: SourceLocation) {
    self.condition = condition
    self.changes = changes
    self.location = location
  }

  /// One replaced value.
  package enum Change: Sendable, Hashable {
    case constant(Double)
    case multiplier(Multiplier)
    case priority(Double)
    case symbolic(Bool)
    case hidden(Bool)
    case frame(Frame)
    case fixedFrame(Bool)
    case margins(Margins)
    case font(FontDescription)
    case numberOfLines(Int)
    case axis(Axis)
    case distribution(StackContent.Distribution)
    case alignment(StackContent.Alignment)
    case spacing(Double)
    case image(String)
    case text(String)
    case placeholder(String)
    case hugging(Axis, Double)
    case compressionResistance(Axis, Double)
    /// The constraints of this owner that are removed or restored.
    case excludeConstraints([ObjectID])
    case includeConstraints([ObjectID])
    /// The subviews that are removed or restored.
    case excludeSubviews([ObjectID])
    case includeSubviews([ObjectID])
    /// The name and the value of an attribute that does not affect layout.
    case other(String, String)

    /// Adds the constraints and views that the change removes to `excluded`, and takes out those it restores.
    package func applyMask(to excluded: inout Set<ObjectID>) {
      switch self {
      case .excludeConstraints(let ids), .excludeSubviews(let ids): excluded.formUnion(ids)
      case .includeConstraints(let ids), .includeSubviews(let ids): excluded.subtract(ids)
      default: break
      }
    }
  }
}
