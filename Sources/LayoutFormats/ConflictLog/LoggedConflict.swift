public import LayoutModel

/// One contradiction as UIKit wrote it to a console.
public struct LoggedConflict: Sendable, Hashable {
  /// In the order of the log.
  public var constraints: [LoggedConstraint]
  /// The one UIKit gave up, by its place among `constraints`; nil where the log is cut off.
  public var broken: Int?
  /// The line of the log on which it begins, from 1.
  public var line: Int
}

/// A constraint of a running app, as the log describes it.
public struct LoggedConstraint: Sendable, Hashable {
  /// Where the constraint comes from, as its class and name tell.
  public enum Origin: String, Sendable, Hashable {
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

  public var text: String
  public var origin: Origin
  public var identifier: String?
  public var first: LoggedItem
  public var firstAttribute: LayoutAttribute
  public var relation: LayoutRelation
  public var second: LoggedItem?
  public var secondAttribute: LayoutAttribute?
  public var multiplier: Double
  /// nil: the standard space (`NSSpace`).
  public var constant: Double?
}

/// A view or guide of a running app.
public struct LoggedItem: Sendable, Hashable {
  /// Without its module: `PriceView`.
  public var className: String
  /// Distinguishes it from other objects of its class.
  public var address: String
  /// The text or name in quotes behind it.
  public var title: String?
}
