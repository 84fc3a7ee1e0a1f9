internal import DeviceCatalogue
internal import LayoutEngine
internal import LayoutFormats
package import LayoutModel

/// Advice on the documents of a project: things that good layouts avoid.
package struct LintReport: Sendable {
  /// Lints by document, in the order asked for; documents without any are left out.
  package var documents: [(path: DocumentPath, lints: [Lint])] = []
  /// Documents that were read.
  package var documentCount = 0
  /// Documents that could not be read, with the reason.
  package var problems: [String] = []

  package var count: Int { documents.map(\.lints.count).reduce(0, +) }
}

/// The reason, source and remedy of a lint.
package struct LintAdvice: Sendable {
  package var kind: LintKind
  /// Who advises against it.
  package var source: String
  package var reason: String
  package var remedy: String
}

/// Looks for what good layouts avoid; solves only for lints that look at layouts.
package struct LintCheck: Sendable {
  package var kinds: Set<LintKind>
  /// The configurations to solve for, where a lint asks for layouts.
  package var matrix: Matrix

  package init(kinds: Set<LintKind> = LintKind.written, matrix: Matrix = .standard) {
    self.kinds = kinds
    self.matrix = matrix
  }

  /// - Returns: what was found; a document that cannot be read is a problem of the report, not an
  ///   error.
  package func run(_ files: [SourceFile]) -> LintReport {
    var report = LintReport()
    for file in files {
      do {
        let document = try DocumentFormats.read(try file.read(), path: file.path.text)
        report.documentCount += 1
        let found = lints(in: document, kinds: kinds) + solvedLints(in: document)
        if !found.isEmpty { report.documents.append((file.path, found)) }
      } catch {
        report.problems.append("\(error)")
      }
    }
    return report
  }

  private func solvedLints(in document: Document) -> [Lint] {
    guard kinds.contains(where: \.needsLayouts), document.reasonNotSolved == nil else { return [] }
    return document.scenes.flatMap { scene in
      var session = LayoutSession(document: document, scene: scene)
      let layouts = matrix.suited(to: document.platform).configurations.map {
        ($0, session.solve($0))
      }
      return lints(in: document, scene: scene, layouts: layouts, kinds: kinds)
    }
  }

  /// Advice on every lint, in the order of their numbers.
  package static var advice: [LintAdvice] {
    LintRules.advising.map {
      LintAdvice(kind: $0.kind, source: $0.source, reason: $0.reason, remedy: $0.remedy)
    }
  }
}
