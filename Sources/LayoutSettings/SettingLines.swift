internal import DeviceCatalogue
internal import LayoutModel

/// A setting as it is shown.
package struct SettingLine: Sendable, Hashable {
  package var name: String
  package var value: String
  /// nil = the usual value, which no file names.
  package var origin: SettingOrigin?
}

extension ProjectSettings {
  /// Every setting by name with its value, the usual ones included.
  package var lines: [SettingLine] {
    var lines = [
      line("app.devices", app.devices.map { Self.list($0.map(\.word)) } ?? "any"),
      line("app.orientations", orientations),
      line("app.full-screen", app.isFullScreen.map { "\($0)" } ?? "unknown"),
      line("app.deployment-target", app.leastSystem.map { "\"\($0)\"" } ?? "unknown"),
      line("matrix", "\"\(matrixName)\""),
      line("configuration", Self.list(configurations.map(\.name))),
      line("paths.include", Self.list(paths.included.map(\.text))),
      line("paths.exclude", Self.list(paths.excluded.map(\.text))),
      line("gate.threshold", "\(gate.threshold ?? Confidence.gate)"),
      line("gate.fail-on", "\"\(gate.failOn.rawValue)\""),
    ]
    for rule in rules {
      let patterns = rule.patterns.map(\.text).joined(separator: ", ")
      let name = patterns.isEmpty ? "rules." : "rules-for \(patterns): "
      lines.append(line(name + rule.rule.rawValue, "\"\(rule.severity?.rawValue ?? "off")\""))
    }
    for query in queries { lines.append(line("queries.\(query.name)", query.words)) }
    return lines
  }

  private func line(_ name: String, _ value: String) -> SettingLine {
    SettingLine(name: name, value: value, origin: origins[name])
  }

  private static func list(_ words: [String]) -> String {
    "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }

  private var orientations: String {
    guard !app.orientations.isEmpty else { return "any" }
    let parts = [(Idiom.phone, "iphone"), (.pad, "ipad")].compactMap { idiom, name -> String? in
      app.orientations[idiom].map { held in
        "\(name) = " + Self.list(held.map(\.rawValue).sorted().reversed())
      }
    }
    return "{ " + parts.joined(separator: ", ") + " }"
  }
}

extension SavedQuery {
  fileprivate var words: String {
    let asked =
      switch question {
      case .selector(let text): "selector = \"\(text)\""
      case .sql(let text): "sql = \"\(text)\""
      }
    let more = [expected.map { "expect = \($0)" }, revisions.map { "rev = \"\($0)\"" }]
    return "{ " + ([asked] + more.compactMap(\.self)).joined(separator: ", ") + " }"
  }
}

extension ShippedApp.Choice {
  fileprivate var word: String {
    switch self {
    case .family(.pad): "ipad"
    case .family: "iphone"
    case .device(let id): id
    }
  }
}
