internal import LayoutModel

extension CanonicalBytes {
  /// Adds declarations, sorted by name, because their order does not decide layout.
  mutating func add(_ overrides: LayoutOverrides) {
    add(sorted: overrides.classes.map { ($0.key, $0.value) }) { $0.add($1.fields) }
    add(sorted: overrides.views.map { ($0.key.rawValue, $0.value) }) { $0.add($1.fields) }
    add(sorted: overrides.images.map { ($0.key, $0.value) }) { $0.add($1) }
    add(sorted: overrides.fonts.map { ($0.key, $0.value) }) { $0.add($1) }
    // Nothing is added without kerning, so that the keys of other scenes do not change.
    let kerned = overrides.fonts.filter { !$0.value.kerning.isEmpty }
    if !kerned.isEmpty {
      add("kerning")
      add(sorted: kerned.map { ($0.key, $0.value.kerning) }) { $0.add($1) }
    }
    if let font = overrides.systemFont {
      add("system font")
      add(list: font.fingerprint.map { Int(bitPattern: UInt($0)) }) { $0.add($1) }
    }
  }

  private mutating func add(_ kerning: PairKerning) {
    add(list: kerning.left) { $0.add(list: $1) { $0.add(Int($1.value)) } }
    add(list: kerning.right) { $0.add(list: $1) { $0.add(Int($1.value)) } }
    add(list: kerning.values) { $0.add($1) }
  }

  private mutating func add<Value>(
    sorted entries: [(name: String, value: Value)],
    _ body: (inout CanonicalBytes, Value) -> Void
  ) {
    add(list: entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      $0.add($1.name)
      body(&$0, $1.value)
    }
  }

  private mutating func add(_ font: DeclaredFont) {
    add(font.ascender)
    add(font.descender)
    add(font.lineGap)
    add(font.averageAdvance)
    add(list: font.advances.sorted { $0.key < $1.key }) {
      $0.add(Int($1.key.value))
      $0.add($1.value)
    }
  }
}
