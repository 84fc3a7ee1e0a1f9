/// One reason to believe a finding or to doubt it.
public struct Evidence: Sendable, Hashable, Codable {
  public var kind: Kind
  /// How many times it doubles the odds that a person would call the finding a defect; negative:
  /// how many times it halves them.
  public var weight: Int
  /// The reason in words, to be read after "for:" or "against:".
  public var text: String

  public init(_ kind: Kind, _ weight: Int, _ text: String) {
    self.kind = kind
    self.weight = weight
    self.text = text
  }

  /// What was looked at, by the names used in output.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// How often findings of the rule are right, nothing else known.
    case rule
    /// The edit changed what the finding is about, or something beside it, or nothing near it.
    case edit
    /// The base looks the same there, or had the same fault told otherwise.
    case base
    /// The base shows the same content whole, on the same devices.
    case contrast
    /// Holds only where every text is twice as long.
    case doubledText = "doubled-text"
    /// Holds only on windows few apps are made for, or that this document is not made for.
    case window
    /// The text or image stands in for one that code sets.
    case sample
    /// Code decides the size, the place or whether the view is shown.
    case runtime
    /// Rests on a size that the document does not fix.
    case borrowedSize = "borrowed-size"
    /// The root is not laid out on a whole screen.
    case noScreen = "no-screen"
    /// Too small to be seen, or below what the text model can tell.
    case amount
    /// Holds on many of the usual configurations.
    case reach
    /// The text is the document's own: no outlet could replace it.
    case fixedText = "fixed-text"
  }
}
