import LayoutModel

/// `<variation>` children: what replaces an element's own values for some traits.
enum VariationReader {
  static func variations(of element: XMLElement) -> [Variation] {
    element.children.filter { $0.name == "variation" }.map { child in
      Variation(
        condition: condition(child.key ?? ""), changes: changes(child),
        location: child.location)
    }
  }

  /// `heightClass=regular-widthClass=compact` and the like.
  static func condition(_ key: String) -> TraitCondition {
    var condition = TraitCondition(key: key, isDefault: key == "default")
    if condition.isDefault { return condition }
    for part in key.split(separator: "-") {
      let words = part.split(separator: "=", maxSplits: 1)
      let value = words.count == 2 ? String(words[1]) : ""
      switch words.first ?? "" {
      case "widthClass" where SizeClass(rawValue: value) != nil:
        condition.widthClass = SizeClass(rawValue: value)
      case "heightClass" where SizeClass(rawValue: value) != nil:
        condition.heightClass = SizeClass(rawValue: value)
      case "userInterfaceIdiom" where Idiom(rawValue: value) != nil:
        condition.idiom = Idiom(rawValue: value)
      default: condition.undecidable.append(String(part))
      }
    }
    if key.isEmpty { condition.undecidable.append("") }
    return condition
  }

  private static func changes(_ element: XMLElement) -> [Variation.Change] {
    let attributes = element.attributes.filter { $0.name != "key" }
    return attributes.map { change($0.name, $0.value) } + element.children.flatMap(childChanges)
  }

  private static func change(_ name: String, _ value: String) -> Variation.Change {
    let number = NumberText.number(value)
    switch name {
    case "constant": if let number { return .constant(number) }
    case "multiplier":
      if let multiplier = NumberText.multiplier(value) { return .multiplier(multiplier) }
    case "priority": if let number, number > 0 { return .priority(min(1000, number)) }
    case "symbolic": return .symbolic(value == "YES")
    case "hidden": return .hidden(value == "YES")
    case "fixedFrame": return .fixedFrame(value == "YES")
    case "numberOfLines": if let number { return .numberOfLines(max(0, Int(number))) }
    case "axis": return .axis(StackWords.axis(value))
    case "distribution": return .distribution(StackWords.distribution(value))
    case "alignment": return .alignment(StackWords.alignment(value))
    case "spacing": if let number { return .spacing(number) }
    case "image": return .image(value)
    case "horizontalHuggingPriority": if let number { return .hugging(.horizontal, number) }
    case "verticalHuggingPriority": if let number { return .hugging(.vertical, number) }
    case "horizontalCompressionResistancePriority":
      if let number { return .compressionResistance(.horizontal, number) }
    case "verticalCompressionResistancePriority":
      if let number { return .compressionResistance(.vertical, number) }
    default: break
    }
    return .other(name, value)
  }

  private static func childChanges(_ child: XMLElement) -> [Variation.Change] {
    switch (child.name, child.key) {
    case ("rect", "frame"): return FrameReader.frame(child).map { [.frame($0)] } ?? []
    case ("fontDescription", _): return [.font(FontReader.font(of: child))]
    case ("imageReference", "image"): return child["image"].map { [.image($0)] } ?? []
    case ("mask", "constraints"):
      return mask(child, include: { .includeConstraints($0) }, exclude: { .excludeConstraints($0) })
    case ("mask", "subviews"):
      return mask(child, include: { .includeSubviews($0) }, exclude: { .excludeSubviews($0) })
    default:
      if let margins = FrameReader.margins(child) { return [.margins(margins)] }
      return [.other(child.key ?? child.name, child.name)]
    }
  }

  private static func mask(
    _ element: XMLElement, include: ([ObjectID]) -> Variation.Change,
    exclude: ([ObjectID]) -> Variation.Change
  ) -> [Variation.Change] {
    func references(_ name: String) -> [ObjectID] {
      element.children.filter { $0.name == name }.compactMap {
        $0["reference"].map { ObjectID($0) }
      }
    }
    let (excluded, included) = (references("exclude"), references("include"))
    return (excluded.isEmpty ? [] : [exclude(excluded)])
      + (included.isEmpty ? [] : [include(included)])
  }
}
