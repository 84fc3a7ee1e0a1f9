/// One reason to believe a finding or to doubt it.
public struct Evidence: Sendable, Hashable, Codable {
  public var kind: Kind
  /// How many times it doubles the odds that a person would call the finding a defect; negative:
  /// how many times it halves them. In tenths.
  public var weight: Double
  /// How much there is of it: 1, or more where there are degrees. A store does not keep it.
  public var value: Double
  /// The reason in words, to be read after "for:" or "against:".
  public var text: String

  public init(_ kind: Kind, _ weight: Double, _ text: String, value: Double = 1) {
    self.kind = kind
    self.weight = weight
    self.value = value
    self.text = text
  }

  /// What was looked at, by the names used in output: the features of the model that judges findings.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
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
    case severalEdits = "several-edits"
    case noEdit = "no-edit"
    // What the base shows.
    case looksAsBefore = "looks-as-before"
    case toldOtherwiseBefore = "told-otherwise-before"
    case elsewhereBefore = "elsewhere-before"
    case lesserBefore = "lesser-before"
    case asSmallBefore = "as-small-before"
    case sharedPlace = "shared-place"
    case copied
    case moved
    case unreadableBase = "unreadable-base"
    case lostFromSight = "lost-from-sight"
    case leftLoose = "left-loose"
    case scalesNow = "scales-now"
    // Where it is found.
    case doubledText = "doubled-text"
    case boldText = "bold-text"
    case foreignDevices = "foreign-devices"
    case hiddenStatusBar = "hidden-status-bar"
    case noRoom = "no-room"
    case narrowWindows = "narrow-windows"
    case designedOnPad = "designed-on-pad"
    case unfolding
    case unusualWindows = "unusual-windows"
    case rightToLeft = "right-to-left"
    case usualDevices = "usual-devices"
    case oneConfiguration = "one-configuration"
    case configurations
    // What is no whole screen, or no size that the document fixes.
    case freeView = "free-view"
    case sizeOfItsOwn = "size-of-its-own"
    case presented
    case unreached
    case borrowedSize = "borrowed-size"
    case selfSizingRow = "self-sizing-row"
    // What the document says of code.
    case sampleText = "sample-text"
    case textOutlet = "text-outlet"
    case imageOutlet = "image-outlet"
    case sampleBeside = "sample-beside"
    case fixedText = "fixed-text"
    case translatedText = "translated-text"
    case shownByTurns = "shown-by-turns"
    case hiddenByTurns = "hidden-by-turns"
    case hidden
    case closed
    case frameSetByCode = "frame-set-by-code"
    case plainFrame = "plain-frame"
    case sharesByClasses = "shares-by-classes"
    case constraintOutlet = "constraint-outlet"
    case ownClass = "own-class"
    case sizeUnknown = "size-unknown"
    case contentFromCode = "content-from-code"
    case scrolledByCode = "scrolled-by-code"
    case handedToCode = "handed-to-code"
    case pictureButton = "picture-button"
    case blankButton = "blank-button"
    case noAction = "no-action"
    // What the app's code says.
    case codeHides = "code-hides"
    case codePlaces = "code-places"
    case codeSetsContent = "code-sets-content"
    case codeSizesRow = "code-sizes-row"
    // How much is lost, and of what.
    case severe
    case slight
    case slightSpread = "slight-spread"
    case small
    case onlyEdge = "only-edge"
    case mostlyInside = "mostly-inside"
    case framesOnly = "frames-only"
    case blankOnly = "blank-only"
    case hardlyThere = "hardly-there"
    case titleMayWrap = "title-may-wrap"
    case titleBehindPicture = "title-behind-picture"
    case unknownFont = "unknown-font"
    case alwaysShort = "always-short"
    case overlapEverywhere = "overlap-everywhere"
    case pictureOverEdge = "picture-over-edge"
    case shrinksByItself = "shrinks-by-itself"
    case competesForRoom = "competes-for-room"
    case sizeLeftOpen = "size-left-open"
    case yields
    case largerTwin = "larger-twin"
    // What Interface Builder recorded.
    case recordedOtherwise = "recorded-otherwise"
    case recordedWhole = "recorded-whole"
    case drawnSo = "drawn-so"
    case unseen
    case markedAmbiguous = "marked-ambiguous"
    case launchScreen = "launch-screen"
    // Constraints that are ignored.
    case saidByDocument = "said-by-document"
    case leftOver = "left-over"
  }
}
