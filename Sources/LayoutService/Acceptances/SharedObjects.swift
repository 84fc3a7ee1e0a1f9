internal import LayoutFormats
internal import LayoutModel

/// The documents of a tree by the ids of their views: copies of one template share them.
package struct SharedObjects {
  private var documents: [ObjectID: [DocumentPath]] = [:]

  /// A document that cannot be read has no findings, and shares no object.
  ///
  /// - Complexity: reads every document once, if there are acceptances.
  package init(_ files: [SourceFile], of acceptances: [Acceptance]) throws {
    let wanted = Set(acceptances.flatMap(\.findings).map(\.view))
    guard !wanted.isEmpty else { return }
    for file in files where FileRole(file.path) == .document {
      let document = try? DocumentFormats.read(try file.read(), path: file.path.text)
      let ids = Set((document?.scenes ?? []).flatMap { $0.views.map(\.id) })
      for id in ids.intersection(wanted) { documents[id, default: []].append(file.path) }
    }
  }

  /// The acceptance with the other documents that have the view of its first finding.
  package func marked(_ acceptance: Acceptance) -> Acceptance {
    guard let first = acceptance.findings.first else { return acceptance }
    var marked = acceptance
    marked.others = (documents[first.view] ?? []).filter { $0 != acceptance.document }.sorted()
    return marked
  }
}
