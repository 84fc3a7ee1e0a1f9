package import LayoutModel

/// One contradiction as UIKit wrote it to a console.
package struct LoggedConflict: Sendable, Hashable {
  /// In the order of the log.
  package var constraints: [LoggedConstraint]
  /// The one that UIKit broke, by its place among `constraints`; nil if the log is cut off.
  package var broken: Int?
  /// The line of the log on which it begins, from 1.
  package var line: Int
}

/// A constraint of a running app, as the log describes it.
package struct LoggedConstraint: Sendable, Hashable {
  /// Where the constraint comes from, as its class and name tell.
  package enum Origin: String, Sendable, Hashable {
    /// Written by someone: in a document or in code.
    case authored
    /// Stands for an autoresizing mask.
    case autoresizing
    /// A cell's or a screen's own size, given from outside.
    case encapsulated
    /// Made by a stack view for its arranged views.
    case stack
    /// Made by Interface Builder at build time for a view without constraints.
    case prototyping
    /// A constraint of another class of UIKit, such as that of a content size.
    case system
  }

  package var text: String
  package var origin: Origin
  package var identifier: String?
  package var first: LoggedItem
  package var firstAttribute: LayoutAttribute
  package var relation: LayoutRelation
  package var second: LoggedItem?
  package var secondAttribute: LayoutAttribute?
  package var multiplier: Double
  /// nil: the standard space (`NSSpace`).
  package var constant: Double?
}

/// A view or guide of a running app.
package struct LoggedItem: Sendable, Hashable {
  /// Without its module: `PriceView`.
  package var className: String
  /// Distinguishes it from other objects of its class.
  package var address: String
  /// The text or name in quotes behind it.
  package var title: String?
}
