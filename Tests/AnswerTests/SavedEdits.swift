import LayoutEngine
import LayoutModel

/// Edits of documents whose frames are those of the canvas, as Interface Builder saves them: whoever edits a file
/// by hand or joins two edits leaves them as they were.
enum SavedEdits {
  static let numbers = Array(0..<150)

  /// The document with the frames that its canvas shows.
  static func saved(_ document: Document) -> Document {
    var saved = document
    for at in saved.scenes.indices {
      var session = LayoutSession(document: document, scene: document.scenes[at])
      let frames = session.solveAsDesigned().views.map { ($0.id, $0.frame) }
      saved.scenes[at].root.record(Dictionary(frames, uniquingKeysWith: { first, _ in first }))
    }
    return saved
  }

  /// Paths that say for which devices a document is, and one that does not.
  private static let paths = ["A.storyboard", "iPad/A.storyboard", "A~iphone.storyboard", "A.xib"]

  static func text(_ number: Int) throws -> String {
    var dice = Dice(40_000 + number)
    let composed = ComposedDocuments.all + ComposedDocuments.further
    var made = dice.pick(composed)
    if dice.isLess(than: 20) { made.header.runtime = "iOS.CocoaTouch.iPad" }
    if dice.isLess(than: 15) { made.header.orientation = "landscape" }
    let document = saved(try made.read())
    guard let scene = document.scenes.first else { return "" }
    var edited = dice.isLess(than: 40) ? ComposedEdit(seed: number).edited(document) : document
    for _ in 0...dice.roll(2) { change(&edited, &dice) }
    let found = DigestedAnswers.Edited(
      document, scene, edited, path: dice.pick(paths), isRecordedAnew: dice.isLess(than: 25),
      at: DigestedAnswers.configurations)
    let facts = found.judged.map {
      "\(found.after.restsOnSize($0)) \(found.after.liesAboveOrBelow($0)) "
        + "\(found.after.isOnPhonesLying($0).map { "\($0)" } ?? "-") "
        + "\(found.after.contradicting($0).sorted())\n"
    }
    return found.text + found.details + found.folds + facts.joined()
  }

  private static func change(_ document: inout Document, _ dice: inout Dice) {
    let root = document.scenes[0].root
    let far = Double(dice.pick([-700, -300, -60, 25, 60, 200, 400, 900]))
    let views = root.descendants.map(\.id)
    guard !views.isEmpty else { return }
    let view = dice.pick(views)
    switch dice.roll(11) {
    case 0: document.usesSafeAreas.toggle()
    case 1: document.scenes[0].controller?.hasTabBar.toggle()
    case 2: document.scenes[0].controller?.navigationBar = .standard
    case 3: document.scenes[0].root.guides = []
    case 4:
      var label = View(id: "added", kind: .label)
      label.content = .label(LabelContent(text: TextContent("Added")))
      document.scenes[0].root.subviews.insert(label, at: 0)
    case 5:
      // Into the view that stands before it.
      guard root.subviews.count > 1, let taken = document.scenes[0].root.subviews.popLast() else {
        return
      }
      document.scenes[0].root.subviews[0].subviews.append(taken)
    case 6: document.scenes[0].root.subviews.reverse()
    case 7:
      document.scenes[0].root.change(view) { view in
        view.clipsToBounds = true
        view.isHidden = false
      }
      push(&document, far, &dice)
    case 8:
      document.scenes[0].root.constraints.append(
        LayoutConstraint(
          id: "fixed", owner: root.id, firstItem: view,
          firstAttribute: dice.pick([.width, .height]),
          constant: Double(dice.pick([0, 1, 10, 30, 43, 44])),
          location: SourceLocation(line: 9, column: 1)))
    default: push(&document, far, &dice)
    }
  }

  /// Moves a view of the root by one of its constraints.
  private static func push(_ document: inout Document, _ far: Double, _ dice: inout Dice) {
    let count = document.scenes[0].root.constraints.count
    guard count > 0 else { return }
    let at = dice.roll(count)
    document.scenes[0].root.constraints[at].constant =
      (document.scenes[0].root.constraints[at].constant ?? 0) + far
  }
}

extension View {
  /// Gives this view and those below it other frames, where these are known.
  fileprivate mutating func record(_ frames: [ObjectID: Frame]) {
    if let frame = frames[id] { self.frame = frame }
    for at in subviews.indices { subviews[at].record(frames) }
  }
}
