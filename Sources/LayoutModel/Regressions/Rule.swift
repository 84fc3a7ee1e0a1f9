/// The rules, by the names used in output and queries.
public enum Rule: String, Sendable, Hashable, Codable, CaseIterable {
  case unsatisfiable, ambiguous, clipped, protrudes
  case offScreen = "off-screen"
  case unsafeArea = "unsafe-area"
  case overlap
  case zeroSize = "zero-size"
  case truncated, compressed
  case hitTarget = "hit-target"
  case notMirrored = "not-mirrored"
  case ignoredConstraint = "ignored-constraint"
  case unsettledGroups = "unsettled-groups"

  /// The number printed beside the name: `L001`.
  public var code: String {
    switch self {
    case .unsatisfiable: "L001"
    case .ambiguous: "L002"
    case .clipped: "L003"
    case .protrudes: "L004"
    case .offScreen: "L005"
    case .unsafeArea: "L006"
    case .overlap: "L007"
    case .zeroSize: "L008"
    case .truncated: "L009"
    case .compressed: "L010"
    case .hitTarget: "L011"
    case .notMirrored: "L014"
    case .ignoredConstraint: "L022"
    case .unsettledGroups: "L023"
    }
  }
}
