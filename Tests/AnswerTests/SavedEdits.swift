import LayoutEngine
import LayoutModel

/// Edits of documents whose frames are those of the canvas, as Interface Builder saves them: whoever edits a file
/// by hand or joins two edits leaves them as they were.
enum SavedEdits {
  static let numbers = Array(0..<330)

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
    let isTied = number >= 150
    var made = dice.pick(documents(number))
    if dice.isLess(than: 20) { made.header.runtime = "iOS.CocoaTouch.iPad" }
    if dice.isLess(than: 15) { made.header.orientation = "landscape" }
    var document = saved(try made.read())
    if number >= 240 { give(&document, &dice) }
    guard let scene = document.scenes.first else { return "" }
    var edited = dice.isLess(than: 40) ? ComposedEdit(seed: number).edited(document) : document
    for _ in 0...dice.roll(2) { change(&edited, &dice, isTied: isTied) }
    let found = DigestedAnswers.Edited(
      document, scene, edited, path: dice.pick(paths), isRecordedAnew: dice.isLess(than: 25),
      at: DigestedAnswers.configurations)
    let facts = found.judged.map { regression in
      let held = found.after.holding(of: regression).map { "\($0.idiom) \($0.isLying)" } ?? "-"
      let (rests, lies) = (
        found.after.restsOnSize(regression), found.after.liesAboveOrBelow(regression)
      )
      let rows = found.after.rows(contradicting: regression)
      return "\(rests) \(lies) \(held) \(found.after.restsOnTop(regression)) \(rows) "
        + "\(found.after.contradicting(regression).sorted())\n"
    }
    let others = edited.scenes[0].views.prefix(8).flatMap { new in
      scene.views.prefix(8).map { new.mayBeMoved(from: $0) ? "1" : "0" }
    }
    let faults = found.judged.prefix(8).flatMap { new in
      found.judged.suffix(8).map { new.finding.mayTellFault(of: $0.finding) ? "1" : "0" }
    }
    return found.text + found.details + found.folds + facts.joined() + others.joined()
      + faults.joined()
  }

  private static func documents(_ number: Int) -> [MadeDocument] {
    switch number {
    case ..<150: composed
    case ..<240: TiedDocuments.all
    default: withCells
    }
  }

  private static let composed = ComposedDocuments.all + ComposedDocuments.further
  private static let withCells =
    CellDocuments.all + FaultDocuments.all + ScrollDocuments.all + StackDocuments.all
    + CellDocuments.all + AssortedDocuments.all

  /// What storyboards say besides: actions, the first screen, translations, outlets, a canvas without a device.
  private static func give(_ document: inout Document, _ dice: inout Dice) {
    document.scenes.swapAt(0, dice.roll(document.scenes.count))
    let views = document.scenes[0].views.map(\.id)
    if dice.isLess(than: 50) { document.actions = ["elsewhere": ["tap: self"]] }
    if dice.isLess(than: 30) { document.initialController = "first" }
    if dice.isLess(than: 30) { document.translatedViews = Set(views) }
    if dice.isLess(than: 30) {
      document.outlets.formUnion(views.filter { _ in dice.isLess(than: 50) })
    }
    if dice.isLess(than: 30) {
      document.outlets.formUnion(document.scenes[0].views.flatMap(\.constraints).map(\.id))
    }
    if dice.isLess(than: 30) {
      document.canvas.deviceID = nil
      document.scenes[0].root.frame?.width = dice.pick([700, 768, 320])
    }
  }

  private static func change(_ document: inout Document, _ dice: inout Dice, isTied: Bool) {
    let root = document.scenes[0].root
    let far =
      isTied
      ? dice.pick([-8.0, -4, -2, -1, -0.5, 0.5, 1, 2, 4, 8, 20])
      : Double(dice.pick([-700, -300, -60, 25, 60, 200, 400, 900]))
    let views = root.descendants.map(\.id)
    guard !views.isEmpty else { return }
    let view = dice.pick(views)
    switch dice.roll(12) {
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
    case 9:
      // Under another id, as whoever makes it anew does.
      document.scenes[0].root.rename(view, to: "renamed")
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

  /// Gives a view another id, in constraints too.
  fileprivate mutating func rename(_ old: ObjectID, to new: ObjectID) {
    if id == old { id = new }
    for at in constraints.indices {
      if constraints[at].owner == old { constraints[at].owner = new }
      if constraints[at].firstItem == old { constraints[at].firstItem = new }
      if constraints[at].secondItem == old { constraints[at].secondItem = new }
    }
    for at in subviews.indices { subviews[at].rename(old, to: new) }
  }
}
