internal import DeviceCatalogue
package import LayoutModel

/// A team's settings for its documents: devices, rules, paths and the gate.
///
/// Read from `keyline.toml` at the root of the tree and, for the devices, from the Xcode projects
/// beside the documents where the file says nothing.
package struct ProjectSettings: Sendable, Hashable {
  /// The name of the file.
  package static let fileName = "keyline.toml"

  package var app = ShippedApp()
  /// The matrix that the configurations are taken from: `default` or `full`.
  package var matrixName = "default"
  /// Configurations of the team's own, after those of the matrix.
  package var configurations: [Configuration] = []
  package var rules: [RuleSetting] = []
  package var paths = PathScope()
  package var gate = GateSettings()
  /// Questions of the team by name, in the order of the file.
  package var queries: [SavedQuery] = []
  /// Where each setting that is not the usual one was found, by its name.
  package var origins: [String: SettingOrigin] = [:]

  /// The matrix documents are judged on. `project` is its name where it is not a named one.
  package var matrix: Matrix {
    let named = Matrix.named(matrixName) ?? .default
    let shipped = app.configurations(of: named)
    let own = configurations.filter { own in !shipped.contains { $0.name == own.name } }
    guard !own.isEmpty || shipped != named.configurations else { return named }
    return Matrix(name: "project", configurations: shipped + own)
  }

  /// Returns the severity of a finding, or nil if it is not reported.
  package func severity(
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
package struct SettingOrigin: Sendable, Hashable, CustomStringConvertible {
  package var file: String
  /// nil where the file as a whole says it.
  package var location: SourceLocation?

  package var description: String {
    location.map { "\(file):\($0.line):\($0.column)" } ?? file
  }
}

/// A severity for a rule. Later settings override earlier ones.
package struct RuleSetting: Sendable, Hashable {
  /// The documents it is for; none = all.
  package var patterns: [PathPattern]
  package var rule: Rule
  /// nil = off.
  package var severity: Severity?
}

/// The documents that are looked at.
package struct PathScope: Sendable, Hashable {
  /// None = everything.
  package var included: [PathPattern] = []
  package var excluded: [PathPattern] = []

  package init() {}

  /// Whether a document is looked at.
  package func contains(_ path: DocumentPath) -> Bool {
    (included.isEmpty || included.contains { $0.covers(path) })
      && !excluded.contains { $0.covers(path) }
  }

  /// Whether a document that was found, and not named, is looked at.
  ///
  /// What Xcode exports for translators repeats each document once a language; nobody edits it there. It
  /// counts only where an included path names it.
  package func takes(_ path: DocumentPath) -> Bool {
    guard contains(path) else { return false }
    return !path.isInExport
      || included.contains { DocumentPath($0.text).isInExport && $0.covers(path) }
  }
}

extension DocumentPath {
  /// Whether it lies in an export for translators (`fr.xcloc/...`).
  package var isInExport: Bool {
    parts.contains { $0.lowercased().hasSuffix(".xcloc") }
  }
}

/// The conditions under which a check fails.
package struct GateSettings: Sendable, Hashable {
  /// The least probability, 0...1, with which a finding has to be a defect; nil = the usual one.
  package var threshold: Double?
  /// The least severity that fails a check.
  package var failOn = FailOn.warning

  package init() {}

  /// The least severity that fails a check; `never`: none.
  package enum FailOn: String, Sendable, Hashable, CaseIterable { case error, warning, never }

  /// Whether a finding of this severity may fail a check.
  package func mayFail(_ severity: Severity) -> Bool {
    switch failOn {
    case .never: false
    case .error: severity == .error
    case .warning: true
    }
  }
}
