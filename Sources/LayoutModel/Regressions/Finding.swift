/// A rule broken by a view, or a pair of views, over a set of configurations.
public struct Finding: Sendable, Hashable, Codable {
  public var rule: Rule
  public var severity: Severity
  /// The document's path, as committed or as given.
  public var document: String
  public var scene: ObjectID
  public var view: ObjectID
  /// The other view of a pair.
  public var other: ObjectID?
  public var axis: Axis?
  /// Where it holds, in matrix order, with the amount in points (or the share lost) there.
  public var occurrences: [Occurrence]
  /// One sentence in the document's words.
  public var message: String
  public var location: SourceLocation?

  /// One configuration in which a finding holds.
  public struct Occurrence: Sendable, Hashable, Codable {
    public var configuration: String
    public var amount: Double
    public var severity: Severity
    public init(configuration: String, amount: Double, severity: Severity) {
      self.configuration = configuration
      self.amount = amount
      self.severity = severity
    }
  }

  public init(
    rule: Rule, severity: Severity, document: String, scene: ObjectID, view: ObjectID,
    other: ObjectID? = nil, axis: Axis? = nil, occurrences: [Occurrence], message: String,
    location: SourceLocation? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.document = document
    self.scene = scene
    self.view = view
    self.other = other
    self.axis = axis
    self.occurrences = occurrences
    self.message = message
    self.location = location
  }

  /// What stays the same when a finding moves, grows or spreads: no configuration, number or line.
  public var identity: String {
    [rule.rawValue, document, scene.rawValue, view.rawValue, other?.rawValue ?? "", axis?.rawValue ?? ""]
      .joined(separator: "|")
  }
  /// The largest amount over all configurations.
  public var worstAmount: Double { occurrences.map(\.amount).max() ?? 0 }
}

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
    }
  }
}

/// How much a finding matters.
public enum Severity: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
  case info, warning, error
  private var rank: Int { self == .info ? 0 : self == .warning ? 1 : 2 }
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
