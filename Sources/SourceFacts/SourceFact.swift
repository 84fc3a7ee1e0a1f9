/// One thing that code does, with its place.
package struct SourceFact: Sendable, Hashable, Codable {
  package var kind: Kind
  /// The file, as it was named to the index.
  package var path: String
  /// From 1.
  package var line: Int
  /// The line of code, cut at its ends.
  package var excerpt: String
  /// The value where it is one word, a number or a text: `true`, `44`, `formSheet`, a nib's name.
  package var value: String?
  /// The code names the object by its own class: in it, in a superclass, or through a variable of
  /// its type. False where only the outlet's name tells it, which one class of the app has, and
  /// where two classes of the app share the class's name.
  package var isCertain: Bool

  /// The actions of code; the object is the one that the fact is about.
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    // A view.
    /// Takes it out of sight: `isHidden`, no opacity, out of its superview.
    case hides
    /// Brings it into sight again.
    case shows
    /// Sets its frame, bounds, centre or transform.
    case setsFrame
    /// Answers for its natural size.
    case sizesItself
    /// Adds or removes constraints of it.
    case constrains
    /// Names it where another view is constrained.
    case constrainsAgainst
    /// Changes a constraint: constant, priority, whether it counts.
    case changesConstraint
    /// Gives it subviews.
    case addsSubviews
    /// Puts it into another view.
    case moves
    /// Changes axis, spacing or alignment of a stack.
    case arranges
    /// Changes hugging or resistance.
    case setsPriorities
    /// Makes it answer touches around it.
    case widensTouch
    /// A method of a class that does nothing; the object is the class, the value the method's first word.
    case emptyMethod
    // Rows; the object is a table, a collection, or the class that answers for one.
    /// Height of its rows: `automatic`, a number, or nil if it is computed.
    case setsRowHeight
    case setsEstimatedRowHeight
    /// Size of its items: `automatic`, or nil.
    case setsItemSize
    // Names of documents; the object is the class that names them.
    case namesNib
    case namesScene
    case namesCell
    // The orientations that a method allows: `portrait` or `landscape` where it is one of them alone,
    // `state` where it asks something else, nil where it is both.
    /// Those of a controller; the object is the controller.
    case limitsOrientations
    /// Those of the whole app; the object is its delegate.
    case limitsAppOrientations
    // How a controller is shown; the object is the controller.
    /// The value is the style's name: `formSheet`, `popover`, `fullScreen`, ...
    case setsPresentationStyle
    case setsContentSize
    /// Gives it a safe area that is smaller than the window's.
    case widensSafeArea
    /// Ends its view at the bars, not under them.
    case endsAtBars
    /// Makes navigation bars opaque, under which no view reaches; the object is the class that does.
    case opaqueBars
    /// Shows the screen without the navigation bar above it, or with it: the value is `true` or `false`.
    case hidesBar
    /// Gives the screen another view than the document's.
    case replacesView
    case showsAsPopover
    case showsAsSheet
    case embeds
    case showsAsPage
    case presents
    case pushes

    /// Whether it is about how a controller is shown.
    package var isOfScreens: Bool {
      switch self {
      case .setsPresentationStyle, .setsContentSize, .widensSafeArea, .endsAtBars, .showsAsPopover,
        .showsAsSheet, .embeds, .showsAsPage, .presents, .pushes:
        true
      default: false
      }
    }
  }
}
