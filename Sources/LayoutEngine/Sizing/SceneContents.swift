import LayoutModel

/// What the contents of a resolved scene ask for in windows that they cannot tell apart, with what
/// was worked out of it so far.
///
/// Such windows differ in their size, in insets and direction: see ``SizingKey``. What is kept are
/// answers of pure functions; how much of it is kept is bounded.
final class SceneContents {
  let form: SceneForm
  /// Its surroundings are those of one such window; only what is in the key may be asked of them.
  let sizing: ContentSizing
  /// What contents ask for before widths are known, by node.
  let naturals: [NaturalSize]
  private var wrapped: [Int: [(width: Double, size: NaturalSize)]] = [:]
  private var texts: [Int: DrawnText] = [:]
  private var drawn: [Int: [(request: DrawnContent.Request, content: DrawnContent)]] = [:]

  /// How many answers are kept.
  private var count = 0

  /// Answers kept for each node; a window that is moved asks for another one every time.
  private static let most = 16
  /// Answers kept altogether, of some hundred bytes each.
  private static let mostOfAll = 1 << 12

  /// Which parts of views' sizes come from evidence or declarations.
  var uses: [SizeUse] { form.uses(by: sizing) }

  init(_ form: SceneForm, sizing: ContentSizing) {
    self.form = form
    self.sizing = sizing
    naturals = form.scene.nodes.map { sizing.naturalSize(of: $0, width: nil) }
  }

  /// The same where contents ask for other sizes than by `sizing` alone.
  init(_ form: SceneForm, sizing: ContentSizing, naturals: [NaturalSize]) {
    self.form = form
    self.sizing = sizing
    self.naturals = naturals
  }

  /// Everything about the contents that shapes the linear system of the scene.
  private(set) lazy var shape = StructureShape(form, naturals: naturals)

  /// What a node asks for when its text may be `width` points wide.
  func wrapped(_ node: Int, width: Double) -> NaturalSize {
    if let known = wrapped[node]?.first(where: { $0.width == width }) { return known.size }
    let size = sizing.naturalSize(of: form.scene.nodes[node], width: width)
    makeRoom()
    Self.keep((width, size), in: &wrapped[node, default: []])
    return size
  }

  /// What a node draws in a frame of this size, if its content's natural width is `natural`.
  func drawn(
    _ node: Int, in size: Size, natural: Double?, direction: LayoutDirection
  ) -> DrawnContent {
    switch form.shapes[node] {
    case .nothing: return DrawnContent(rect: nil)
    case .bounds:
      return DrawnContent(rect: Frame(x: 0, y: 0, width: size.width, height: size.height))
    case .text: break
    }
    let request = DrawnContent.Request(size: size, natural: natural, direction: direction)
    if let known = drawn[node]?.first(where: { $0.request == request }) { return known.content }
    guard let text = texts[node] ?? DrawnText(form.scene.nodes[node].view, sizing: sizing) else {
      return DrawnContent(rect: Frame(x: 0, y: 0, width: size.width, height: size.height))
    }
    texts[node] = text
    let content = DrawnContent(text, request, scale: sizing.scale)
    makeRoom()
    Self.keep((request, content), in: &drawn[node, default: []])
    return content
  }

  private func makeRoom() {
    count += 1
    guard count > Self.mostOfAll else { return }
    count = 1
    wrapped.removeAll()
    texts.removeAll()
    drawn.removeAll()
  }

  private static func keep<Answer>(_ answer: Answer, in answers: inout [Answer]) {
    if answers.count >= most { answers.removeAll(keepingCapacity: true) }
    answers.append(answer)
  }
}
