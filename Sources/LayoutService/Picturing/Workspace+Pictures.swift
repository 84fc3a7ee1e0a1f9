internal import LayoutEngine
package import LayoutModel
internal import LayoutStore
package import Pictures

/// The screens of a revision, for being drawn.
package struct StoredScreens: Sendable {
  /// A screen of a document.
  package struct Screen: Sendable, Hashable {
    package var document: DocumentPath
    package var scene: ObjectID
    package var title: String
  }

  /// By document and its order; cells and headers that a screen shows are not listed.
  package let screens: [Screen]
  private let sources: [DocumentPath: PicturedSource]

  /// A screen at one configuration.
  package struct Picture: Sendable {
    /// Empty where there is a problem.
    package var drawing: Drawing
    /// Findings there.
    package var findings: [Finding]
    /// The screen takes too much work to solve: said with its document and line.
    package var problem: GivenUpScene?
  }

  init(_ documents: [ReadDocument], assets: AssetSource, workLimit: Int? = nil) {
    var sources: [DocumentPath: PicturedSource] = [:]
    var screens: [Screen] = []
    for read in documents {
      var options = SolveOptions(overrides: read.overrides).layoutOptions(of: read.path)
      if let workLimit { options.workLimit = workLimit }
      guard
        let source = try? PicturedSource(
          path: read.path, bytes: read.bytes, options: options, assets: assets),
        let scenes = try? source.scenes(named: nil)
      else { continue }
      sources[read.path] = source
      screens += scenes.map { Screen(document: read.path, scene: $0.id, title: $0.title) }
    }
    self.screens = screens
    self.sources = sources
  }

  /// A picture of a screen for each configuration, with the findings there marked; none of a screen that is
  /// not there.
  package func pictures(of screen: Screen, at configurations: [Configuration]) -> [Picture] {
    guard let source = sources[screen.document],
      let scene = source.document.scenes.first(where: { $0.id == screen.scene })
    else { return [] }
    return source.pictures(of: scene, at: configurations, [.findings]).map {
      Picture(
        drawing: $0.drawing, findings: $0.findings,
        problem: $0.isGivenUp ? GivenUpScene(path: screen.document, scene: scene) : nil)
    }
  }
}

extension Workspace {
  /// The screens of a revision; documents that cannot be read or solved have none.
  ///
  /// - Parameter workLimit: steps after which a screen is given up; nil = the usual ones.
  package func screens(
    at spec: String = "HEAD", assets: AssetSource = { _, _ in .none }, workLimit: Int? = nil
  ) throws -> StoredScreens {
    let tree = try snapshot(at: store.revision(matching: spec).id)
    return StoredScreens(
      try tree.paths.filter { !OverridesFile.isOne($0) }.compactMap { try tree.document(at: $0) },
      assets: assets, workLimit: workLimit)
  }

  /// The comparison of a revision with its parent, as it was recorded, with both states of the documents and
  /// their edits in words.
  package func report(
    of spec: String
  ) throws -> (report: CheckReport, edits: [(path: DocumentPath, lines: [StructureChange])]) {
    let entry = try entry(spec)
    let parent = entry.revision.parents.first
    let pairs = try pairs(from: parent, to: entry.revision.id)
    var report = CheckReport()
    report.regressions = entry.regressions
    report.comparedWith = parent?.short
    report.documentCount = entry.paths.count
    report.documents = pairs.map { CheckedDocument(path: $0.path, base: $0.base, head: $0.head) }
    for head in pairs.compactMap(\.head) { report.titles.addTitles(of: head) }
    return (report, parent == nil ? [] : pairs.map { ($0.path, $0.changes) })
  }
}
