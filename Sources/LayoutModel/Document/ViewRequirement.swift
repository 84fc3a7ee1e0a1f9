/// What some view of a document must be for a question to have an answer there, as far as stored rows
/// tell it without the document being read.
package enum ViewRequirement: Sendable, Hashable {
  /// A kind, without the class prefix and case, such as `label`.
  case kind(String)
  /// An id, or the name by which a person knows the view.
  case named(String)
  /// A class of the app's own.
  case customClass(String)
}
