internal import LayoutModel

/// Two states of a tree held against one another.
struct TreeComparison: Sendable {
  let base: TreeSnapshot
  let head: TreeSnapshot
  /// Where the base has the files that have another path in the head, by that path.
  var origins: [DocumentPath: DocumentPath] = [:]

  /// How the documents are read.
  struct Reading {
    /// `false` where only bytes are recorded: what stood there before is then not read as a document.
    var readsBase = true
    /// Many documents need not be kept in memory, as each is needed once or twice.
    var mayLetGo = false
  }

  /// The files that differ, and the documents for which something else is declared, by path.
  ///
  /// A renamed file is read under its new path on both sides.
  func pairs(
    _ reading: Reading = Reading(), where isWanted: (DocumentPath) -> Bool = { _ in true }
  ) throws -> [DocumentPair] {
    let left = Set(origins.values)
    let paths = Set(base.files.keys).filter { !left.contains($0) }.union(head.files.keys)
    let wanted = paths.sorted().filter(isWanted)
    let most = Derivation.usualDocumentsAtATime
    var pairs: [DocumentPair] = []
    for start in stride(from: 0, to: wanted.count, by: most) {
      let isOneOfMany = reading.mayLetGo && pairs.count > most
      let read = onAllCores(Array(wanted[start..<min(start + most, wanted.count)])) { path in
        Result { try pair(at: path, reading).map { isOneOfMany ? $0.lettingGo() : $0 } }
      }
      for pair in read { if let pair = try pair.get() { pairs.append(pair) } }
      if reading.mayLetGo, !isOneOfMany, pairs.count > most {
        pairs = pairs.map { $0.lettingGo() }
      }
    }
    return pairs
  }

  private func pair(at path: DocumentPath, _ reading: Reading) throws -> DocumentPair? {
    let origin = origins[path] ?? path
    let old = base.files[origin]
    var read: [UInt8]?
    if let old, let new = head.files[path], origin == path {
      let isSame = try old.holds(the: new) {
        let bytes = try new.read()
        read = bytes
        return bytes
      }
      if isSame { return try redeclared(path) }
    }
    return DocumentPair(
      path: path,
      base: try old.map {
        guard reading.readsBase else { return ReadDocument(path: path, unread: try $0.read()) }
        return ReadDocument(
          path: path, bytes: try $0.read(), overrides: base.declared.overrides(for: origin))
      },
      head: try head.files[path].map {
        ReadDocument(
          path: path, bytes: try read ?? $0.read(), overrides: head.declared.overrides(for: path))
      }, origin: origin == path ? nil : origin)
  }

  /// A document as it stands, where other declarations concern it.
  private func redeclared(_ path: DocumentPath) throws -> DocumentPair? {
    guard FileRole(path) == .document, !head.declared.agrees(with: base.declared, for: path),
      let document = try base.document(at: path)
    else { return nil }
    return DocumentPair(
      document, from: base.declared.overrides(for: path), to: head.declared.overrides(for: path))
  }

  /// The documents of the base that none of `pairs` is about, read.
  func unchanged(by pairs: [DocumentPair]) throws -> [ReadDocument] {
    try base.documents(besides: Set(pairs.map { origins[$0.path] ?? $0.path }))
  }

  /// What is worse in the languages that `pairs` touch, beyond what is `known` to be.
  /// - Parameter sources: the head's code, where it is at hand.
  func regressionsInLanguages(
    of pairs: [DocumentPair], _ matrix: Matrix, known: [Regression], sources: AppSources = .none
  ) async throws -> [Regression] {
    let tables = TablePlaces.tables(
      touchedBy: pairs.map(\.path), among: Set(base.files.keys).union(head.files.keys))
    let left = Set(origins.values)
    var before = try base.tables(tables.filter { !left.contains($0) })
    // A table that moved with its document translated it before.
    for (path, origin) in origins where FileRole(path) == .table {
      if let bytes = try base.bytes(at: origin) { before.put(bytes, at: path) }
    }
    let bases = Once<Result<[ReadDocument], any Error>>()
    return try await LanguageComparison(
      matrix: matrix, head: head, baseTables: before, headTables: try head.tables(tables),
      sources: sources,
      bases: {
        try bases.value {
          Result {
            try pairs.compactMap(\.base).filter { FileRole($0.path) == .document }
              + unchanged(by: pairs)
          }
        }.get()
      }
    ).regressions(pairs, known: Set(known.map(\.finding.identity)))
  }
}
