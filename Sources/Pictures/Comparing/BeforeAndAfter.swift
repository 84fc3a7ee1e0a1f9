internal import LayoutEngine
internal import LayoutModel

/// A screen before and after a change, in one picture.
package struct BeforeAndAfter: Sendable {
  /// The way in which two states are shown together.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    /// Both screens, with what changed marked on each.
    case side
    /// The old screen shining through the new one.
    case onion
    /// The new screen pale, with old and new places of what moved.
    case moved
  }

  package var before: ScreenContent
  package var after: ScreenContent
  package var beforeAppearance: Appearance
  package var afterAppearance: Appearance
  package var options: PictureOptions

  package init(
    before: ScreenContent, after: ScreenContent, beforeAppearance: Appearance,
    afterAppearance: Appearance, options: PictureOptions = PictureOptions()
  ) {
    self.before = before
    self.after = after
    self.beforeAppearance = beforeAppearance
    self.afterAppearance = afterAppearance
    self.options = options
  }

  /// Both states in one drawing.
  package func picture(_ style: Style) -> Drawing {
    let changes = changes
    let old = Pictures.picture(of: before, appearance: beforeAppearance)
    let new = Pictures.picture(of: after, appearance: afterAppearance, options: options)
    let layout = after.drawn.layout
    let title = "\(after.drawn.scene.title), \(layout.configuration): before and after"
    let summary = "\(counted(changes.count, "view")) changed"
    switch style {
    case .side:
      var left = old
      var right = new
      for change in changes { change.mark(before: &left, after: &right) }
      return Arrangement([(left, "before"), (right, "after")]).row(title: title, summary: summary)
    case .onion:
      var both = Drawing(size: old.size.union(new.size), title: title, summary: summary)
      both.append(old, at: Point(x: 0, y: 0))
      both.append(new.faded(0.6), at: Point(x: 0, y: 0))
      return both
    case .moved:
      var both = Drawing(size: old.size.union(new.size), title: title, summary: summary)
      both.append(new.faded(0.25), at: Point(x: 0, y: 0))
      for change in changes { change.draw(on: &both) }
      return both
    }
  }

  /// Views that changed by a device pixel or more, in the new screen's order, then those gone.
  var changes: [PictureChange] {
    func frames(_ drawn: DrawnScene) -> [ObjectID: Frame] {
      Dictionary(
        drawn.views.filter { !$0.solved.isHidden }.map { ($0.view.id, $0.solved.absoluteFrame) },
        uniquingKeysWith: { first, _ in first })
    }
    let (old, new) = (frames(before.drawn), frames(after.drawn))
    let names = ViewNames(after.drawn.scene)
    let oldNames = ViewNames(before.drawn.scene)
    let scale = after.drawn.layout.scale
    var result: [PictureChange] = []
    for view in after.drawn.views {
      guard let now = new[view.view.id] else { continue }
      let was = old[view.view.id]
      if let was, !FrameDelta(from: was, to: now).isAtLeastPixel(scale: scale) { continue }
      result.append(
        PictureChange(id: view.view.id, name: names[view.view.id], before: was, after: now))
    }
    for view in before.drawn.views where new[view.view.id] == nil {
      guard let was = old[view.view.id] else { continue }
      result.append(
        PictureChange(id: view.view.id, name: oldNames[view.view.id], before: was, after: nil))
    }
    return result
  }
}

extension Size {
  func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}

/// A view before and after, in the root's coordinates; nil where it does not exist.
struct PictureChange {
  let id: ObjectID
  let name: String
  let before: Frame?
  let after: Frame?

  private static let corner = Point(x: ScreenPainter.margin, y: ScreenPainter.margin)
  private static let old = Drawing.Stroke(OverlayPainter.grey, width: 1, dashes: [4, 3])
  private static let new = Drawing.Stroke(OverlayPainter.blue, width: 1.5)

  private var words: String {
    guard let before else { return "is new" }
    guard let after else { return "is gone" }
    return FrameDelta(from: before, to: after).words
  }

  private func group(_ role: String) -> Drawing.Group {
    Drawing.Group(title: "\(name) \(words)", view: id, role: "overlay \(role)")
  }

  func mark(before old: inout Drawing, after new: inout Drawing) {
    if let before {
      old.group(group("old")) {
        $0.rectangle(before.offset(by: Self.corner).grown(to: 2), stroke: Self.old)
      }
    }
    if let after {
      new.group(group("new")) {
        $0.rectangle(after.offset(by: Self.corner).grown(to: 2), stroke: Self.new)
      }
    }
  }

  /// Both places, and an arrow from the old middle to the new one.
  func draw(on drawing: inout Drawing) {
    drawing.group(group("change")) { drawing in
      if let before {
        drawing.rectangle(before.offset(by: Self.corner).grown(to: 2), stroke: Self.old)
      }
      guard let after else { return }
      drawing.rectangle(after.offset(by: Self.corner).grown(to: 2), stroke: Self.new)
      guard let before, before.midX != after.midX || before.midY != after.midY else { return }
      drawing.line(
        from: Point(x: before.midX, y: before.midY).moved(by: Self.corner),
        to: Point(x: after.midX, y: after.midY).moved(by: Self.corner), Self.new)
    }
  }
}
