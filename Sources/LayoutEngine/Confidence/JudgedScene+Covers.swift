package import LayoutModel

/// Views that hide others.
extension JudgedScene {
  /// The views that hide all that a screen would show of a finding's view, on each configuration on which the
  /// finding is new: drawn later, with a background that cannot be seen through. Where the view's own place is
  /// open, they hide its superview. Cost: linear in the views.
  package func covers(of regression: Regression) -> [ObjectID] {
    guard let at = index.position[regression.finding.view], !regression.configurations.isEmpty
    else { return [] }
    let hidden = regression.finding.rule == .ambiguous ? index.entries[at].parent ?? at : at
    let later = index.entries.indices.dropFirst(at + 1).filter { other in
      index.entries[other].view.isOpaqueBackground && !index.entries[other].isTransparent
        && !index.isAncestor(hidden, of: other)
    }
    guard !later.isEmpty else { return [] }
    return later.filter { other in
      regression.configurations.allSatisfy { name in
        guard let place = self[name], let view = place.solved[hidden],
          let seen = view.absoluteFrame.intersection(place.window), seen.area > 0,
          let cover = place.solved[other], !cover.isHidden
        else { return false }
        let shown = place.visiblePart(of: cover.absoluteFrame, at: other, .beforeScrolling)
        return shown?.intersection(seen) == seen
      }
    }.map { index.entries[$0].view.id }
  }

  /// A view's name in findings.
  package func name(of view: ObjectID) -> String { index.names[view] }
}
