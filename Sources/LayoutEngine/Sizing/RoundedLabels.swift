import LayoutModel
import TextMetrics

/// Which labels of a root stand in whole points, as its other labels tell.
///
/// Interface Builder measures a label in whole points when it is dragged in or edited, and in pixels
/// when contents of its scene are measured anew. Which of both came last the document does not say;
/// but labels of one root went the same way: of 1,889 labels of one line in the system font, whose
/// height in pixels is not whole, in scenes without a stack view, the others of the root tell 1,476
/// right, their size alone 1,298.
struct RoundedLabels {
  /// One for whole points, one against for pixels, by label.
  private var votes: [ObjectID: Int] = [:]
  private var sum = 0
  private let release: XcodeRelease

  /// What no label tells.
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
      let vote = abs(height - whole) < 0.01 ? 1 : abs(height - pixels) < 0.01 ? -1 : 0
      votes[view.id] = vote
      sum += vote
    }
  }

  /// Whether the other labels tell that this one is in whole points; nil where they tell nothing.
  func isWhole(_ view: ObjectID) -> Bool? {
    let others = sum - (votes[view] ?? 0)
    return others == 0 ? nil : others > 0
  }

  /// Whether the labels tell of one of them what its text alone does not.
  func tells(in scene: Scene) -> Bool {
    guard !votes.isEmpty else { return false }
    return scene.root.tree.contains { view in
      guard case .label(let label) = view.content, Self.isPlain(label),
        let isWhole = isWhole(view.id)
      else { return false }
      return isWhole != TextRules.isWhole(label, at: release)
    }
  }

  /// One line of one font of a size of its own.
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
