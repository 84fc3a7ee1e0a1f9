package import LayoutModel

/// Frames of a running app beside Keyline's.
package struct CalibrationReport: Sendable {
  package var screens: [Screen] = []
  /// Measured values that nothing else tells: sizes of classes and images, metrics of fonts.
  package var overrides = LayoutOverrides.none

  package struct Screen: Sendable {
    package var document: DocumentPath
    package var title: String
    package var scene: ObjectID
    package var configuration: String
    /// Views that both have.
    package var viewCount: Int
    package var differences: [Difference]
    /// Views of the document that the app did not show.
    package var missing: [ObjectID]
    /// Views of the app that the document does not have; those inside another such view are not counted.
    package var foreignCount: Int
    /// How many views still differ once `overrides` are declared.
    package var remainingCount: Int
  }

  /// A view whose frames differ by more than half a point.
  package struct Difference: Sendable, Hashable {
    package var view: ObjectID
    package var name: String
    package var solved: Frame
    package var measured: Frame
    package var cause: Cause
    /// Where the dump has the view.
    package var location: SourceLocation
  }

  /// Why a frame differs.
  package enum Cause: Sendable, Hashable {
    /// A text in this font is larger or smaller than measured here.
    case font(String)
    case systemFont
    case customClass(String)
    case image(String)
    /// A control's size.
    case kind(ViewKind)
    /// It is right once the sizes of other views are as measured.
    case follows
    /// Code, or a rule that is not Apple's.
    case unexplained
  }
  package var differenceCount: Int { screens.reduce(0) { $0 + $1.differences.count } }

  /// Differences by cause, the cause of most first.
  package var causes: [(cause: Cause, differences: [Difference])] {
    var found: [Cause: [Difference]] = [:]
    for difference in screens.flatMap(\.differences) {
      found[difference.cause, default: []].append(difference)
    }
    return found.map { (cause: $0, differences: $1) }.sorted {
      ($1.differences.count, $0.cause.words) < ($0.differences.count, $1.cause.words)
    }
  }
}

extension CalibrationReport.Cause {
  /// `text in Lato-Bold`.
  package var words: String {
    switch self {
    case .font(let name): "text in \(name)"
    case .systemFont: "text in the system font"
    case .customClass(let name): "size of class \(name)"
    case .image(let name): "size of image \(name)"
    case .kind(let kind): "size of a \(kind)"
    case .follows: "moved by these"
    case .unexplained: "not explained: code, or a rule"
    }
  }
}

extension CalibrationReport.Difference {
  /// The largest difference of an edge or a side, in points.
  package var amount: Double {
    [
      solved.x - measured.x, solved.y - measured.y, solved.width - measured.width,
      solved.height - measured.height,
    ].map(abs).max() ?? 0
  }
}
