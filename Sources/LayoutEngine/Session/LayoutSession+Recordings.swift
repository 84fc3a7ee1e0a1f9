import LayoutModel

extension LayoutSession {
  /// A layout of the canvas that also tells which frames follow from recorded frames of other views.
  ///
  /// Where a recorded size stood in for one that the document does not give, the scene is solved once
  /// more with other recorded frames. Where recorded labels show which fonts the canvas had, it is solved once more
  /// with the other fonts. Frames that differ then follow from the recordings.
  /// - Complexity: a second solve where something recorded stood in, one more where labels show
  ///   fonts, else O(assumptions).
  mutating func tellingRecordings(
    in layout: SolvedLayout, at surroundings: Surroundings, _ texts: TextSource
  ) -> SolvedLayout {
    guard !layout.isGivenUp else { return layout }
    var others: [LayoutSession] = []
    if layout.assumptions.contains(where: \.reason.isRecording) {
      var moved = scene
      moved.root.moveRecordings(below: true)
      others.append(session(for: moved))
    }
    if texts != .document, let other = withFontsOtherwise() { others.append(other) }
    var layout = layout
    for var other in others {
      let second = other.solve(surroundings, named: layout.configuration, texts: texts)
      guard !second.isGivenUp, second.views.count == layout.views.count else { continue }
      let told = Set(layout.assumptions.map(\.view))
      for (view, elsewhere) in zip(layout.views, second.views)
      where !told.contains(view.id) && view.frame.isApart(from: elsewhere.frame) {
        layout.assumptions.append(Assumption(view: view.id, reason: .followsRecording))
      }
    }
    return layout
  }
}

extension Assumption.Reason {
  /// Something recorded stood in for what the document does not decide.
  fileprivate var isRecording: Bool {
    switch self {
    case .heldSize, .unconstrainedAxis, .undeterminedSize, .undeterminedPosition: true
    default: false
    }
  }
}

extension View {
  /// Changes the recorded frames of views that constraints or a stack view place.
  ///
  /// The frame of a view with an autoresizing mask is what places it, so it stays.
  fileprivate mutating func moveRecordings(below isRoot: Bool) {
    if !isRoot, !translatesMask, !hasFixedFrame, let recorded = frame {
      frame = Frame(
        x: recorded.x + 3, y: recorded.y + 5, width: recorded.width + 7,
        height: recorded.height + 9)
    }
    for index in subviews.indices { subviews[index].moveRecordings(below: false) }
  }
}

extension Frame {
  fileprivate func isApart(from other: Frame) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height]
      .contains { abs($0) > 0.01 }
  }
}
