internal import LayoutModel

/// Everything of a view that decides layout, as named values.
///
/// Left out as noise: recorded frames that constraints decide, `misplaced` and `ambiguous` marks,
/// places in the file.
struct ViewFacts {
  let names: ViewNames
  let constraints: ConstraintWords

  /// - Parameter isFrameInput: the recorded frame takes part in layout.
  func facts(of view: View, isFrameInput: Bool) -> [Fact] {
    var facts: [Fact] = [
      Fact("kind", view.kind.rawValue), Fact("class", view.customClass ?? "none"),
      Fact("label", quoted(view.label)), Fact("uses its mask", view.translatesMask),
      Fact("fixed frame", view.hasFixedFrame), Fact("hidden", view.isHidden),
      Fact("alpha", view.alpha), Fact("clips to bounds", view.clipsToBounds),
      Fact("opaque background", view.isOpaqueBackground),
      Fact("user interaction", view.isUserInteractionEnabled),
      Fact("content mode", view.contentMode ?? "none"),
      Fact("margins", words(view.margins)),
      Fact("preserves superview margins", view.preservesSuperviewMargins),
      Fact("insets margins from safe area", view.insetsMarginsFromSafeArea),
      Fact("follows readable width", view.followsReadableWidth),
      Fact("direction", view.semantic.rawValue),
      Fact("verifies ambiguity", view.verifyAmbiguity ?? "always"),
      Fact("runtime attributes", list(view.runtimeAttributes.sorted())),
    ]
    for axis in Axis.allCases {
      facts += [
        Fact("\(axis.rawValue) hugging", view.hugging[axis]),
        Fact("\(axis.rawValue) compression resistance", view.compressionResistance[axis]),
        Fact(
          "placeholder \(axis == .horizontal ? "width" : "height")",
          words(view.placeholderIntrinsicSize[axis])),
      ]
    }
    if isFrameInput {
      facts.append(Fact("frame", view.frame.map(words) ?? "none"))
      facts.append(Fact("mask", words(view.autoresizing)))
    }
    return facts + contentFacts(view.content) + view.variations.flatMap(variationFacts)
  }

  private func contentFacts(_ content: ViewContent) -> [Fact] {
    switch content {
    case .none: []
    case .label(let label):
      [
        Fact("text", quoted(label.text.plain)), Fact("font", words(label.font)),
        Fact("text style", styling(label.text)),
        Fact("number of lines", Double(label.numberOfLines)),
        Fact("line break", label.lineBreakMode ?? "none"),
        Fact("preferred width", label.preferredMaxLayoutWidth),
        Fact("shrinks text", label.adjustsFontSizeToFit),
        Fact("minimum scale", label.minimumScaleFactor),
        Fact("minimum font size", label.minimumFontSize),
        Fact("follows text size", label.adjustsForContentSize),
        Fact("alignment", label.alignment ?? "none"),
      ]
    case .button(let button):
      [
        Fact("text", quoted(button.shownTitle?.plain)),
        Fact("subtitle", quoted(button.configuration?.subtitle?.plain)),
        Fact("type", button.type ?? "custom"),
        Fact("style", button.configuration?.style ?? "none"),
        Fact("font", (button.configuration?.font ?? button.font).map(words) ?? "none"),
        Fact("image", button.shownImage?.name ?? "none"),
        Fact("background image", button.backgroundImage ?? "none"),
        Fact(
          "content insets",
          (button.configuration?.contentInsets ?? button.contentEdgeInsets).map(words) ?? "none"),
        Fact("title insets", button.titleEdgeInsets.map(words) ?? "none"),
        Fact("image insets", button.imageEdgeInsets.map(words) ?? "none"),
        Fact("image placement", button.configuration?.imagePlacement ?? "none"),
        Fact("image padding", button.configuration?.imagePadding ?? 0),
        Fact("title padding", button.configuration?.titlePadding ?? 0),
        Fact("button size", button.configuration?.buttonSize ?? "none"),
        Fact("line break", button.lineBreakMode ?? "none"),
      ]
    case .textField(let field):
      [
        Fact("text", quoted(field.text)), Fact("placeholder", quoted(field.placeholder)),
        Fact("border", field.borderStyle ?? "none"), Fact("font", words(field.font)),
        Fact("minimum font size", field.minimumFontSize), Fact("hides its text", field.isSecure),
      ]
    case .textView(let view):
      [
        Fact("text", quoted(view.text.plain)), Fact("font", words(view.font)),
        Fact("text style", styling(view.text)), Fact("scrolls", view.isScrollEnabled),
      ]
    case .image(let image):
      [
        Fact("image", image.name), Fact("symbol size", image.symbolPointSize),
        Fact("symbol scale", image.symbolScale ?? "none"),
        Fact("symbol text style", image.symbolTextStyle ?? "none"),
      ]
    case .stack(let stack):
      [
        Fact("axis", stack.axis.rawValue), Fact("distribution", stack.distribution.rawValue),
        Fact("alignment", stack.alignment.rawValue),
        Fact("spacing", stack.usesStandardSpacing ? "standard" : number(stack.spacing)),
        Fact("baseline spacing", stack.isBaselineRelative),
        Fact("arranges in margins", stack.arrangesInMargins),
      ]
    case .segmented(let control):
      [
        Fact(
          "segments",
          list(
            control.segments.map { segment in
              (segment.title ?? segment.image ?? "")
                + (segment.width.map { " (\(number($0)) wide)" } ?? "")
            })),
        Fact("apportions by content", control.apportionsByContent),
      ]
    case .progress(let style): [Fact("style", style ?? "none")]
    case .activityIndicator(let style): [Fact("style", style ?? "none")]
    case .pageControl(let pages): [Fact("pages", Double(pages))]
    case .datePicker(let mode, let style):
      [Fact("mode", mode ?? "none"), Fact("style", style ?? "none")]
    case .table(let table):
      [Fact("style", table.style ?? "plain"), Fact("row height", table.rowHeight)]
    }
  }

  private func variationFacts(_ variation: Variation) -> [Fact] {
    let when = words(variation.condition)
    return variation.changes.map { change in
      let fact = constraints.fact(of: change, names)
      return Fact("\(fact.name) \(when)", fact.value)
    }
  }
}
