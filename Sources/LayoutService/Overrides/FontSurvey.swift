internal import LayoutEngine
internal import LayoutFormats
package import LayoutModel

/// Where the metrics of each font come from that documents name.
package struct FontSurvey: Sendable {
  /// The metrics by which texts in a font are measured.
  package enum Source: Sendable, Hashable {
    /// A font file, declared or in the tree, by its path.
    case file(String)
    /// Metrics that are written down in a file of declarations.
    case declared
    /// Published metrics that are part of Keyline.
    case published
    /// Metrics of another font stand in: every answer that rests on them is marked.
    case assumed
  }

  /// A font that documents name.
  package struct Entry: Sendable, Hashable {
    /// The PostScript name.
    package var name: String
    package var source: Source
    /// The documents that name it, as they were given.
    package var documents: [DocumentPath]
  }

  /// By source, then by name; a font whose source differs between documents stands there twice.
  package private(set) var entries: [Entry] = []
  /// Documents that cannot be read.
  package private(set) var problems: [String] = []

  /// - Parameters:
  ///   - files: documents and declarations.
  ///   - options: what is declared for the documents and lies in their trees.
  package init(_ files: [SourceFile], options: SolveOptions) {
    var found: [String: [Source: [DocumentPath]]] = [:]
    for file in files {
      do {
        let document = try DocumentFormats.read(try file.read(), path: file.path.text)
        let names = document.scenes.reduce(into: Set<String>()) { $0.formUnion($1.fontNames) }
        let overrides = options.overrides(of: file.path)
        for name in names {
          found[name, default: [:]][Self.source(of: name, overrides), default: []]
            .append(file.path)
        }
      } catch {
        problems.append("\(error)")
      }
    }
    entries = found.flatMap { name, sources in
      sources.map { Entry(name: name, source: $0, documents: $1) }
    }.sorted { ($0.source.rank, $0.name) < ($1.source.rank, $1.name) }
  }

  private static func source(of name: String, _ overrides: LayoutOverrides) -> Source {
    if let font = overrides.fonts[name] { return font.file.map { .file($0) } ?? .declared }
    return hasMetrics(ofFontNamed: name) ? .published : .assumed
  }
}

extension FontSurvey.Source {
  fileprivate var rank: Int {
    switch self {
    case .assumed: 0
    case .file: 1
    case .declared: 2
    case .published: 3
    }
  }
}
