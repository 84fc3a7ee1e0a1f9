internal import LayoutModel

/// The documents of a tree by the ids of their objects: copies of one template share them.
package struct SharedObjects {
  private var documents: [ObjectID: [DocumentPath]] = [:]

  /// - Complexity: reads every document once, without parsing it.
  package init(_ files: [SourceFile], of acceptances: [Acceptance]) throws {
    let wanted = Set(acceptances.flatMap(\.findings).map(\.view))
    guard !wanted.isEmpty else { return }
    for file in files where FileRole(file.path) == .document {
      for id in Self.ids(in: try file.read(), among: wanted) {
        documents[id, default: []].append(file.path)
      }
    }
  }

  /// The acceptance with the other documents that have an object of its first finding.
  package func marked(_ acceptance: Acceptance) -> Acceptance {
    guard let first = acceptance.findings.first else { return acceptance }
    var marked = acceptance
    marked.others = (documents[first.view] ?? []).filter { $0 != acceptance.document }.sorted()
    return marked
  }

  /// What stands in ` id="..."`.
  private static func ids(in bytes: [UInt8], among wanted: Set<ObjectID>) -> Set<ObjectID> {
    let mark = Array(" id=\"".utf8)
    let quote = UInt8(ascii: "\"")
    var found: Set<ObjectID> = []
    var start = 0
    while let equals = bytes[start...].firstIndex(of: UInt8(ascii: "=")) {
      start = equals + 1
      guard equals >= 3, bytes.count > equals + 1, bytes[(equals - 3)...(equals + 1)] == mark[...],
        let end = bytes[(equals + 2)...].firstIndex(of: quote)
      else { continue }
      let id = ObjectID(String(decoding: bytes[(equals + 2)..<end], as: UTF8.self))
      if wanted.contains(id) { found.insert(id) }
      start = end
    }
    return found
  }
}
