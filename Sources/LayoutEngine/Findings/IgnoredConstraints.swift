package import LayoutModel

/// The constraints of a document that take no part in solving, and ids that two objects share.
///
/// What the file says there holds on no configuration: UIKit refuses to relate such attributes, and
/// a constraint to a view that is gone is dropped. Constraints of views that Keyline lays out as the
/// system would (bars, background views) are no fault.
/// - Parameters:
///   - document: the document to look through.
///   - path: the path findings carry.
///   - configurations: the names of those under judgement; the finding holds on all of them.
/// - Returns: one finding an object, in the order of lines; it stands at the object's own id.
package func ignoredConstraints(
  in document: Document, path: DocumentPath, configurations: [String]
) -> [Finding] {
  func finding(
    _ object: ObjectID, _ severity: Severity, _ message: String, _ location: SourceLocation
  ) -> Finding {
    Finding(
      rule: .ignoredConstraint, severity: severity, document: path,
      scene: scene(around: location, in: document), view: object,
      occurrences: configurations.map {
        Finding.Occurrence(configuration: $0, amount: 0, severity: severity)
      },
      message: message, location: location)
  }
  var found: [Finding] = []
  for constraint in document.unresolved {
    if case .itemOutsideScene = constraint.reason { continue }
    found.append(
      finding(
        constraint.id, .error, "constraint \(constraint.id) is ignored: \(constraint.reason.words)",
        constraint.location))
  }
  for issue in document.issues {
    guard case .duplicateID(let id) = issue.problem else { continue }
    found.append(
      finding(
        issue.object, .warning, "two objects have the id \(id): references reach the first only",
        issue.location))
  }
  return found.enumerated().sorted {
    let places = ($0.element.location, $1.element.location)
    guard let first = places.0, let second = places.1, first != second else {
      return $0.offset < $1.offset
    }
    return first < second
  }.map(\.element)
}

/// The scene that begins last before a line; the document's first where none does.
private func scene(around location: SourceLocation, in document: Document) -> ObjectID {
  document.scenes.filter { $0.location <= location }.max { $0.location < $1.location }?.id
    ?? document.scenes.first?.id ?? ObjectID("document")
}
