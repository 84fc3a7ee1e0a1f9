internal import LayoutModel

extension DocumentPair {
  /// Changes of a file of declarations; empty for documents.
  var declarationChanges: [StructureChange] {
    guard OverridesFile.isOne(path) else { return [] }
    func declared(_ side: ReadDocument?) -> LayoutOverrides {
      side.flatMap { try? OverridesFile.read($0.bytes, path: path.text) } ?? .none
    }
    return LayoutService.declarationChanges(base: declared(base), head: declared(head))
  }
}

/// Changed declarations in words: `class RatingView: width 120 -> 130`.
func declarationChanges(base: LayoutOverrides, head: LayoutOverrides) -> [StructureChange] {
  let parts = [
    changes("class", base.classes.mapValues(\.facts), head.classes.mapValues(\.facts)),
    changes(
      "view", Dictionary(base.views.map { ($0.key.rawValue, $0.value.facts) }) { $1 },
      Dictionary(head.views.map { ($0.key.rawValue, $0.value.facts) }) { $1 }),
    changes("image", base.images.mapValues(\.facts), head.images.mapValues(\.facts)),
    changes("font", base.fonts.mapValues(\.facts), head.fonts.mapValues(\.facts)),
    base.fonts.keys.sorted().compactMap { name in
      guard let old = base.fonts[name], let new = head.fonts[name] else { return nil }
      let scalars = Set(old.advances.keys).union(new.advances.keys)
      let count = scalars.count { old.advances[$0] != new.advances[$0] }
      guard count > 0 else { return nil }
      return StructureChange(
        kind: .documentChanged, attribute: "advances",
        text: "font \(name): advances of \(count) character\(count == 1 ? "" : "s")")
    },
    base.fonts.keys.sorted().compactMap { name in
      guard let old = base.fonts[name], let new = head.fonts[name], old.kerning != new.kerning
      else { return nil }
      return StructureChange(
        kind: .documentChanged, attribute: "kerning", text: "font \(name): kerning")
    },
    systemFontChanges(base.systemFont, head.systemFont),
  ]
  return parts.flatMap { $0 }
}

private func systemFontChanges(
  _ base: DeclaredSystemFont?, _ head: DeclaredSystemFont?
) -> [StructureChange] {
  let text: String
  switch (base, head) {
  case (nil, nil): return []
  case (nil, _?): text = "system font declared"
  case (_?, nil): text = "system font not declared any more"
  case (let old?, let new?):
    guard old != new else { return [] }
    text = "system font: metrics of its files"
  }
  return [StructureChange(kind: .documentChanged, text: text)]
}

/// Values by their names.
private typealias Facts = [String: String]

private func changes(
  _ noun: String, _ base: [String: Facts], _ head: [String: Facts]
) -> [StructureChange] {
  Set(base.keys).union(head.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    .flatMap { name -> [StructureChange] in
      let subject = "\(noun) \(name)"
      guard let old = base[name] else {
        return [StructureChange(kind: .documentChanged, text: "\(subject) declared")]
      }
      guard let new = head[name] else {
        return [StructureChange(kind: .documentChanged, text: "\(subject) not declared any more")]
      }
      return Set(old.keys).union(new.keys).sorted().compactMap { fact in
        let (before, after) = (old[fact], new[fact])
        guard before != after else { return nil }
        return StructureChange(
          kind: .documentChanged, attribute: fact, before: before, after: after,
          text: "\(subject): \(fact) \(before ?? "open") -> \(after ?? "open")")
      }
    }
}

private func text(_ number: Double) -> String {
  Int(exactly: number).map { String($0) } ?? "\(number)"
}

extension DeclaredView {
  fileprivate var facts: Facts {
    var facts: Facts = [:]
    facts["width"] = width.map(text)
    facts["height"] = height.map(text)
    facts["first baseline"] = firstBaseline.map(text)
    facts["last baseline"] = lastBaseline.map(text)
    facts["flips"] = flips.map { $0 ? "yes" : "no" }
    facts["alignment insets"] = alignmentInsets.map { insets in
      [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: ",")
    }
    return facts
  }
}

extension Size {
  fileprivate var facts: Facts { ["width": text(width), "height": text(height)] }
}

extension DeclaredFont {
  fileprivate var facts: Facts {
    var facts = [
      "ascender": text(ascender), "descender": text(descender), "line gap": text(lineGap),
    ]
    facts["average advance"] = averageAdvance.map(text)
    return facts
  }
}
