/// Something the document does not decide and what the engine took for it.
package struct Assumption: Sendable, Hashable {
  package var view: ObjectID
  package var reason: Reason
  /// Why something was assumed.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// No constraint on an axis: the recorded frame was kept there.
    case unconstrainedAxis
    /// Arranged by a stack view and without a content size: the recorded one stood in for it.
    case heldSize
    /// Constraints leave the size open: the recorded size was the last tie-break.
    case undeterminedSize
    /// Constraints leave the position open: the recorded position was the last tie-break.
    case undeterminedPosition
    /// Its frame follows from recorded frames of other views that stood in for something.
    case followsRecording
    /// The file names no device: recorded halves told how many pixels a point had.
    case recordedGrid
    /// A custom class may have a size of its own.
    case customClass
    /// The image's size is not in the document.
    case missingImage
    /// Text in a font whose metrics are not known.
    case unknownFont
    /// Text with characters whose widths are not known, such as those of a script without a table.
    case unknownScript
    /// A system symbol's alignment rectangle is not known.
    case symbolImage
    /// A size or placement that only the running system computes.
    case runtime
  }
  package init(view: ObjectID, reason: Reason) {
    self.view = view
    self.reason = reason
  }
}
