/// Something wrong with an object of a document that does not keep it from being read.
public struct DocumentIssue: Sendable, Hashable {
  /// The object as the reader names it.
  public var object: ObjectID
  public var problem: Problem
  public var location: SourceLocation

  /// The fault of an object.
  public enum Problem: Sendable, Hashable {
    /// The id is another object's too; the later object was given one of its own.
    case duplicateID(ObjectID)
    /// A view or constraint without an id.
    case missingID
    /// A number that is not finite or out of range was left out: attribute or key, text.
    case badNumber(String, String)
  }

  package init(object: ObjectID, problem: Problem, location: SourceLocation) {
    self.object = object
    self.problem = problem
    self.location = location
  }
}
