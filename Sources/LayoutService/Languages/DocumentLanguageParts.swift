internal import LayoutModel

/// A document as each configuration of a target shows it: with the texts of its language and its
/// kind of device.
struct DocumentLanguageParts: Sendable {
  let path: DocumentPath
  let tables: TableSet

  /// The parts in the order of the target's configurations; neighbours with the same texts are one.
  func parts(
    of document: Document, for target: SolveTarget
  ) -> [(document: Document, target: SolveTarget)] {
    guard case .matrix(let matrix) = target,
      matrix.configurations.contains(where: { $0.language != nil })
    else { return [(document, target)] }
    var parts: [(key: Key, matrix: Matrix)] = []
    for configuration in matrix.configurations {
      let asked = configuration.language.map { tables.tables(for: path, in: $0) } ?? []
      let key = Key(
        language: configuration.language, idiom: asked.variesByIdiom ? configuration.idiom : nil)
      if parts.last?.key != key {
        parts.append((key, Matrix(name: matrix.name, configurations: [])))
      }
      parts[parts.count - 1].matrix.configurations.append(configuration)
    }
    return parts.map { key, matrix in
      guard let language = key.language else { return (document, .matrix(matrix)) }
      let asked = tables.tables(for: path, in: language)
      return (document.translated(by: asked, on: key.idiom ?? .phone), .matrix(matrix))
    }
  }

  private struct Key: Equatable {
    let language: Language?
    let idiom: Idiom?
  }
}
