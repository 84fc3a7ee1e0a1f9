extension ButtonContent {
  /// A configured button shows its configuration and keeps what the old properties say: the key has
  /// both, a diff what is shown.
  package var fields: [ModelField] {
    [
      .shown("text", .text(shownTitle?.plain)),
      .shown("subtitle", .text(configuration?.subtitle?.plain)),
      ModelField("buttonType", "type", .word(type), absent: "custom"),
      .shown("style", .word(configuration?.style)),
      .shown("font", .font(configuration?.font ?? font)),
      .shown("image", .word(shownImage?.name)),
      ModelField("backgroundImage", "background image", .word(backgroundImage)),
      .shown("content insets", .insets(configuration?.contentInsets ?? contentEdgeInsets)),
      ModelField("titleInsets", "title insets", .insets(titleEdgeInsets)),
      ModelField("imageInsets", "image insets", .insets(imageEdgeInsets)),
      .shown("image placement", .word(configuration?.imagePlacement)),
      .shown("image padding", .number(configuration?.imagePadding ?? 0)),
      .shown("title padding", .number(configuration?.titlePadding ?? 0)),
      .shown("button size", .word(configuration?.buttonSize)),
      ModelField("titleLineBreak", "line break", .word(lineBreakMode)),
      ModelField(
        "horizontalAlignment", "horizontal alignment", .word(horizontalAlignment), absent: "center"),
      ModelField(
        "verticalAlignment", "vertical alignment", .word(verticalAlignment), absent: "center"),
      ModelField("title", .styledText(title)), ModelField("font", .font(font)),
      ModelField("image", .image(image)),
      ModelField("symbolBackground", .flag(hasSymbolBackground)),
      ModelField("contentInsets", .insets(contentEdgeInsets)),
      ModelField("configuration", .fields(configuration?.fields)),
      ModelField("role", .word(role)),
    ]
  }
}

extension ButtonConfiguration {
  fileprivate var fields: [ModelField] {
    [
      ModelField("style", .word(style)), ModelField("title", .styledText(title)),
      ModelField("subtitle", .styledText(subtitle)), ModelField("image", .image(image)),
      ModelField("font", .font(font)), ModelField("contentInsets", .insets(contentInsets)),
      ModelField("imagePlacement", .word(imagePlacement)),
      ModelField("imagePadding", .number(imagePadding), standard: .number(0)),
      ModelField("titlePadding", .number(titlePadding), standard: .number(0)),
      ModelField("buttonSize", .word(buttonSize)),
    ]
  }
}
