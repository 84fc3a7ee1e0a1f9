import LayoutModel

/// Buttons: the normal state, and the configuration of newer ones.
enum ButtonReader {
  static func button(_ element: XMLElement) -> ButtonContent {
    var button = ButtonContent(type: element["buttonType"])
    button.lineBreakMode = element["lineBreakMode"]
    button.horizontalAlignment = alignment(element["contentHorizontalAlignment"])
    button.verticalAlignment = alignment(element["contentVerticalAlignment"])
    button.role = element["role"]
    if let font = element.child("fontDescription", keyed: "fontDescription") {
      button.font = FontReader.font(of: font)
    }
    if let state = element.child("state", keyed: "normal") {
      button.title = TextReader.text("title", attributed: "attributedTitle", of: state)
      button.image = ImageReader.image(of: state)
      let background = state.child("imageReference", keyed: "backgroundImage")
      button.backgroundImage = state["backgroundImage"] ?? background?["image"]
      // A state's own catalog is its image's where it has one.
      let catalog = state["image"] == nil ? state["catalog"] : nil
      button.hasSymbolBackground =
        button.backgroundImage != nil && (background?["catalog"] ?? catalog) == "system"
    }
    button.contentEdgeInsets = insets("contentEdgeInsets", of: element)
    button.titleEdgeInsets = insets("titleEdgeInsets", of: element)
    button.imageEdgeInsets = insets("imageEdgeInsets", of: element)
    button.configuration = element.child("buttonConfiguration").map(configuration)
    return button
  }

  /// Nil for the inherited default, which Interface Builder writes or leaves out.
  private static func alignment(_ word: String?) -> String? { word == "center" ? nil : word }

  /// Nil when every side is plainly zero: that is the inherited default. An explicit zero is
  /// written as the smallest normal number on some side.
  private static func insets(_ key: String, of element: XMLElement) -> EdgeInsets? {
    guard let inset = element.child("inset", keyed: key) else { return nil }
    let isDefault = ["minX", "minY", "maxX", "maxY"].allSatisfy { side in
      inset[side].flatMap { Double($0) } ?? 0 == 0
    }
    return isDefault ? nil : inset.insets("minY", "minX", "maxY", "maxX")
  }

  private static func configuration(_ element: XMLElement) -> ButtonConfiguration {
    var configuration = ButtonConfiguration(style: element["style"] ?? "plain")
    configuration.title = TextReader.text("title", attributed: "attributedTitle", of: element)
    configuration.subtitle = TextReader.text(
      "subtitle", attributed: "attributedSubtitle", of: element)
    configuration.image = ImageReader.image(
      configuration: "preferredSymbolConfigurationForImage", of: element)
    configuration.font = element.child("fontDescription", keyed: "titleFontDescription")
      .map(FontReader.font)
    configuration.contentInsets = element.child("directionalEdgeInsets", keyed: "contentInsets")
      .map { $0.insets("top", "leading", "bottom", "trailing") }
    configuration.imagePlacement = element["imagePlacement"]
    configuration.imagePadding = element.number("imagePadding") ?? 0
    configuration.titlePadding = element.number("titlePadding") ?? 0
    configuration.buttonSize = element["buttonSize"]
    return configuration
  }
}
