internal import LayoutModel

/// The words for features, which follow "for:" and "against:".
enum EvidenceWords {
  static let rule = "how often findings of this rule are right"

  static func words(_ feature: Feature, of alarm: Alarm) -> String {
    let index = alarm.head.index
    let subject = feature.subject.map { id in
      index.constraint(id).map { String($0.location.line) } ?? index.names[id]
    }
    return words(feature.kind, subject ?? "it")
  }

  /// - Parameter subject: the view's name, or the line of a constraint.
  static func words(_ kind: Evidence.Kind, _ subject: String) -> String {
    switch kind {
    case .rule: rule
    case .onlyLook: "findings of this rule stop nothing"
    case .recordedSizes: "only sizes that Interface Builder recorded anew bring it"
    case .noEdit: "no edit of the scene explains it"
    case .looksAsBefore: "the views and what they show are as in the base"
    case .toldOtherwiseBefore: "the base has a fault of the same kind on the view"
    case .asSmallBefore: "about as small for a finger in the base"
    case .contradictedBefore: "the base has another contradiction there"
    case .crammedBefore: "the base had no room for other views of the screen there, either"
    case .copied: "a translation that it was copied from showed it before"
    case .moved: "the view that it replaces showed it before"
    case .unreadableBase: "its document could not be read before"
    case .lostUnseen:
      "Interface Builder still records all of \(subject) in sight, so that nobody has seen what the edit does"
    case .heldBefore:
      "the edit took what held \(subject) there, and Interface Builder has not marked it"
    case .movesNothing: "only a natural size yields, and nothing moves by it"
    case .doubledText: "only where every text is twice as long"
    case .boldText: "only where every text is bold, or twice as long"
    case .largeText: "only in bold or at text sizes for accessibility"
    case .foreignDevices: "only on devices the document is not made for"
    case .letterboxed:
      "only on devices newer than the document's Xcode, where an app that it builds has an older one's window"
    case .unfolding: "only on phones that unfold"
    case .unusualWindows:
      "only on phones turned from how the screen was designed, that unfold, or on shared screens"
    case .rightToLeft: "only where the language runs from right to left"
    case .usualDevices: "on six usual devices or more"
    case .configurations:
      "the more configurations show it, the likelier whoever drew the screen saw it"
    case .spread: "the base showed it on other configurations"
    case .parked: "\(subject) stands right beside the window, as a panel that slides in does"
    case .unreached: "nothing in the storyboard leads to the screen, and it has no identifier"
    case .presented: "the screen is not presented over the whole window"
    case .borrowedSize: "the size of \(subject) is decided outside the document"
    case .sampleText: "\(subject) shows a sample text"
    case .textOutlet: "\(subject) has an outlet: code may set its text"
    case .fixedText: "the text of \(subject) is the document's own"
    case .lengthenedText: "the edit wrote a longer text into \(subject)"
    case .translatedText: "the text of \(subject) is a translation"
    case .hidden: "\(subject) is hidden, and no outlet lets code show it"
    case .constraintOutlet: "code holds the constraint at line \(subject) by an outlet"
    case .placeholderConstraint:
      "code replaces the constraint at line \(subject), which is removed at build time"
    case .noAction: "touching \(subject) does nothing: no action, no segue and no outlet"
    case .sharedAction: "what lies beside \(subject) does the same when it is touched"
    case .nothingSeen: "\(subject) shows nothing, and neither code nor another view knows of it"
    case .codeHides: "code hides \(subject)"
    case .codePlaces: "code places \(subject)"
    case .codeHolds: "code constrains \(subject)"
    case .codeTurns: "code tells when phones may turn"
    case .codeSizesRow: "code gives the row its height"
    case .touchWidened: "code widens the touch area of \(subject)"
    case .severe: "an error by its rule"
    case .blankEdge: "nothing of \(subject) but its background is outside"
    case .slight: "too little to be seen"
    case .nearlyLarge:
      "\(subject) lacks at most 6 points at its short side, or at most 10 and is long"
    case .givenSize: "the size that the document gives \(subject) wins over its natural one"
    case .sizeLeftOpen: "a size that constraints leave open is seldom seen"
    case .markedAmbiguous: "Interface Builder marked it as misplaced or ambiguous"
    case .saidByDocument: "the document says so itself"
    case .leftOver: "left over from a view that the edit took out"
    }
  }
}
