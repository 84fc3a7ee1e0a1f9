import LayoutModel
import TextMetrics

/// How labels of a root are rounded, as its other labels tell.
///
/// Interface Builder measures a label in whole points when it is dragged in or edited, and in pixels
/// when contents of its scene are measured anew. Which of both came last the document does not say;
/// but labels of one root went the same way: of 1,889 labels of one line in the system font, whose
/// height in pixels is not whole, in scenes without a stack view, the others of the root tell 1,476
/// right, their size alone 1,298. Some roots were rounded to the nearest point, down as well: where
/// two others were, 27 labels are, and four are rounded up.
struct RoundedLabels {
  /// How a label's height became the recorded one.
  enum Rounding: Hashable {
    case up, nearest, pixels
  }

  private var votes: [ObjectID: Rounding] = [:]
  private var counts: [Rounding: Int] = [:]
  private let release: XcodeRelease

  /// No label tells how others are rounded.
  static let none = RoundedLabels(release: .xcode8)

  private init(release: XcodeRelease) { self.release = release }

  /// - Complexity: O(views of the scene).
  init(in document: Document, _ scene: Scene) {
    release = document.release
    let scale = min(TextRules.mostContentScale[release], document.canvas.device?.scale ?? 1)
    guard scale > 1, document.platform == .iOS, TextRules.keepsWholePoints[release],
      !scene.isBesideStackView, !scene.root.tree.contains(where: { $0.kind == .stackView })
    else { return }
    let measurer = TextMeasurer(era: FontEra(release), scale: scale)
    let stated = Self.withStatedHeight(scene)
    for view in scene.root.tree where !view.translatesMask && !stated.contains(view.id) {
      guard case .label(let label) = view.content, Self.isPlain(label),
        case .system = label.font.face, let height = view.frame?.height
      else { continue }
      let font = measurer.resolve(label.font, defaultSize: 17, adjustsForContentSize: false)
      let whole = ceilToPixels(font.lineHeight, 1)
      let pixels = ceilToPixels(font.lineHeight, scale)
      guard abs(whole - pixels) > 0.01 else { continue }
      let forms = [
        (Rounding.up, whole), (.pixels, pixels), (.nearest, pixels.nearestPoint(scale: scale)),
      ]
      guard let vote = forms.first(where: { abs(height - $0.1) < 0.01 })?.0 else { continue }
      votes[view.id] = vote
      counts[vote, default: 0] += 1
    }
  }

  /// How the other labels tell that this one is rounded; nil where they tell nothing.
  func rounding(of view: ObjectID) -> Rounding? {
    var others = counts
    if let own = votes[view] { others[own, default: 0] -= 1 }
    let up = others[.up] ?? 0
    let pixels = others[.pixels] ?? 0
    let nearest = others[.nearest] ?? 0
    if nearest >= 2, nearest > max(up, pixels) { return .nearest }
    return up == pixels ? nil : up > pixels ? .up : .pixels
  }

  /// Whether the labels tell of one of them what its text alone does not.
  func tells(in scene: Scene) -> Bool {
    guard !counts.isEmpty else { return false }
    return scene.root.tree.contains { view in
      guard case .label(let label) = view.content, Self.isPlain(label),
        let rounding = rounding(of: view.id)
      else { return false }
      return rounding != TextRules.rounding(label, at: release)
    }
  }

  /// A label of one line, in one font with a size in points.
  static func isPlain(_ label: LabelContent) -> Bool {
    guard label.numberOfLines == 1, !label.text.isAttributed, !label.text.isEmpty else {
      return false
    }
    if case .textStyle = label.font.face { return false }
    return true
  }

  private static func withStatedHeight(_ scene: Scene) -> Set<ObjectID> {
    var found: Set<ObjectID> = []
    for view in scene.root.tree {
      for constraint in view.constraints where constraint.firstAttribute == .height {
        found.insert(constraint.firstItem)
      }
    }
    return found
  }
}
