internal import LayoutModel

/// Everything of a view that decides layout, as named values.
///
/// Left out as noise: recorded frames that constraints decide, `misplaced` and `ambiguous` marks,
/// places in the file.
struct ViewFacts {
  let constraints: ConstraintWords

  /// - Parameter isFrameInput: the recorded frame takes part in layout.
  func facts(of view: View, isFrameInput: Bool) -> [Fact] {
    let place = isFrameInput ? view.placeFields : []
    return constraints.facts(of: view.fields + place + view.content.fields)
      + constraints.facts(of: view.variations)
  }
}
