package import LayoutModel
import TextMetrics

/// What a document leaves unknown, as an overrides file with proposals.
///
/// Recorded frames are proposed for classes and images, the stand-in's metrics for fonts: each is a
/// guess to be replaced by what the app really has. What `known` declares already is left out.
/// - Parameters:
///   - document: what is looked through.
///   - layouts: the scenes of the document with a layout each, as designed.
///   - known: what is declared already.
package func suggestedOverrides(
  for document: Document, layouts: [(scene: Scene, layout: SolvedLayout)],
  known: LayoutOverrides = .none
) -> LayoutOverrides {
  var suggestion = Suggestion(document: document, known: known)
  for (scene, layout) in layouts { suggestion.add(scene, layout) }
  return suggestion.finished()
}

private struct Suggestion {
  let document: Document
  let known: LayoutOverrides
  private var overrides = LayoutOverrides.none
  /// Recorded sizes of open axes by class, in the order of the views.
  private var classes: [String: [(view: ObjectID, declared: DeclaredView)]] = [:]

  init(document: Document, known: LayoutOverrides) {
    self.document = document
    self.known = known
  }

  mutating func add(_ scene: Scene, _ layout: SolvedLayout) {
    var reasons: [ObjectID: Set<Assumption.Reason>] = [:]
    for assumption in layout.assumptions {
      reasons[assumption.view, default: []].insert(assumption.reason)
    }
    var open: [ObjectID: Set<Axis>] = [:]
    for ambiguity in layout.ambiguities where ambiguity.quantity == .size {
      open[ambiguity.view, default: []].insert(ambiguity.axis)
    }
    for view in scene.views {
      let why = reasons[view.id] ?? []
      if why.contains(.missingImage) || why.contains(.symbolImage) { addImages(view) }
      if why.contains(.unknownFont) { addFonts(view) }
      var axes = open[view.id] ?? []
      if why.contains(.runtime) { axes = Set(Axis.allCases) }
      if view.customClass != nil || why.contains(.runtime), known[view] == nil, !axes.isEmpty {
        addSize(view, axes)
      }
    }
  }

  private mutating func addSize(_ view: View, _ axes: Set<Axis>) {
    guard let frame = view.frame else { return }
    let declared = DeclaredView(
      width: axes.contains(.horizontal) ? frame.width : nil,
      height: axes.contains(.vertical) ? frame.height : nil)
    if let name = view.customClass {
      classes[name, default: []].append((view.id, declared))
    } else {
      overrides.views[view.id] = declared
    }
  }

  private mutating func addImages(_ view: View) {
    for name in view.content.imageNames {
      let isKnown = document.images[name].map { !$0.isSystemSymbol } ?? false
      guard !isKnown, known.images[name] == nil, overrides.images[name] == nil else { continue }
      let recorded = view.frame.map(\.size)
      if case .image = view.content, let recorded {
        overrides.images[name] = recorded
      } else {
        let side = min(recorded?.height ?? 20, 20)
        overrides.images[name] = Size(width: side, height: side)
      }
    }
  }

  private mutating func addFonts(_ view: View) {
    let measurer = TextMeasurer(era: .new, scale: 2)
    for font in view.content.fonts {
      guard case .named(let name, _) = font.face, known.fonts[name] == nil else { continue }
      let resolved = measurer.resolve(font, defaultSize: 17, adjustsForContentSize: false)
      guard resolved.isAssumed, resolved.pointSize > 0 else { continue }
      func share(_ points: Double) -> Double {
        (points / resolved.pointSize * 1000).rounded() / 1000
      }
      let letters = "abcdefghijklmnopqrstuvwxyz"
      overrides.fonts[name] = DeclaredFont(
        ascender: share(resolved.ascender), descender: share(resolved.descender),
        averageAdvance: share(
          measurer.width(letters, font: resolved) / Double(letters.utf8.count)))
    }
  }

  /// The size most views of a class have is the class's; the others stand by their ids.
  consuming func finished() -> LayoutOverrides {
    for (name, sizes) in classes {
      var counts: [DeclaredView: Int] = [:]
      for size in sizes { counts[size.declared, default: 0] += 1 }
      let most = counts.values.max() ?? 0
      guard let usual = sizes.first(where: { counts[$0.declared] == most })?.declared else {
        continue
      }
      overrides.classes[name] = usual
      for size in sizes where size.declared != usual {
        overrides.views[size.view] = size.declared
      }
    }
    return overrides
  }
}
