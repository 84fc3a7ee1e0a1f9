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
    case .severalEdits: "only several edits together bring it"
    case .noEdit: "no edit of the scene explains it"
    case .looksAsBefore: "the views and what they show are as in the base"
    case .toldOtherwiseBefore: "the base has a fault of the same kind on the view"
    case .elsewhereBefore: "the base has it on other configurations"
    case .lesserBefore: "the base has it to a lesser degree, or at another edge"
    case .asSmallBefore: "about as small for a finger in the base"
    case .sharedPlace: "others in \(subject) leave the safe area at the same edge in the base"
    case .copied: "a translation that it was copied from showed it before"
    case .moved: "the view that it replaces showed it before"
    case .unreadableBase: "its document could not be read before"
    case .lostFromSight: "the base shows all of \(subject), the edit took it from sight"
    case .leftLoose: "the edit took out what held \(subject) in its place"
    case .scalesNow: "the edit lets \(subject) grow with the text size"
    case .doubledText: "only where every text is twice as long"
    case .boldText: "only where every text is bold, or twice as long"
    case .foreignDevices: "only on devices the document is not made for"
    case .hiddenStatusBar: "only under a status bar that the document hides elsewhere"
    case .noRoom: "there is no room for it, but only on unusual windows and small phones"
    case .narrowWindows: "only on windows 320 points wide"
    case .designedOnPad:
      "only on phones, shared screens or turned iPads, and the document is designed on an iPad"
    case .unfolding: "only on phones that unfold"
    case .unusualWindows:
      "only on phones turned from how the screen was designed, that unfold, or on shared screens"
    case .rightToLeft: "only where the language runs from right to left"
    case .usualDevices: "on six usual devices or more"
    case .oneConfiguration: "on one configuration only"
    case .configurations: "the share of the configurations that show it"
    case .freeView: "the view may be put into another one"
    case .sizeOfItsOwn: "the screen is shown at a size of its own"
    case .unreached: "nothing in the storyboard leads to the screen, and it has no identifier"
    case .presented: "the screen is not presented over the whole window"
    case .borrowedSize: "the size of \(subject) is decided outside the document"
    case .selfSizingRow: "the row sizes itself"
    case .sampleText: "\(subject) shows a sample text"
    case .textOutlet: "\(subject) has an outlet: code may set its text"
    case .imageOutlet: "\(subject) has an outlet: code may set its image"
    case .sampleBeside:
      "\(subject) shows a sample, or has an outlet through which code may set what it shows"
    case .fixedText: "the text of \(subject) is the document's own"
    case .translatedText: "the text of \(subject) is a translation"
    case .shownByTurns: "an outlet lets code show one of the two at a time"
    case .hiddenByTurns: "code can hide views that are stacked with it in \(subject)"
    case .hidden: "\(subject) is hidden, and no outlet lets code show it"
    case .closed: "\(subject) has no size until code opens it"
    case .frameSetByCode: "code sets the frame of \(subject), which uses its mask"
    case .plainFrame: "\(subject) has a plain frame that code can set"
    case .sharesByClasses:
      "\(subject) shares its room by sizes that classes of the app's own decide"
    case .constraintOutlet: "code holds the constraint at line \(subject) by an outlet"
    case .ownClass: "\(subject) is of a class of the app's own"
    case .sizeUnknown: "the size of \(subject) is not in the document"
    case .contentFromCode: "what \(subject) holds comes from code"
    case .scrolledByCode: "code may set how far \(subject) scrolls"
    case .handedToCode: "the constraints of several outlets were taken out for code to lay out"
    case .pictureButton: "the picture of \(subject) is scaled into its room"
    case .blankButton: "\(subject) draws nothing, it is a place to touch"
    case .noAction: "touching \(subject) does nothing: no action, no segue and no outlet"
    case .codeHides: "code hides \(subject)"
    case .codePlaces: "code places \(subject)"
    case .codeSizesRow: "code gives the row its height"
    case .codeSetsContent: "code sets what \(subject) shows"
    case .severe: "an error by its rule"
    case .slight: "too little to be seen"
    case .slightSpread: "a contradiction of the base, here of 4 points at most"
    case .small: "less than 8 points"
    case .onlyEdge: "only its edge lies there, its middle is clear"
    case .mostlyInside: "most of it is inside and can be tapped"
    case .framesOnly: "the frames overlap, what they show does not"
    case .blankOnly: "only blank around what \(subject) shows is lost"
    case .hardlyThere: "hardly there on usual devices: code decides what is shown beside it"
    case .titleMayWrap: "the title of \(subject) may take another line"
    case .titleBehindPicture: "the picture of \(subject) fills it: its title is never shown"
    case .unknownFont: "the font is not at hand, and another one may be narrower by as much"
    case .alwaysShort: "short on every configuration, so whoever drew it saw it"
    case .overlapEverywhere: "an overlap on every configuration looks meant"
    case .pictureOverEdge: "a picture over the edge on every configuration looks meant"
    case .shrinksByItself: "the document asks \(subject) to shrink where room is short"
    case .competesForRoom: "what of two competes for room is often not seen"
    case .sizeLeftOpen: "what constraints leave open is mostly not seen"
    case .yields: "\(subject) is told to give way first"
    case .largerTwin: "\(subject) beside it does the same and is large enough"
    case .recordedOtherwise: "Interface Builder recorded another frame on a screen of this size"
    case .recordedWhole: "Interface Builder recorded frames that keep all of these constraints"
    case .drawnSo: "the frames recorded with the edit show it: whoever drew it saw it"
    case .unseen: "the recorded frames show the layout before the edit: nobody has seen it"
    case .markedAmbiguous: "Interface Builder marked it as misplaced or ambiguous"
    case .launchScreen: "texts of a launch screen do not grow"
    case .saidByDocument: "the document says so itself"
    case .leftOver: "left over from a view that the edit took out"
    }
  }
}
