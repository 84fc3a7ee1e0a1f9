internal import LayoutModel

/// How values of the model read in a line of a report.

func number(_ value: Double) -> String { PointText.decimal(value, places: 4) }

func list(_ parts: [String]) -> String { parts.isEmpty ? "none" : parts.joined(separator: ", ") }

/// In quotes, on one line, cut at 60 characters.
func quoted(_ text: String?) -> String {
  guard let text else { return "none" }
  var line = "\""
  for (count, character) in text.enumerated() {
    if count == 60 { return line + "…\"" }
    let isControl = character.unicodeScalars.allSatisfy { $0.value < 32 || $0.value == 127 }
    line.append(character.isNewline || isControl ? " " : character)
  }
  return line + "\""
}

func words(_ frame: Frame) -> String {
  "(\([frame.x, frame.y, frame.width, frame.height].map(number).joined(separator: ",")))"
}

/// Top, left, bottom, right.
func words(_ insets: EdgeInsets) -> String {
  "(\([insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ",")))"
}

func words(_ margins: Margins?) -> String {
  switch margins {
  case nil: "none"
  case .absolute(let insets): words(insets)
  case .directional(let insets): "directional " + words(insets)
  }
}

func words(_ size: PlaceholderSize?) -> String {
  switch size {
  case nil: "none"
  case .points(let points): number(points)
  case .infinite: "infinite"
  }
}

func words(_ mask: AutoresizingMask) -> String {
  let parts: [(AutoresizingMask, String)] = [
    (.flexibleMinX, "left"), (.flexibleWidth, "width"), (.flexibleMaxX, "right"),
    (.flexibleMinY, "top"), (.flexibleHeight, "height"), (.flexibleMaxY, "bottom"),
  ]
  return list(parts.filter { mask.contains($0.0) }.map(\.1))
}

func words(_ font: FontDescription) -> String {
  let face =
    switch font.face {
    case .system(let weight, let italic): "system \(weight)\(italic ? " italic" : "")"
    case .textStyle(let style): style
    case .named(let name, _): name
    }
  return face + (font.pointSize.map { " \(number($0))" } ?? "")
}

/// Fonts and paragraph facts of the runs, so that restyling counts as an edit.
func styling(_ text: TextContent) -> String {
  guard text.isAttributed else { return "plain" }
  return list(
    text.runs.map { run in
      let spacing = [
        run.minimumLineHeight, run.maximumLineHeight, run.lineHeightMultiple, run.lineSpacing,
        run.kern,
      ].map { $0.map(number) ?? "-" }.joined(separator: "/")
      return (run.font.map(words) ?? "own font") + " " + spacing
    })
}

/// `in compact width`, `by default`.
func words(_ condition: TraitCondition) -> String {
  if condition.isDefault { return "by default" }
  var parts: [String] = []
  if let width = condition.widthClass { parts.append("\(width.rawValue) width") }
  if let height = condition.heightClass { parts.append("\(height.rawValue) height") }
  if let idiom = condition.idiom { parts.append(idiom.rawValue) }
  if let language = condition.language { parts.append(language.tag) }
  parts += condition.groups.map { "group \($0)" }
  return "in " + (parts.isEmpty ? condition.key : parts.joined(separator: " and "))
}

func words(_ multiplier: Multiplier) -> String {
  multiplier.denominator == 1
    ? number(multiplier.numerator)
    : "\(number(multiplier.numerator)):\(number(multiplier.denominator))"
}

/// `leading margin` for `leadingMargin`.
func words(_ attribute: LayoutAttribute) -> String {
  var text = ""
  for character in attribute.rawValue {
    text += character.isUppercase ? " " + character.lowercased() : String(character)
  }
  return text
}
