package import LayoutModel

/// A line of Apple's visual format, read: views in a row or a column and what stands between them.
///
/// ```swift
/// let format = try VisualFormat("|-[find]-[findNext]-[findField(>=20)]-|")
/// format.views.map(\.name)  // find, findNext, findField
/// ```
///
/// The grammar is the one of Apple's Auto Layout guide. White space between its parts is left out,
/// as Apple does; nothing but ASCII is accepted.
package struct VisualFormat: Sendable, Hashable {
  /// As written.
  package var text: String
  /// `H:`, which may be left out, or `V:`.
  package var axis: Axis
  /// From the superview's first edge to the first view; nil: the line does not begin there.
  package var start: Connection?
  package var views: [Term]
  /// Between neighbours: one less than views.
  package var connections: [Connection]
  /// From the last view to the superview's other edge; nil: the line does not end there.
  package var end: Connection?

  /// A view in brackets with what is said of its size along the line.
  package struct Term: Sendable, Hashable {
    package var name: String
    package var predicates: [Predicate]
    /// Where its name stands.
    package var column: Int
  }

  /// The distance between two views, or between a view and the superview.
  package struct Connection: Sendable, Hashable {
    package var space: Space
    /// Where it begins.
    package var column: Int

    /// The part of the format between two views.
    package enum Space: Sendable, Hashable {
      /// Nothing is written: the edges touch.
      case flush
      /// `-`: the standard distance.
      case standard
      /// `-20-`, `-margin-`, `-(>=20,<=60@750)-`.
      case predicates([Predicate])
    }
  }

  /// `relation object @priority`.
  package struct Predicate: Sendable, Hashable {
    package var relation: LayoutRelation
    package var object: Quantity
    /// nil: required.
    package var priority: Quantity?
    package var column: Int
  }

  /// A number, or the name of one; as a size, a name may also be a view's.
  package struct Quantity: Sendable, Hashable {
    package var value: Value
    package var column: Int

    /// A length: a number, or the name of one.
    package enum Value: Sendable, Hashable {
      case number(Double)
      case name(String)
    }
  }
}

extension VisualFormat {
  /// Reads a line; the error tells the character where reading stopped, and why.
  package init(_ text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    self = try parser.format()
  }
}
