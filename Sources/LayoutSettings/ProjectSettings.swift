internal import DeviceCatalogue
public import LayoutModel

/// A team's settings for its documents: devices, rules, paths and the gate.
///
/// Read from `keyline.toml` at the root of the tree and, for the devices, from the Xcode projects
/// beside the documents where the file says nothing.
public struct ProjectSettings: Sendable, Hashable {
  /// The name of the file.
  public static let fileName = "keyline.toml"

  public var app = ShippedApp()
  /// The matrix that the configurations are taken from: `default` or `full`.
  public var matrixName = "default"
  /// Configurations of the team's own, after those of the matrix.
  public var configurations: [Configuration] = []
  public var rules: [RuleSetting] = []
  public var paths = PathScope()
  public var gate = GateSettings()
  /// Questions of the team by name, in the order of the file.
  public var queries: [SavedQuery] = []
  /// Where each setting that is not the usual one was found, by its name.
  public var origins: [String: SettingOrigin] = [:]

  public init() {}

  /// The matrix documents are judged on. `project` is its name where it is not a named one.
  public var matrix: Matrix {
    let named = Matrix.named(matrixName) ?? .default
    let shipped = app.configurations(of: named)
    let own = configurations.filter { own in !shipped.contains { $0.name == own.name } }
    guard !own.isEmpty || shipped != named.configurations else { return named }
    return Matrix(name: "project", configurations: shipped + own)
  }

  /// Returns the severity of a finding, or nil if it is not reported.
  public func severity(
    of rule: Rule, at path: DocumentPath, usually usual: Severity
  ) -> Severity? {
    var severity: Severity? = usual
    for setting in rules where setting.rule == rule {
      guard setting.patterns.isEmpty || setting.patterns.contains(where: { $0.covers(path) })
      else { continue }
      severity = setting.severity
    }
    return severity
  }
}

/// Where a setting was found.
public struct SettingOrigin: Sendable, Hashable, CustomStringConvertible {
  public var file: String
  /// nil where the file as a whole says it.
  public var location: SourceLocation?

  public var description: String {
    location.map { "\(file):\($0.line):\($0.column)" } ?? file
  }
}

/// A severity for a rule. Later settings override earlier ones.
public struct RuleSetting: Sendable, Hashable {
  /// The documents it is for; none = all.
  public var patterns: [PathPattern]
  public var rule: Rule
  /// nil = off.
  public var severity: Severity?
}

/// The documents that are looked at.
public struct PathScope: Sendable, Hashable {
  /// None = everything.
  public var included: [PathPattern] = []
  public var excluded: [PathPattern] = []

  public init() {}

  /// Whether a document is looked at.
  public func contains(_ path: DocumentPath) -> Bool {
    (included.isEmpty || included.contains { $0.covers(path) })
      && !excluded.contains { $0.covers(path) }
  }
}

/// The conditions under which a check fails.
public struct GateSettings: Sendable, Hashable {
  /// The least probability, 0...1, with which a finding has to be a defect; nil = the usual one.
  public var threshold: Double?
  /// The least severity that fails a check.
  public var failOn = FailOn.warning

  public init() {}

  /// The least severity that fails a check; `never`: none.
  public enum FailOn: String, Sendable, Hashable, CaseIterable { case error, warning, never }
}
