/// A rule broken by a view, or a pair of views, over a set of configurations.
public struct Finding: Sendable, Hashable, Codable {
  public var rule: Rule
  public var severity: Severity
  /// The document's path, as committed or as given.
  public var document: DocumentPath
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
  /// How likely it is to be a defect; nil where the evidence was not weighed.
  public var confidence: Confidence?
  /// Whether a team lets findings of this severity fail a check.
  package var mayGate = true

  /// What may fail a check is the reader's choice and no part of the finding.
  private enum CodingKeys: String, CodingKey {
    case rule, severity, document, scene, view, other, axis, occurrences, message, location
    case confidence
  }

  /// One configuration in which a finding holds.
  public struct Occurrence: Sendable, Hashable, Codable {
    public var configuration: String
    public var amount: Double
    public var severity: Severity
    package init(configuration: String, amount: Double, severity: Severity) {
      self.configuration = configuration
      self.amount = amount
      self.severity = severity
    }
  }

  package init(
    rule: Rule, severity: Severity, document: DocumentPath, scene: ObjectID, view: ObjectID,
    other: ObjectID? = nil, axis: Axis? = nil, occurrences: [Occurrence], message: String,
    location: SourceLocation? = nil, confidence: Confidence? = nil
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
    self.confidence = confidence
  }

  /// Identifies the finding when it moves, grows or spreads. Contains no configuration, number or line.
  public var identity: String {
    [
      rule.rawValue, document.ascii, scene.rawValue, view.rawValue, other?.rawValue ?? "",
      axis?.rawValue ?? "",
    ]
    .joined(separator: "|")
  }
  /// Whether it fails a check that has no base: it is an error, and the evidence does not speak
  /// against it.
  public var gates: Bool { severity == .error && isEnoughToGate }

  /// Whether neither the evidence nor a team's settings keep it from failing a check.
  package var isEnoughToGate: Bool { mayGate && confidence?.isEnoughToGate ?? true }

  /// The largest amount over all configurations.
  public var worstAmount: Double { occurrences.map(\.amount).max() ?? 0 }
}
