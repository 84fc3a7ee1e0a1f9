package import LayoutModel
package import TextMetrics

/// A solved scene with all that a picture of it needs.
package struct DrawnScene: Sendable {
  package var scene: Scene
  package var layout: SolvedLayout
  /// The installed views with their values at the configuration, in drawing order: a view stands
  /// before those in front of it.
  package var views: [DrawnView]
  /// Installed constraints with their values at the configuration.
  package var constraints: [LayoutConstraint]
  /// Measures text as the layout was solved.
  package var measurer: TextMeasurer
  /// The root's margins, safe area included; physical sides, in points.
  package var margins: EdgeInsets
  package var idiom: Idiom
  package var hasHomeIndicator: Bool
}

/// A view at its place.
package struct DrawnView: Sendable {
  /// With the values of its variations at the configuration.
  package var view: View
  package var solved: SolvedView
  /// Its superview's position in the list; nil for the root.
  package var parent: Int?
  /// What its text is set in; nil for views without text.
  package var font: ResolvedFont?
  /// How much wider its text was recorded than it is modelled, as a factor.
  package var textStretch: Double
  /// How far the frame reaches beyond the alignment rectangle.
  package var alignmentInsets: EdgeInsets
  /// The first and last baseline below the frame's top, in points; empty for views without text.
  package var baselines: [Double]
}

extension LayoutSession {
  /// The scene as it is drawn at `configuration`; nil is the document's own canvas.
  ///
  /// Solves it first; a scene that takes too much work has no views.
  package mutating func drawn(at configuration: Configuration?) -> DrawnScene {
    drawn(configuration.map { solve($0) } ?? solveAsDesigned(), at: configuration)
  }

  /// The scene as `layout` has it, which may be another one that its constraints allow.
  package mutating func drawn(
    _ layout: SolvedLayout, at configuration: Configuration?
  ) -> DrawnScene {
    guard scene.groupConditions.isEmpty else {
      var session = LayoutSession(
        document: document, scene: scene.inState(Set(layout.state?.on ?? [])), options: options)
      return session.drawn(layout, at: configuration)
    }
    let surroundings =
      configuration.map { self.surroundings(at: $0) }
      ?? Surroundings(asDesigned: scene, in: document)
    let texts = options.textSource ?? (configuration == nil ? .model : .document)
    let sizing = sizing(in: surroundings, texts: texts)
    let resolved = resolvedScene(surroundings.traits)
    let margins = OwnMargins(scene: resolved, surroundings: surroundings).ownBase(0)
    return DrawnScene(
      scene: scene, layout: layout, views: Self.views(of: layout, resolved, sizing),
      constraints: resolved.constraints, measurer: sizing.measurer,
      margins: margins.addsSafeArea ? margins.insets.adding(surroundings.safeArea) : margins.insets,
      idiom: surroundings.traits.idiom,
      hasHomeIndicator: surroundings.hasHomeIndicator)
  }

  private static func views(
    of layout: SolvedLayout, _ resolved: ResolvedScene, _ sizing: ContentSizing
  ) -> [DrawnView] {
    var positions: [ObjectID: Int] = [:]
    var views: [DrawnView] = []
    for solved in layout.views {
      guard let index = resolved.indexByID[solved.id] else { continue }
      let node = resolved.nodes[index]
      if positions[solved.id] == nil { positions[solved.id] = views.count }
      let insets = node.alignmentInsets(at: sizing.surroundings.release)
      let font = sizing.font(of: node.view)
      views.append(
        DrawnView(
          view: node.view, solved: solved, parent: solved.superview.flatMap { positions[$0] },
          font: font, textStretch: 1 + sizing.textExcess(of: node.view), alignmentInsets: insets,
          baselines: font == nil
            ? [] : sizing.baselines(of: node, height: solved.frame.height, insets)))
    }
    return views
  }
}

extension ContentSizing {
  /// What a view's text is set in; nil for views without text of their own.
  fileprivate func font(of view: View) -> ResolvedFont? {
    switch view.content {
    case .label(let label): font(label)
    case .button(let button): font(button)
    case .segmented: segmentFont
    default: view.content.described.textFont.map { resolve($0, defaultSize: 14) }
    }
  }

  /// First and last baseline below the top of a frame of this height.
  fileprivate func baselines(
    of node: ResolvedScene.Node, height: Double, _ insets: EdgeInsets
  ) -> [Double] {
    let size = naturalSize(of: node, width: nil)
    let inner = height - insets.top - insets.bottom
    return [size.firstBaseline, size.lastBaseline].compactMap { baseline in
      switch baseline {
      case .edge: nil
      case .belowTop(let distance): insets.top + distance
      case .aboveBottom(let distance): insets.top + inner - distance
      case .belowCentre(let distance): insets.top + inner / 2 + distance
      }
    }
  }
}

extension EdgeInsets {
  fileprivate func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
