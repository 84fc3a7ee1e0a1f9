/// One reason to believe a finding or to doubt it.
package struct Evidence: Sendable, Hashable, Codable {
  package var kind: Kind
  /// How many times it doubles the odds that a person would call the finding a defect; negative:
  /// how many times it halves them. In tenths.
  package var weight: Double
  /// How much there is of it: 1, or more where there are degrees. A store does not keep it.
  package var value: Double
  /// The reason in words, to be read after "for:" or "against:".
  package var text: String

  package init(_ kind: Kind, _ weight: Double, _ text: String, value: Double = 1) {
    self.kind = kind
    self.weight = weight
    self.value = value
    self.text = text
  }

  /// The kinds of evidence, by the names used in output: the features of the model that judges findings.
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    // How often findings are right, nothing else known.
    case rule
    /// Findings of the rule never stop a merge, however probable they are.
    case onlyLook = "only-look"
    case addedScene = "added-scene"
    case newView = "new-view"
    // The edits that brought it.
    case editContradicts = "edit-contradicts"
    case editOnView = "edit-on-view"
    case editElsewhere = "edit-elsewhere"
    case recordedSizes = "recorded-sizes"
    case noEdit = "no-edit"
    // What the base shows.
    case looksAsBefore = "looks-as-before"
    case toldOtherwiseBefore = "told-otherwise-before"
    case elsewhereBefore = "elsewhere-before"
    case lesserBefore = "lesser-before"
    case asSmallBefore = "as-small-before"
    case contradictedBefore = "contradicted-before"
    case copied
    case moved
    case unreadableBase = "unreadable-base"
    case lostFromSight = "lost-from-sight"
    case lostUnseen = "lost-unseen"
    case movesNothing = "moves-nothing"
    // Where it is found.
    case doubledText = "doubled-text"
    case boldText = "bold-text"
    case foreignDevices = "foreign-devices"
    case noRoom = "no-room"
    case narrowWindows = "narrow-windows"
    case unfolding
    case unusualWindows = "unusual-windows"
    case rightToLeft = "right-to-left"
    case usualDevices = "usual-devices"
    case configurations
    // What is no whole screen, or no size that the document fixes.
    case freeView = "free-view"
    case sizeOfItsOwn = "size-of-its-own"
    case presented
    case unreached
    case borrowedSize = "borrowed-size"
    // What the document says of code.
    case sampleText = "sample-text"
    case textOutlet = "text-outlet"
    case fixedText = "fixed-text"
    case translatedText = "translated-text"
    case lengthenedText = "lengthened-text"
    case shownByTurns = "shown-by-turns"
    case hiddenByTurns = "hidden-by-turns"
    case hidden
    case plainFrame = "plain-frame"
    case constraintOutlet = "constraint-outlet"
    case placeholderConstraint = "placeholder-constraint"
    case contentFromCode = "content-from-code"
    case blankButton = "blank-button"
    case noAction = "no-action"
    // What the app's code says.
    case codeHides = "code-hides"
    case codePlaces = "code-places"
    case codeSizesRow = "code-sizes-row"
    case failsToLoad = "fails-to-load"
    // How much is lost, and of what.
    case severe
    case slight
    case small
    case competesForRoom = "competes-for-room"
    case sizeLeftOpen = "size-left-open"
    // What Interface Builder recorded.
    case unseen
    case markedAmbiguous = "marked-ambiguous"
    // Constraints that are ignored.
    case saidByDocument = "said-by-document"
    case leftOver = "left-over"
  }
}
