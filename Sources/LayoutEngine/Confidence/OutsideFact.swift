package import LayoutModel

/// A fact about a finding that neither layouts nor edits tell: what code does, what another document
/// shows.
package struct OutsideFact: Sendable, Hashable {
  package var kind: Evidence.Kind
  /// The fact in words, with its place.
  package var text: String

  package init(_ kind: Evidence.Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
