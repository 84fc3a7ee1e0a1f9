/// Declarations about a document's views that otherwise only run time knows.
///
/// Sizes of classes that draw themselves, of images and symbols outside the file, metrics of fonts.
/// Nothing is guessed where something is declared, and what is declared is listed with each use.
public struct LayoutOverrides: Sendable, Hashable {
  /// By custom class.
  public var classes: [String: DeclaredView] = [:]
  /// By object id: for one view only, before what its class declares.
  public var views: [ObjectID: DeclaredView] = [:]
  /// Sizes in points by image or symbol name.
  public var images: [String: Size] = [:]
  /// By PostScript name.
  package var fonts: [String: DeclaredFont] = [:]
  /// The system font's own metrics; nil: the fitted ones count.
  package var systemFont: DeclaredSystemFont?

  public static let none = LayoutOverrides()
  package var isEmpty: Bool {
    classes.isEmpty && views.isEmpty && images.isEmpty && fonts.isEmpty && systemFont == nil
  }

  /// The declaration for a view's id, completed by those for its class and in its document.
  package subscript(_ view: View) -> DeclaredView? {
    // As it is nearly always.
    if views.isEmpty, classes.isEmpty { return view.declared }
    let sources = [views[view.id], view.customClass.flatMap { classes[$0] }, view.declared]
    var declared: DeclaredView?
    for case let source? in sources {
      if declared == nil { declared = source } else { declared?.complete(with: source) }
    }
    return declared
  }
}

/// The layout of a view that draws itself. A nil value is that of the view's kind.
public struct DeclaredView: Sendable, Hashable {
  /// The intrinsic content size in points, of the alignment rectangle.
  public var width: Double?
  public var height: Double?
  /// From the frame inwards to the alignment rectangle, in points.
  public var alignmentInsets: EdgeInsets?
  /// The first line's baseline, in points below the alignment rectangle's top.
  public var firstBaseline: Double?
  /// The last line's baseline, in points above the alignment rectangle's bottom.
  public var lastBaseline: Double?
  /// Whether its content mirrors in right-to-left.
  public var flips: Bool?

  public init(
    width: Double? = nil, height: Double? = nil, alignmentInsets: EdgeInsets? = nil,
    firstBaseline: Double? = nil, lastBaseline: Double? = nil, flips: Bool? = nil
  ) {
    self.width = width
    self.height = height
    self.alignmentInsets = alignmentInsets
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.flips = flips
  }

  /// Takes from another declaration what this one leaves open.
  package mutating func complete(with other: DeclaredView) {
    width = width ?? other.width
    height = height ?? other.height
    alignmentInsets = alignmentInsets ?? other.alignmentInsets
    firstBaseline = firstBaseline ?? other.firstBaseline
    lastBaseline = lastBaseline ?? other.lastBaseline
    flips = flips ?? other.flips
  }
}

/// Metrics of a font, each per point of its size.
package struct DeclaredFont: Sendable, Hashable {
  /// Above the baseline.
  package var ascender: Double
  /// Below the baseline, positive.
  package var descender: Double
  package var lineGap: Double
  /// The mean advance of lower-case letters; nil: like the system font's.
  package var averageAdvance: Double?
  /// The advance of single characters.
  package var advances: [Unicode.Scalar: Double]
  package var kerning: PairKerning
  /// The file that the metrics were read from, as it is named; nil: they were written down.
  package var file: String?

  package init(
    ascender: Double, descender: Double, lineGap: Double = 0, averageAdvance: Double? = nil,
    advances: [Unicode.Scalar: Double] = [:], kerning: PairKerning = .none, file: String? = nil
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.averageAdvance = averageAdvance
    self.advances = advances
    self.kerning = kerning
    self.file = file
  }
}
