/// The traits under which a variation holds: every stated part must match.
package struct TraitCondition: Sendable, Hashable {
  /// As the file writes it.
  package var key: String
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?
  package var idiom: Idiom?
  /// `key="default"`: always holds, applied first.
  package var isDefault: Bool = false
  /// Conditions this reader cannot decide (`device=watch38mm`): the variation never applies.
  package var undecidable: [String] = []
  /// The language the app runs in, in which a more special one counts as well: `de` holds for
  /// `de-AT`.
  package var language: Language?
  /// Groups that must be on, each of which depends on the layout itself.
  package var groups: [String] = []

  /// The number of stated conditions: fewer apply earlier, so that the more specific wins.
  package var specificity: Int {
    [widthClass != nil, heightClass != nil, idiom != nil].count { $0 }
      + (language?.fallbacks.count ?? 0)
  }

  /// Whether the condition holds. A nil class is the old "Any", which matches no stated class.
  /// One that needs groups does not: `Scene.inState(_:)` makes a scene in which they are decided.
  package func holds(
    widthClass w: SizeClass?, heightClass h: SizeClass?, idiom i: Idiom, language l: Language? = nil
  ) -> Bool {
    if isDefault { return true }
    guard undecidable.isEmpty, groups.isEmpty else { return false }
    if let widthClass, widthClass != w { return false }
    if let heightClass, heightClass != h { return false }
    if let idiom, idiom != i { return false }
    if let language, l?.fallbacks.contains(language) != true { return false }
    return true
  }
}

extension TraitCondition {
  package init(key: String, isDefault: Bool = false) {
    self.key = key
    self.isDefault = isDefault
  }
}
