package import LayoutModel

/// A fact about how the frames came about.
package struct ReportLine: Sendable, Hashable {
  package var kind: Kind
  /// The view or constraint it is about; nil: the whole document.
  package var subject: ObjectID?
  /// A sentence with the reason, without the subject's name.
  package var text: String
  package var location: SourceLocation?

  /// The fate of a fact.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Not in the document: a value was assumed.
    case assumed
    /// Nothing decides it: the recorded frame was kept.
    case kept
    /// Taken from a recording or a declaration.
    case used
    /// In the document, but without effect on these frames.
    case ignored
    /// The document does not decide it.
    case undecided
  }

  package init(
    _ kind: Kind, _ subject: ObjectID?, _ text: String, at location: SourceLocation? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.text = text
    self.location = location
  }
}
