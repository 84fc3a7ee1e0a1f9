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
    // The edits that caused it.
    case recordedSizes = "recorded-sizes"
    case noEdit = "no-edit"
    // What the base shows.
    case looksAsBefore = "looks-as-before"
    case toldOtherwiseBefore = "told-otherwise-before"
    case asSmallBefore = "as-small-before"
    case contradictedBefore = "contradicted-before"
    case crammedBefore = "crammed-before"
    case copied
    case moved
    case unreadableBase = "unreadable-base"
    case lostUnseen = "lost-unseen"
    case heldBefore = "held-before"
    case movesNothing = "moves-nothing"
    // Where it is found.
    case doubledText = "doubled-text"
    case boldText = "bold-text"
    case largeText = "large-text"
    case foreignDevices = "foreign-devices"
    case letterboxed
    case unfolding
    case unusualWindows = "unusual-windows"
    case rightToLeft = "right-to-left"
    case usualDevices = "usual-devices"
    case configurations
    case spread
    // What is no whole screen, or no size that the document fixes.
    case parked
    case presented
    case unreached
    case borrowedSize = "borrowed-size"
    // What the document says of code.
    case sampleText = "sample-text"
    case textOutlet = "text-outlet"
    case fixedText = "fixed-text"
    case translatedText = "translated-text"
    case lengthenedText = "lengthened-text"
    case hidden
    case constraintOutlet = "constraint-outlet"
    case placeholderConstraint = "placeholder-constraint"
    case noAction = "no-action"
    case sharedAction = "shared-action"
    case nothingSeen = "nothing-seen"
    // What the app's code says.
    case codeHides = "code-hides"
    case codePlaces = "code-places"
    case codeHolds = "code-holds"
    case codeTurns = "code-turns"
    case codeSizesRow = "code-sizes-row"
    case touchWidened = "touch-widened"
    // How much is lost, and of what.
    case severe
    case slight
    case blankEdge = "blank-edge"
    case nearlyLarge = "nearly-large"
    case sizeLeftOpen = "size-left-open"
    case givenSize = "given-size"
    // What Interface Builder recorded.
    case markedAmbiguous = "marked-ambiguous"
    // Constraints that are ignored.
    case saidByDocument = "said-by-document"
    case leftOver = "left-over"
  }
}
