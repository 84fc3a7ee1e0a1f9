public import LayoutModel

/// A line of Apple's visual format, read: views in a row or a column and what stands between them.
///
/// ```swift
/// let format = try VisualFormat("|-[find]-[findNext]-[findField(>=20)]-|")
/// format.views.map(\.name)  // find, findNext, findField
/// ```
///
/// The grammar is the one of Apple's Auto Layout guide. White space between its parts is left out,
/// as Apple does; nothing but ASCII is accepted.
public struct VisualFormat: Sendable, Hashable {
  /// As written.
  public var text: String
  /// `H:`, which may be left out, or `V:`.
  public var axis: Axis
  /// From the superview's first edge to the first view; nil: the line does not begin there.
  public var start: Connection?
  public var views: [Term]
  /// Between neighbours: one less than views.
  public var connections: [Connection]
  /// From the last view to the superview's other edge; nil: the line does not end there.
  public var end: Connection?

  /// A view in brackets with what is said of its size along the line.
  public struct Term: Sendable, Hashable {
    public var name: String
    public var predicates: [Predicate]
    /// Where its name stands.
    public var column: Int
  }

  /// The distance between two views, or between a view and the superview.
  public struct Connection: Sendable, Hashable {
    public var space: Space
    /// Where it begins.
    public var column: Int

    /// The part of the format between two views.
    public enum Space: Sendable, Hashable {
      /// Nothing is written: the edges touch.
      case flush
      /// `-`: the standard distance.
      case standard
      /// `-20-`, `-margin-`, `-(>=20,<=60@750)-`.
      case predicates([Predicate])
    }
  }

  /// `relation object @priority`.
  public struct Predicate: Sendable, Hashable {
    public var relation: LayoutRelation
    public var object: Quantity
    /// nil: required.
    public var priority: Quantity?
    public var column: Int
  }

  /// A number, or the name of one; as a size, a name may also be a view's.
  public struct Quantity: Sendable, Hashable {
    public var value: Value
    public var column: Int

    /// A length: a number, or the name of one.
    public enum Value: Sendable, Hashable {
      case number(Double)
      case name(String)
    }
  }

  /// Reads a line; the error tells the character where reading stopped, and why.
  public init(_ text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    self = try parser.format()
  }

  init(
    text: String, axis: Axis, start: Connection?, views: [Term], connections: [Connection],
    end: Connection?
  ) {
    self.text = text
    self.axis = axis
    self.start = start
    self.views = views
    self.connections = connections
    self.end = end
  }
}
