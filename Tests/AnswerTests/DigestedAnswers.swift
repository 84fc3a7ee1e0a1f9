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

  /// Every third of them.
  static let few = configurations.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)

  /// A solved scene of a document.
  struct Solved {
    let document: Document
    let scene: Scene
    let layouts: [(Configuration, SolvedLayout)]
    let findings: [Finding]
    /// The steps that solving took, and the numbers it took them in: whatever is given up depends on them.
    let work: String

    init(_ document: Document, _ scene: Scene, path: String, at configurations: [Configuration]) {
      self.document = document
      self.scene = scene
      var session = LayoutSession(document: document, scene: scene)
      layouts = configurations.map { ($0, session.solve($0)) }
      work = "\(session.steps) \(session.proofs.parts)\n"
      findings = LayoutEngine.findings(
        document: DocumentPath(path), scene: scene, layouts: layouts)
    }

    var judged: JudgedScene {
      JudgedScene(document: document, scene: scene, layouts: layouts, findings: findings)
    }
    var side: TrialSide { TrialSide(document: document, scene: scene, overrides: .none) }
  }

  /// A document's answers: its frames, as designed and on the matrix, details of its layouts, its findings,
  /// the reasons for and against each, and the work that all this took.
  struct Texts {
    var frames = ""
    var details = ""
    var findings = ""
    var reasons = ""
    var work = ""
  }

  static func texts(of made: MadeDocument) throws -> Texts {
    texts(of: try made.read(), path: made.path)
  }

  /// The same of a document that was read.
  static func texts(of document: Document, path: String) -> Texts {
    var texts = Texts()
    let configurations =
      document.platform == .macOS
      ? Matrix.default.suited(to: .macOS).configurations : configurations
    for scene in document.scenes {
      var session = LayoutSession(document: document, scene: scene)
      let designed = session.solveAsDesigned()
      texts.frames += AnswerText.text(of: designed)
      texts.details += AnswerText.details(of: designed)
      let solved = Solved(document, scene, path: path, at: configurations)
      texts.work += solved.work
      texts.frames += solved.layouts.map { AnswerText.text(of: $0.1) }.joined()
      texts.details += solved.layouts.map { AnswerText.details(of: $0.1) }.joined()
      texts.findings += solved.findings.map(AnswerText.text).joined()
      let judged = judge(solved.findings, in: solved.judged)
      texts.findings += judged.map { "\($0.confidence?.doublings ?? 0)" }.joined(separator: "\n")
      texts.reasons += judged.map { AnswerText.text(of: $0.confidence) }.joined()
    }
    return texts
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
    return Edited(document, scene, edited, path: made.path).text
  }

  /// What an edit put together at random changes, judged as a check judges it: against the base with
  /// the recordings of the head.
  static func edited(by edit: ComposedEdit, _ made: MadeDocument) throws -> Edited? {
    let document = try made.read()
    guard let scene = document.scenes.first else { return nil }
    return Edited(
      document, scene, edit.edited(document), path: made.path, isRecordedAnew: true)
  }

  /// The first scene before and after an edit.
  struct Edited {
    private let changes: [StructureChange]
    private let regressions: [Regression]
    let judged: [Regression]
    /// The scene after the edit.
    let after: JudgedScene
    private let causes: [CauseSearch.Found?]
    /// Frames that differ, alike ones together.
    let folds: String

    init(
      _ document: Document, _ scene: Scene, _ edited: Document, path: String,
      isRecordedAnew: Bool = false, at few: [Configuration] = DigestedAnswers.few
    ) {
      let base = Solved(document, scene, path: path, at: few)
      let head = Solved(edited, edited.scenes[0], path: path, at: few)
      let name = DocumentPath(path)
      let scales = Dictionary(
        few.map { ($0.name, $0.scale) }, uniquingKeysWith: { first, _ in first })
      regressions = compareFindings(
        base: base.findings, head: head.findings,
        baseViews: [name: Set(scene.views.map(\.id))], scales: scales
      ).comparingContradictions(after: head.judged, before: base.judged)
      changes = structureChanges(base: document, head: edited)
      folds = AnswerText.folds(
        from: base.layouts.map(\.1), to: head.layouts.map(\.1), of: edited.scenes[0],
        edited: Set(changes.flatMap(\.views)))
      var search = CauseSearch(
        base: base.side, head: head.side, path: name, changes: changes,
        baseFindings: base.findings)
      let news = regressions.filter { $0.change != .fixed && $0.change != .kept }
      causes = search.causes(of: news, at: few)
      var before = base.judged
      if isRecordedAnew {
        let (own, recorded) = recordedAnew((document, scene), like: (edited, edited.scenes[0]))
        let solved = Solved(own, recorded, path: path, at: few)
        before = JudgedScene(
          document: own, scene: recorded, layouts: solved.layouts, findings: solved.findings,
          recordings: scene)
      }
      after = head.judged
      judged = judge(news, head: after, base: before, causes: causes)
    }

    var text: String {
      changes.map { "\($0.text)\n" }.joined()
        + zip(judged, causes).map { AnswerText.text(of: $0, cause: $1) }.joined()
        + regressions.filter { $0.change == .fixed || $0.change == .kept }
        .map { AnswerText.text(of: $0, cause: nil) }.joined()
    }

    /// What `text` leaves out.
    var details: String {
      changes.map(AnswerText.text).joined()
        + judged.map { AnswerText.text(of: $0.finding.confidence) }.joined()
        + causes.map { "\($0?.edits ?? [])\n" }.joined()
    }
  }
}
