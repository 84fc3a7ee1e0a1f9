package import LayoutModel

/// The advice behind a lint.
package protocol LintAdvising: Sendable {
  var kind: LintKind { get }
  /// Who advises against it.
  var source: String { get }
  /// Why it is avoided, in one sentence.
  var reason: String { get }
  /// What to write instead, in one sentence.
  var remedy: String { get }
}

/// Finds one habit that good layouts avoid in the statements of a scene, without solving it.
package protocol LintRule: LintAdvising {
  /// The places where the scene has it, in document order.
  func lints(in scene: LintedScene) -> [Lint]
}

/// Every lint that reads what is written, in the order of their numbers.
package enum LintRules {
  package static let all: [any LintRule] = [
    MayCollideLint(), FixedTextLint(), TinyTextLint(), OwnSizeLint(), RequiredContentLint(),
    NegativeConstantLint(), LeftRightLint(), MixedMaskLint(), StretchedBaselineLint(),
    OddPriorityLint(), FractionalMultiplierLint(),
  ]

  /// All lints, those that look at solved layouts too, in the order of their numbers.
  package static var advising: [any LintAdvising] {
    (all + LayoutLints.all as [any LintAdvising]).sorted { $0.kind.code < $1.kind.code }
  }

  static let appleGuide = "Apple, Auto Layout Guide: Anatomy of a Constraint"
}

/// Finds what good layouts avoid.
///
/// ```swift
/// for lint in lints(in: document) { print(lint.location.line, lint.message) }
/// ```
/// - Parameters:
///   - document: the document to look through; nothing is solved.
///   - kinds: those asked for.
/// - Returns: in the order of lines, then of the lints' numbers.
/// - Complexity: linear in the views and constraints, but for texts that may collide, which
///   looks at pairs of one superview's texts.
package func lints(
  in document: Document, kinds: Set<LintKind> = LintKind.written
) -> [Lint] {
  let rules = LintRules.all.filter { kinds.contains($0.kind) }
  let found = document.scenes.flatMap { scene in
    let linted = LintedScene(scene)
    return rules.flatMap { $0.lints(in: linted) }
  }
  return found.enumerated().sorted {
    let (left, right) = ($0.element, $1.element)
    if left.location != right.location { return left.location < right.location }
    return $0.offset < $1.offset
  }.map(\.element)
}
