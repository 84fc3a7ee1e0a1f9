internal import DeviceCatalogue
internal import LayoutEngine
internal import LayoutFormats
internal import LayoutModel

/// Solving files without any store.
///
/// ```swift
/// try await PlainSolve(target: .asDesigned).run(files) { $0.path } deliver: { print($0) }
/// ```
public struct PlainSolve: Sendable {
  public var target: SolveTarget
  /// Only scenes of this name; nil = all.
  public var scene: SceneName?
  public var options: SolveOptions
  /// Whether scenes come with what was assumed, kept, used, ignored and left undecided.
  public var isReporting: Bool

  /// Groups of `.layout` files that are switched on or off, by name; others are as written.
  public var groups: [String: Bool] = [:]

  /// Every answer is proved by an independent checker and counted.
  public var certifies: Bool

  public init(
    target: SolveTarget, scene: SceneName? = nil, options: SolveOptions = SolveOptions(),
    isReporting: Bool = false, certifies: Bool = false
  ) {
    self.target = target
    self.scene = scene
    self.options = options
    self.isReporting = isReporting
    self.certifies = certifies
  }

  /// Solves every file on all cores and hands on what `render` makes of each, in the files' order.
  ///
  /// `render` runs beside the solving of other documents; `deliver` on one task at a time. A
  /// document that cannot be read or solved is an outcome, not an error.
  public func run<Rendered: Sendable>(
    _ files: [SourceFile], cores: Int = 8,
    render: @escaping @Sendable (DocumentSolution) -> Rendered,
    deliver: (Rendered) throws -> Void
  ) async throws {
    try await orderedMap(
      files, inFlight: cores * 2,
      transform: { file -> Rendered? in
        let solution = await solve(file)
        return solution.isStopped ? nil : render(solution)
      }, deliver: deliver)
  }

  /// One file, read and solved.
  public func solve(_ file: SourceFile) async -> DocumentSolution {
    let document: Document
    do {
      document = try DocumentFormats.read(
        try file.read(), path: file.path.text, groups: groups)
    } catch {
      let reason = (error as? FormatError)?.lines ?? "\(error)"
      return DocumentSolution(path: file.path, outcome: .unreadable(reason))
    }
    if let reason = document.reasonNotSolved {
      return DocumentSolution(path: file.path, outcome: .notSolved(reason))
    }
    let scenes: [Scene]
    do {
      scenes = try scene.map(document.scenes(named:)) ?? document.scenes
    } catch {
      return DocumentSolution(path: file.path, outcome: .notSolved("\(error)"))
    }
    let languages = DocumentLanguageParts(path: file.path, tables: options.tables)
    let solutions = await orderedMap(scenes) { scene in
      var layoutOptions = options.layoutOptions(of: file.path)
      layoutOptions.certifies = certifies
      var solution = SceneSolution(scene: scene, layouts: [])
      for (document, target) in languages.parts(of: document, for: target) {
        guard let own = document.scenes.first(where: { $0.id == scene.id }) else { continue }
        var session = LayoutSession(document: document, scene: own, options: layoutOptions)
        solution.scene = own
        solution.layouts += session.layouts(for: target)
        if certifies { solution.proofs = (solution.proofs ?? ProofCount()) + session.proofs }
      }
      if isReporting {
        solution.report =
          SceneReport(
            scene, layouts: solution.layouts, overrides: options.overrides(of: file.path),
            isAsDesigned: target == .asDesigned
          ).lines
      }
      return solution
    }
    var solution = DocumentSolution(path: file.path, outcome: .solved(solutions))
    solution.ignoredCount = document.unresolved.count
    if isReporting { solution.report = documentReport(document) }
    return solution
  }
}

/// One scene at every configuration of a target, in its order.
func layouts(
  of scene: Scene, in document: Document, for target: SolveTarget,
  _ options: LayoutOptions = .standard
) -> [SolvedLayout] {
  var session = LayoutSession(document: document, scene: scene, options: options)
  return session.layouts(for: target)
}

extension LayoutSession {
  /// The layouts at every configuration of a target, in its order.
  mutating func layouts(for target: SolveTarget) -> [SolvedLayout] {
    switch target {
    case .asDesigned: return [solveAsDesigned()]
    case .matrix(let matrix):
      return matrix.suited(to: document.platform).configurations.map { solve($0) }
    }
  }
}
