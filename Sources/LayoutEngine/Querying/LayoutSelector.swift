/// A query for views and their places, similar to a CSS selector.
///
///     let cut = try LayoutSelector("label !truncated @[text=2]")
///     let matches = try cut.matches(in: scenes)
///
/// `Settings/ stackView > button.Primary[text^="Buy"]{h < 44 or w < parent.w / 4}:tappable !error
/// @all`
///
/// - a scene's title or id and `/`, optional;
/// - compounds joined by a blank (descendant), `>` (child), `+` (next sibling) or `~` (later
/// sibling);
/// - in a compound: a kind or `*`, `#id` (or the view's name), `.Class`, `[attribute op value]`,
///   `{frame expression}`, `:pseudo`, `!rule` or `!severity`;
/// - `@` with `any` (default), `all` or `only`, a configuration's name, or `[conditions]`.
package struct LayoutSelector: Sendable, Hashable {
  /// The selector's text.
  package let source: String
  let scene: String?
  let chain: SelectorChain
  let filter: ConfigurationFilter

  /// Reads a selector.
  ///
  /// - Throws: ``SelectorError`` with the column and what was expected there.
  /// - Complexity: linear. Texts over 4,096 bytes and nesting over 16 levels throw an error.
  package init(_ source: String) throws(SelectorError) {
    var parser = SelectorParser(source)
    self.source = source
    (scene, chain, filter) = try parser.selector()
  }
}

/// Compounds from left to right, each with its combinator to the one before.
struct SelectorChain: Sendable, Hashable {
  /// The chain's number within the selector, for caching results.
  let id: Int
  let steps: [SelectorStep]
}

struct SelectorStep: Sendable, Hashable {
  let combinator: Combinator
  let tests: [SelectorTest]

  enum Combinator: Sendable, Hashable { case descendant, child, nextSibling, laterSibling }
}

/// One condition of a compound.
indirect enum SelectorTest: Sendable, Hashable {
  case kind(String)
  case id(String)
  case customClass(String)
  case attribute(AttributeTest)
  case frame(FrameExpression)
  case has(SelectorChain)
  case not(SelectorChain)
  case related(SpatialRelation, SelectorChain)
  case state(ViewState)
  case finding(FindingTest)
}

/// A view's place relative to another at the same configuration. Sides are physical.
enum SpatialRelation: String, Sendable, Hashable, CaseIterable {
  case overlaps
  case leftOf = "left-of"
  case rightOf = "right-of"
  case above, below, inside
}

/// A pseudo-class without an argument.
enum ViewState: String, Sendable, Hashable, CaseIterable { case tappable, ambiguous, hidden, root }

/// A test for findings, such as `!overlap` or `!error`.
enum FindingTest: Sendable, Hashable {
  case rule(String)
  case severity(String)
  case any
}
