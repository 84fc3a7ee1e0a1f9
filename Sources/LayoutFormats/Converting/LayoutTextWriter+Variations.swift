import LayoutModel

extension LayoutTextWriter {
  mutating func writeVariations(of view: View, _ switched: Set<ObjectID>) {
    var blocks:
      [(condition: TraitCondition, lines: [String], included: [ObjectID], place: SourceLocation)] =
        []
    func place(of condition: TraitCondition, _ location: SourceLocation) -> Int {
      if let known = blocks.firstIndex(where: { $0.condition.key == condition.key }) {
        return known
      }
      blocks.append((condition, [], [], location))
      return blocks.count - 1
    }
    for variation in view.variations where !variation.condition.isDefault {
      let block = place(of: variation.condition, variation.location)
      for change in variation.changes {
        switch change {
        case .includeConstraints(let ids), .includeSubviews(let ids):
          blocks[block].included += ids
        case .excludeSubviews(let ids):
          blocks[block].lines += ids.compactMap { names[$0].map { "remove \($0)" } }
        default:
          lose(
            "a change for \(variation.condition.key)", of: view.id, at: variation.location)
        }
      }
    }
    for constraint in view.constraints {
      for variation in constraint.variations where !variation.condition.isDefault {
        let block = place(of: variation.condition, variation.location)
        guard let name = constraintNames[constraint.id] else { continue }
        var line = "change #\(name)"
        for change in variation.changes {
          switch change {
          case .constant(let value): line += " = \(LayoutPropertyText.number(value))"
          case .priority(let value): line += " @\(LayoutPropertyText.number(value))"
          default: lose("a change of it", of: constraint.id, at: variation.location)
          }
        }
        if line.hasSuffix("#\(name)") { continue }
        blocks[block].lines.append(line)
      }
    }
    for child in view.subviews {
      for variation in child.variations where !variation.condition.isDefault {
        let changes = variation.changes.compactMap { LayoutPropertyText.change($0) }
        guard !changes.isEmpty, let name = names[child.id] else { continue }
        let block = place(of: variation.condition, variation.location)
        blocks[block].lines.append("change \(name) { \(changes.joined(separator: "; ")) }")
      }
    }
    for block in blocks {
      guard let words = Self.words(block.condition) else {
        lose("what holds for \(block.condition.key)", of: view.id, at: block.place)
        continue
      }
      line("when \(words) {")
      depth += 1
      for child in view.subviews where block.included.contains(child.id) {
        write(child, excluding: switched)
      }
      for constraint in view.constraints where block.included.contains(constraint.id) {
        write(constraint, in: view)
      }
      for line in block.lines { self.line(line) }
      depth -= 1
      line("}")
    }
  }

  private static func words(_ condition: TraitCondition) -> String? {
    guard condition.undecidable.isEmpty, condition.groups.isEmpty else { return nil }
    if let idiom = condition.idiom, idiom != .phone, idiom != .pad { return nil }
    return [
      condition.widthClass.map { "width \($0.rawValue)" },
      condition.heightClass.map { "height \($0.rawValue)" }, condition.idiom?.rawValue,
      condition.language.map { "language \($0)" },
    ].compactMap { $0 }.joined(separator: " and ")
  }
}
