internal import LayoutEngine
internal import LayoutFormats
internal import LayoutModel
package import LayoutService

/// A document with the folder or repository it is counted for.
package struct FidelityFile: Sendable {
  package var source: SourceFile
  package var folder: String
  package init(source: SourceFile, folder: String) {
    self.source = source
    self.folder = folder
  }
}

/// Solves documents at their own canvas and compares with the frames Interface Builder left in
/// them.
///
/// ```swift
/// let report = try await FidelityCheck().run(files)
/// print(report.table.total.withinHalf, "of", report.table.total.cases)
/// ```
///
/// The first thing to run on one's own documents: they bring Apple's answers along.
package struct FidelityCheck: Sendable {
  package var solving: SolveOptions

  package init(solving: SolveOptions = SolveOptions()) { self.solving = solving }

  /// When the task is cancelled, the documents that are left are counted and left out.
  /// - Parameters:
  ///   - cores: the most files that are read at once.
  ///   - progress: called with documents, not scenes.
  ///   - files: the documents.
  /// - Complexity: one solve per scene, on all cores.
  package func run(
    _ files: [FidelityFile], cores: Int = 8, progress: SceneProgress = { _, _ in }
  ) async throws -> FidelityReport {
    var report = FidelityReport()
    var done = 0
    try await orderedMapUntilCancelled(
      files, inFlight: cores * 2, transform: { judge($0) },
      deliver: { document in
        report.add(document)
        done += 1
        try progress(done, files.count)
      })
    report.remainingCount = files.count - done
    return report
  }

  private func judge(_ file: FidelityFile) -> DocumentFidelity {
    var result = DocumentFidelity(path: file.source.path)
    let document: Document
    do {
      document = try DocumentFormats.read(try file.source.read(), path: file.source.path.text)
    } catch {
      result.refusal = "\(error)"
      return result
    }
    if let reason = document.reasonNotSolved {
      result.refusal = reason
      return result
    }
    let uninstalled = document.uninstalledOnCanvas
    let options = solving.layoutOptions(of: file.source.path)
    for scene in document.scenes {
      let recorded = RecordedScene(scene, in: document, uninstalled: uninstalled)
      if let reason = recorded.exclusion {
        result.excluded[reason, default: 0] += 1
        continue
      }
      result.excluded.merge(recorded.skipped, uniquingKeysWith: +)
      var session = LayoutSession(document: document, scene: scene, options: options)
      let layout = session.solveAsDesigned()
      result.scenes.append(
        SceneFidelity(
          recorded, layout: layout, document: document, path: file.source.path,
          folder: file.folder))
    }
    return result
  }
}
