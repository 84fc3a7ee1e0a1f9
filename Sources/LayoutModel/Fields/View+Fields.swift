extension View {
  /// Everything the view itself says but for its place, its content, and what it holds (guides,
  /// subviews, constraints, variations).
  package var fields: [ModelField] {
    identity + appearance + marginFields
      + [
        ModelField(
          "verifyAmbiguity", "verifies ambiguity", .word(verifyAmbiguity), absent: "always"),
        ModelField("runtimeAttributes", "runtime attributes", .words(runtimeAttributes.sorted())),
      ] + Axis.allCases.flatMap(sizeFields)
      + [
        ModelField("misplaced", .flag(isMarkedMisplaced), standard: .flag(false)),
        ModelField("ambiguous", .flag(isMarkedAmbiguous), standard: .flag(false)),
        ModelField("key", .word(key)),
        ModelField("frameInset", .fields(frameInset?.fields)),
        ModelField("declared", .fields(declared?.fields)),
      ]
  }

  /// Where the file puts the view. An input of layout only where no constraint decides: Interface
  /// Builder rewrites recorded frames when a file is merely opened.
  package var placeFields: [ModelField] {
    [
      ModelField("frame", "frame", .frame(frame)), ModelField("mask", "mask", .mask(autoresizing)),
    ]
  }

  private var identity: [ModelField] {
    [
      ModelField("id", .word(id.rawValue)),
      ModelField("hasOwnID", .flag(hasOwnID), standard: .flag(true)),
      ModelField("type", "kind", .word(kind.rawValue)),
      ModelField("class", "class", .word(customClass)), ModelField("label", "label", .text(label)),
    ]
  }

  private var appearance: [ModelField] {
    let off = FieldValue.flag(false)
    return [
      ModelField("translatesMask", "uses its mask", .flag(translatesMask), standard: off),
      ModelField("fixedFrame", "fixed frame", .flag(hasFixedFrame), standard: off),
      ModelField("hidden", "hidden", .flag(isHidden), standard: off),
      ModelField("alpha", "alpha", .number(alpha), standard: .number(1)),
      ModelField("clips", "clips to bounds", .flag(clipsToBounds), standard: off),
      ModelField("opaque", "opaque background", .flag(isOpaqueBackground), standard: off),
      ModelField(
        "interaction", "user interaction", .flag(isUserInteractionEnabled), standard: .flag(true)),
      ModelField("contentMode", "content mode", .word(contentMode)),
    ]
  }

  private var marginFields: [ModelField] {
    let off = FieldValue.flag(false)
    return [
      ModelField("margins", "margins", .margins(margins)),
      ModelField(
        "preservesMargins", "preserves superview margins", .flag(preservesSuperviewMargins),
        standard: off),
      ModelField(
        "insetsMargins", "insets margins from safe area", .flag(insetsMarginsFromSafeArea),
        standard: .flag(true)),
      ModelField(
        "readableWidth", "follows readable width", .flag(followsReadableWidth), standard: off),
      ModelField(
        "semantic", "direction", .word(semantic.rawValue),
        standard: .word(SemanticContent.unspecified.rawValue)),
    ]
  }

  private func sizeFields(_ axis: Axis) -> [ModelField] {
    let isAcross = axis == .horizontal
    return [
      ModelField(
        isAcross ? "huggingH" : "huggingV", isAcross ? "horizontal hugging" : "vertical hugging",
        .number(hugging[axis]), standard: .number(250)),
      ModelField(
        isAcross ? "compressionH" : "compressionV",
        isAcross ? "horizontal compression resistance" : "vertical compression resistance",
        .number(compressionResistance[axis]), standard: .number(750)),
      ModelField(
        isAcross ? "placeholderH" : "placeholderV",
        isAcross ? "placeholder width" : "placeholder height",
        .placeholder(placeholderIntrinsicSize[axis])),
      ModelField(isAcross ? "designedH" : "designedV", .number(designedSize[axis])),
    ]
  }
}

extension FrameInset {
  package var fields: [ModelField] {
    [
      ModelField("minX", .number(minX)), ModelField("minY", .number(minY)),
      ModelField("maxX", .number(maxX)), ModelField("maxY", .number(maxY)),
      ModelField("width", .number(width)), ModelField("height", .number(height)),
    ]
  }
}

extension DeclaredView {
  package var fields: [ModelField] {
    [
      ModelField("width", .number(width)), ModelField("height", .number(height)),
      ModelField("alignmentInsets", .insets(alignmentInsets)),
      ModelField("firstBaseline", .number(firstBaseline)),
      ModelField("lastBaseline", .number(lastBaseline)),
      ModelField("flips", .word(flips.map { $0 ? "yes" : "no" })),
    ]
  }
}
