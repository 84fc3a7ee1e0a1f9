internal import LayoutModel

/// Documents that hold the same screens in other languages: they differ in the part of their paths
/// that ends in `.lproj`, or lie in an export for translators (`fr.xcloc/Source Contents/...`). One
/// edit is made in one of them and copied to the others, now or later.
struct TranslatedCopies {
  /// The path of a document without its language; nil for one that is not translated.
  static func family(of path: DocumentPath) -> DocumentPath? {
    var parts = path.parts
    // An export repeats the whole tree below a folder of its own.
    if let export = parts.lastIndex(where: { $0.utf8.hasSuffix(".xcloc") }) {
      parts = Array(parts.dropFirst(export + 2))
    }
    guard parts.contains(where: { $0.utf8.hasSuffix(".lproj") }) else { return nil }
    let common = parts.map { $0.utf8.hasSuffix(".lproj") ? "*.lproj" : $0 }
    return DocumentPath(common.joined(separator: "/"))
  }

  /// A finding without its language.
  struct Fault: Hashable {
    let family: DocumentPath
    let scene: ObjectID
    let rule: Rule
    let view: ObjectID
    let other: ObjectID?
    let axis: Axis?

    init?(_ finding: Finding) {
      guard let family = TranslatedCopies.family(of: finding.document) else { return nil }
      self.family = family
      scene = finding.scene
      rule = finding.rule
      view = finding.view
      other = finding.other
      axis = finding.axis
    }
  }

  /// The scene of another language that had all constraints of `scene` before the edit: the one it
  /// was copied from.
  static func original(
    of scene: Scene, at path: DocumentPath, among base: [ReadDocument]
  ) -> SceneOrigin? {
    guard let own = family(of: path) else { return nil }
    let wanted = constraints(of: scene)
    for read in base where read.path != path && family(of: read.path) == own {
      if let twin = read.solvableScenes.first(where: { $0.id == scene.id }),
        constraints(of: twin) == wanted
      {
        return SceneOrigin(read: read, scene: twin)
      }
    }
    return nil
  }

  /// The scene's constraints but for where they stand in the file.
  private static func constraints(of scene: Scene) -> Set<LayoutConstraint> {
    var found: Set<LayoutConstraint> = []
    for view in scene.views {
      for var constraint in view.constraints {
        constraint.location = SourceLocation(line: 1, column: 1)
        found.insert(constraint)
      }
    }
    return found
  }
}

extension Substring.UTF8View {
  fileprivate func hasSuffix(_ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { reversed().starts(with: $0.reversed()) }
  }
}

/// Findings of a document in another language from before an edit was copied from it.
struct CopiedFaults {
  private var known: [TranslatedCopies.Fault: Set<String>] = [:]

  init(_ findings: [Finding]) {
    for finding in findings {
      guard let fault = TranslatedCopies.Fault(finding) else { continue }
      known[fault] = Set(finding.occurrences.map(\.configuration))
    }
  }

  /// Whether a regression was there on all its configurations.
  func covers(_ regression: Regression) -> Bool {
    guard let fault = TranslatedCopies.Fault(regression.finding) else { return false }
    return known[fault]?.isSuperset(of: regression.configurations) == true
  }
}
