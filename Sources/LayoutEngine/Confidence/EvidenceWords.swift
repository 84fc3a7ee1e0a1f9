internal import LayoutModel

/// How features are told: what stands after "for:" and "against:".
enum EvidenceWords {
  static let rule = "what is known of the rule"

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
    case .onlyLook: "findings of this rule are worth a look and stop nothing"
    case .addedScene: "no base shows what was accepted"
    case .newView: "the view is new"
    case .editContradicts: "the edit is part of the contradiction"
    case .editOnView: "the edit changed it"
    case .editElsewhere: "the edit is elsewhere in the scene"
    case .recordedSizes: "only sizes that Interface Builder recorded anew bring it"
    case .noEdit: "no edit of the scene explains it"
    case .looksAsBefore: "the views and what they show are as in the base"
    case .toldOtherwiseBefore: "the base has a fault of the same kind on the view"
    case .elsewhereBefore: "the base has it on other configurations"
    case .lesserBefore: "the base has it to a lesser degree, or at another edge"
    case .asSmallBefore: "about as small for a finger in the base"
    case .contradictedBefore: "the base has another contradiction between these views"
    case .copied: "a translation that it was copied from showed it before"
    case .moved: "the view that it replaces showed it before"
    case .unreadableBase: "its document could not be read before"
    case .lostFromSight: "the base shows all of \(subject), the edit took it from sight"
    case .lostUnseen:
      "the base shows all of \(subject), and the recorded frames still do: nobody has seen the edit's effect"
    case .movesNothing: "only a natural size yields, and nothing moves by it"
    case .doubledText: "only where every text is twice as long"
    case .boldText: "only where every text is bold, or twice as long"
    case .foreignDevices: "only on devices the document is not made for"
    case .noRoom: "there is no room for it, but only on unusual windows and small phones"
    case .narrowWindows: "only on windows 320 points wide"
    case .unfolding: "only on phones that unfold"
    case .unusualWindows:
      "only on phones turned from how the screen was designed, that unfold, or on shared screens"
    case .rightToLeft: "only where the language runs from right to left"
    case .usualDevices: "on six usual devices or more"
    case .configurations: "the share of the configurations that show it"
    case .freeView: "the view may be put into another one"
    case .sizeOfItsOwn: "the screen is shown at a size of its own"
    case .unreached: "nothing in the storyboard leads to the screen, and it has no identifier"
    case .presented: "the screen is not presented over the whole window"
    case .borrowedSize: "the size of \(subject) is decided outside the document"
    case .sampleText: "\(subject) shows a sample text"
    case .textOutlet: "\(subject) has an outlet: code may set its text"
    case .fixedText: "the text of \(subject) is the document's own"
    case .lengthenedText: "the edit wrote a longer text into \(subject)"
    case .translatedText: "the text of \(subject) is a translation"
    case .shownByTurns: "an outlet lets code show one of the two at a time"
    case .hiddenByTurns: "code can hide views that are stacked with it in \(subject)"
    case .hidden: "\(subject) is hidden, and no outlet lets code show it"
    case .plainFrame: "\(subject) has a plain frame that code can set"
    case .constraintOutlet: "code holds the constraint at line \(subject) by an outlet"
    case .placeholderConstraint:
      "code replaces the constraint at line \(subject), which is removed at build time"
    case .contentFromCode: "what \(subject) holds comes from code"
    case .blankButton: "\(subject) draws nothing, it is a place to touch"
    case .noAction: "touching \(subject) does nothing: no action, no segue and no outlet"
    case .codeHides: "code hides \(subject)"
    case .codePlaces: "code places \(subject)"
    case .codeSizesRow: "code gives the row its height"
    case .failsToLoad: "the app ends when the screen is loaded"
    case .severe: "an error by its rule"
    case .slight: "too little to be seen"
    case .small: "less than 8 points"
    case .competesForRoom: "what of two competes for room is often not seen"
    case .sizeLeftOpen: "what constraints leave open is mostly not seen"
    case .unseen: "the recorded frames show the layout before the edit: nobody has seen it"
    case .markedAmbiguous: "Interface Builder marked it as misplaced or ambiguous"
    case .saidByDocument: "the document says so itself"
    case .leftOver: "left over from a view that the edit took out"
    }
  }
}
