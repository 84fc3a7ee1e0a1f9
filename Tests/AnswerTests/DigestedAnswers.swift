import DeviceCatalogue
import LayoutEngine
import LayoutModel

/// The answers of this build on made documents.
enum DigestedAnswers {
  static let documents =
    ControlDocuments.all + TextDocuments.all + StackDocuments.all + ConstraintDocuments.all
    + MarginDocuments.all + ScrollDocuments.all + CellDocuments.all + MaskDocuments.all
    + FaultDocuments.all

  /// Of the default matrix the first configuration of each idiom, size class, direction and text.
  static let configurations: [Configuration] = {
    struct Sort: Hashable {
      let idiom: Idiom
      let classes: [SizeClass?]
      let direction: LayoutDirection
      let text: ContentSizeCategory
      let factor: Int
      let isBold: Bool
    }
    var met: Set<Sort> = []
    return Matrix.default.configurations.filter {
      met.insert(
        Sort(
          idiom: $0.idiom, classes: [$0.widthClass, $0.heightClass], direction: $0.direction,
          text: $0.contentSize, factor: $0.textFactor, isBold: $0.isBoldText)
      ).inserted
    }
  }()

  /// A solved scene of a document.
  struct Solved {
    let document: Document
    let scene: Scene
    let layouts: [(Configuration, SolvedLayout)]
    let findings: [Finding]

    init(_ document: Document, _ scene: Scene, path: String, at configurations: [Configuration]) {
      self.document = document
      self.scene = scene
      var session = LayoutSession(document: document, scene: scene)
      layouts = configurations.map { ($0, session.solve($0)) }
      findings = LayoutEngine.findings(
        document: DocumentPath(path), scene: scene, layouts: layouts)
    }

    var judged: JudgedScene {
      JudgedScene(document: document, scene: scene, layouts: layouts, findings: findings)
    }
    var side: TrialSide { TrialSide(document: document, scene: scene, overrides: .none) }
  }

  /// The texts of a document's frames, as designed and on the matrix, and of its findings.
  static func texts(of made: MadeDocument) throws -> (frames: String, findings: String) {
    texts(of: try made.read(), path: made.path)
  }

  /// The same of a document that was read.
  static func texts(of document: Document, path: String) -> (frames: String, findings: String) {
    var frames = ""
    var found = ""
    for scene in document.scenes {
      var session = LayoutSession(document: document, scene: scene)
      frames += AnswerText.text(of: session.solveAsDesigned())
      let solved = Solved(document, scene, path: path, at: configurations)
      frames += solved.layouts.map { AnswerText.text(of: $0.1) }.joined()
      found += solved.findings.map(AnswerText.text).joined()
      found += judge(solved.findings, in: solved.judged).map { "\($0.confidence?.doublings ?? 0)" }
        .joined(separator: "\n")
    }
    return (frames, found)
  }

  /// The frames that the canvas of a release shows.
  static func text(of document: Document, tools: Int, canvas: String) -> String {
    var document = document
    document.toolsVersion = tools
    document.canvas = Canvas(deviceID: canvas)
    return document.scenes.map { scene in
      var session = LayoutSession(document: document, scene: scene)
      return AnswerText.text(of: session.solveAsDesigned())
    }.joined()
  }

  /// What an edit of the first scene changes, with causes and confidence.
  static func text(of edit: MadeEdit, on made: MadeDocument) throws -> String {
    let document = try made.read()
    guard let scene = document.scenes.first, !scene.root.constraints.isEmpty else { return "" }
    var edited = document
    edit.change(&edited.scenes[0])
    let few = configurations.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    let base = Solved(document, scene, path: made.path, at: few)
    let head = Solved(edited, edited.scenes[0], path: made.path, at: few)
    let path = DocumentPath(made.path)
    let scales = Dictionary(
      few.map { ($0.name, $0.scale) }, uniquingKeysWith: { first, _ in first })
    let regressions = compareFindings(
      base: base.findings, head: head.findings,
      baseViews: [path: Set(scene.views.map(\.id))], scales: scales
    ).comparingContradictions(after: head.judged, before: base.judged)
    let changes = structureChanges(base: document, head: edited)
    var search = CauseSearch(
      base: base.side, head: head.side, path: path, changes: changes, baseFindings: base.findings)
    let news = regressions.filter { $0.change != .fixed && $0.change != .kept }
    let causes = search.causes(of: news, at: few)
    let judged = judge(news, head: head.judged, base: base.judged, causes: causes)
    return changes.map { "\($0.text)\n" }.joined()
      + zip(judged, causes).map { AnswerText.text(of: $0, cause: $1) }.joined()
      + regressions.filter { $0.change == .fixed || $0.change == .kept }
      .map { AnswerText.text(of: $0, cause: nil) }.joined()
  }
}
