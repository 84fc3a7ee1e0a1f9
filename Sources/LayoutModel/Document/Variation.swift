/// Values that replace an element's own where a configuration's traits match `condition`.
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
    /// Constraints of this owner that are taken out or put back.
    case excludeConstraints([ObjectID])
    case includeConstraints([ObjectID])
    /// Subviews that are taken out or put back.
    case excludeSubviews([ObjectID])
    case includeSubviews([ObjectID])
    /// An attribute kept but without meaning for layout here: name and value.
    case other(String, String)

    /// Takes the constraints and views that this takes out or puts back into or from `excluded`.
    package func applyMask(to excluded: inout Set<ObjectID>) {
      switch self {
      case .excludeConstraints(let ids), .excludeSubviews(let ids): excluded.formUnion(ids)
      case .includeConstraints(let ids), .includeSubviews(let ids): excluded.subtract(ids)
      default: break
      }
    }
  }
}
