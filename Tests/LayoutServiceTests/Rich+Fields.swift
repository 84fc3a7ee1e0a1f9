import LayoutModel

/// The fields of each type, by name: a new one is missing here until its key is thought of.
extension Rich {
  static var sceneFields: [Field<Scene>] {
    [
      field("id", \.id),
      field("kind", \.kind),
      field("title", \.title),
      field("controller", \.controller),
      field("cell", \.cell),
      field("simulation", \.simulation),
      field("enclosingView", \.enclosingView),
      field("enclosingScene", \.enclosingScene),
      field("isBesideStackView", \.isBesideStackView),
      field("groupConditions", \.groupConditions),
      field("window", \.window),
    ]
  }
  static var windowFields: [Field<WindowContext>] {
    [field("minimum", \.minimum), field("maximum", \.maximum)]
  }
  static var controllerFields: [Field<ControllerContext>] {
    [
      field("navigationBar", \.navigationBar),
      field("hasTabBar", \.hasTabBar),
      field("hasToolbar", \.hasToolbar),
      field("isEmbedded", \.isEmbedded),
      field("isPresented", \.isPresented),
      field("presentationStyle", \.presentationStyle),
      field("extendsUnderTopBar", \.extendsUnderTopBar),
      field("extendsUnderBottomBar", \.extendsUnderBottomBar),
      field("extendsUnderOpaqueBars", \.extendsUnderOpaqueBars),
      field("hasOpaqueNavigationBar", \.hasOpaqueNavigationBar),
      field("navigationBarHeight", \.navigationBarHeight),
      field("hasPrompt", \.hasPrompt),
      field("hidesStatusBar", \.hidesStatusBar),
      field("isFreeform", \.isFreeform),
      field("respectsSystemMinimumMargins", \.respectsSystemMinimumMargins),
      field("topGuide", \.topGuide),
      field("bottomGuide", \.bottomGuide),
      field("embeds", \.embeds),
      field("element", \.element),
      field("customClass", \.customClass),
      field("id", \.id),
    ]
  }
  static var cellFields: [Field<CellContext>] {
    [
      field("kind", \.kind),
      field("id", \.id),
      field("frame", \.frame),
      field("customClass", \.customClass),
      field("reuseIdentifier", \.reuseIdentifier),
      field("style", \.style),
      field("accessory", \.accessory),
      field("builtInViews", \.builtInViews),
      field("rowHeight", \.rowHeight),
      field("sizesItself", \.sizesItself),
      field("containerWidth", \.containerWidth),
      field("containerHeight", \.containerHeight),
      field("containerStyle", \.containerStyle),
      field("contentViewHasID", \.contentViewHasID),
      field("isPrototype", \.isPrototype),
      field("isInRootTable", \.isInRootTable),
    ]
  }
  static var simulationFields: [Field<Simulation>] {
    [
      field("statusBar", \.statusBar),
      field("topBar", \.topBar),
      field("bottomBar", \.bottomBar),
      field("isFreeform", \.isFreeform),
      field("sizeMetrics", \.sizeMetrics),
      field("freeformSize", \.freeformSize),
    ]
  }
  static var documentFields: [Field<Document>] {
    [
      field("kind", \.kind),
      field("platform", \.platform),
      field("toolsVersion", \.toolsVersion),
      field("systemBuild", \.systemBuild),
      field("usesAutoLayout", \.usesAutoLayout),
      field("usesSafeAreas", \.usesSafeAreas),
      field("usesTraitVariations", \.usesTraitVariations),
      field("isLaunchScreen", \.isLaunchScreen),
      field("customFonts", \.customFonts),
      field("translatedViews", \.translatedViews),
    ]
  }
  static var canvasFields: [Field<Canvas>] {
    [
      field("deviceID", \.deviceID),
      field("isLandscape", \.isLandscape),
      field("adaptation", \.adaptation),
      field("hasHalfPoints", \.hasHalfPoints),
      field("legacyScreenType", \.legacyScreenType),
    ]
  }
  static var viewFields: [Field<View>] {
    [
      field("id", \.id),
      field("hasOwnID", \.hasOwnID),
      field("kind", \.kind),
      field("customClass", \.customClass),
      field("label", \.label),
      field("frame", \.frame),
      field("frameInset", \.frameInset),
      field("autoresizing", \.autoresizing),
      field("translatesMask", \.translatesMask),
      field("hasFixedFrame", \.hasFixedFrame),
      field("isHidden", \.isHidden),
      field("alpha", \.alpha),
      field("clipsToBounds", \.clipsToBounds),
      field("isOpaqueBackground", \.isOpaqueBackground),
      field("isUserInteractionEnabled", \.isUserInteractionEnabled),
      field("contentMode", \.contentMode),
      field("hugging", \.hugging),
      field("compressionResistance", \.compressionResistance),
      field("placeholderIntrinsicSize", \.placeholderIntrinsicSize),
      field("designedSize", \.designedSize),
      field("declared", \.declared),
      field("margins", \.margins),
      field("preservesSuperviewMargins", \.preservesSuperviewMargins),
      field("insetsMarginsFromSafeArea", \.insetsMarginsFromSafeArea),
      field("followsReadableWidth", \.followsReadableWidth),
      field("semantic", \.semantic),
      field("isMarkedMisplaced", \.isMarkedMisplaced),
      field("isMarkedAmbiguous", \.isMarkedAmbiguous),
      field("verifyAmbiguity", \.verifyAmbiguity),
      field("runtimeAttributes", \.runtimeAttributes),
      field("key", \.key),
    ]
  }
  static var insetFields: [Field<FrameInset>] {
    [
      field("minX", \.minX),
      field("minY", \.minY),
      field("maxX", \.maxX),
      field("maxY", \.maxY),
      field("width", \.width),
      field("height", \.height),
    ]
  }
  static var guideFields: [Field<LayoutGuide>] {
    [
      field("id", \.id),
      field("kind", \.kind),
    ]
  }
  static var constraintFields: [Field<LayoutConstraint>] {
    [
      field("id", \.id),
      field("owner", \.owner),
      field("firstItem", \.firstItem),
      field("firstAttribute", \.firstAttribute),
      field("relation", \.relation),
      field("secondItem", \.secondItem),
      field("secondAttribute", \.secondAttribute),
      field("multiplier", \.multiplier),
      field("constant", \.constant),
      field("priority", \.priority),
      field("identifier", \.identifier),
      field("isSymbolic", \.isSymbolic),
      field("isPlaceholder", \.isPlaceholder),
    ]
  }
  static var conditionFields: [Field<TraitCondition>] {
    [
      field("widthClass", \.widthClass),
      field("heightClass", \.heightClass),
      field("idiom", \.idiom),
      field("isDefault", \.isDefault),
      field("undecidable", \.undecidable),
      field("language", \.language),
      field("groups", \.groups),
      field("key", \.key),
    ]
  }
  static var labelFields: [Field<LabelContent>] {
    [
      field("text", \.text),
      field("font", \.font),
      field("numberOfLines", \.numberOfLines),
      field("lineBreakMode", \.lineBreakMode),
      field("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
      field("minimumScaleFactor", \.minimumScaleFactor),
      field("minimumFontSize", \.minimumFontSize),
      field("adjustsFontSizeToFit", \.adjustsFontSizeToFit),
      field("adjustsForContentSize", \.adjustsForContentSize),
      field("alignment", \.alignment),
    ]
  }
  static var buttonFields: [Field<ButtonContent>] {
    [
      field("type", \.type),
      field("title", \.title),
      field("font", \.font),
      field("image", \.image),
      field("backgroundImage", \.backgroundImage),
      field("hasSymbolBackground", \.hasSymbolBackground),
      field("contentEdgeInsets", \.contentEdgeInsets),
      field("titleEdgeInsets", \.titleEdgeInsets),
      field("imageEdgeInsets", \.imageEdgeInsets),
      field("configuration", \.configuration),
      field("lineBreakMode", \.lineBreakMode),
      field("horizontalAlignment", \.horizontalAlignment),
      field("verticalAlignment", \.verticalAlignment),
      field("role", \.role),
    ]
  }
  static var buttonConfigurationFields: [Field<ButtonConfiguration>] {
    [
      field("style", \.style),
      field("title", \.title),
      field("subtitle", \.subtitle),
      field("image", \.image),
      field("font", \.font),
      field("contentInsets", \.contentInsets),
      field("imagePlacement", \.imagePlacement),
      field("imagePadding", \.imagePadding),
      field("titlePadding", \.titlePadding),
      field("buttonSize", \.buttonSize),
    ]
  }
  static var textFieldFields: [Field<TextFieldContent>] {
    [
      field("borderStyle", \.borderStyle),
      field("text", \.text),
      field("placeholder", \.placeholder),
      field("font", \.font),
      field("minimumFontSize", \.minimumFontSize),
      field("isSecure", \.isSecure),
      field("hasClearButton", \.hasClearButton),
    ]
  }
  static var textViewFields: [Field<TextViewContent>] {
    [
      field("text", \.text),
      field("font", \.font),
      field("isScrollEnabled", \.isScrollEnabled),
    ]
  }
  static var imageFields: [Field<ImageContent>] {
    [
      field("name", \.name),
      field("isSystemSymbol", \.isSystemSymbol),
      field("symbolPointSize", \.symbolPointSize),
      field("symbolScale", \.symbolScale),
      field("symbolTextStyle", \.symbolTextStyle),
    ]
  }
  static var stackFields: [Field<StackContent>] {
    [
      field("axis", \.axis),
      field("distribution", \.distribution),
      field("alignment", \.alignment),
      field("spacing", \.spacing),
      field("usesStandardSpacing", \.usesStandardSpacing),
      field("isBaselineRelative", \.isBaselineRelative),
      field("arrangesInMargins", \.arrangesInMargins),
    ]
  }
  static var segmentFields: [Field<SegmentedContent.Segment>] {
    [
      field("title", \.title),
      field("image", \.image),
      field("width", \.width),
    ]
  }
  static var tableFields: [Field<TableContent>] {
    [
      field("style", \.style),
      field("rowHeight", \.rowHeight),
    ]
  }
  static var runFields: [Field<TextContent.Run>] {
    [
      field("text", \.text),
      field("font", \.font),
      field("minimumLineHeight", \.minimumLineHeight),
      field("maximumLineHeight", \.maximumLineHeight),
      field("lineHeightMultiple", \.lineHeightMultiple),
      field("lineSpacing", \.lineSpacing),
      field("kern", \.kern),
    ]
  }
  static var configurationFields: [Field<Configuration>] {
    [
      field("name", \.name),
      field("device", \.device),
      field("size", \.size),
      field("scale", \.scale),
      field("safeArea", \.safeArea),
      field("widthClass", \.widthClass),
      field("heightClass", \.heightClass),
      field("idiom", \.idiom),
      field("direction", \.direction),
      field("contentSize", \.contentSize),
      field("textFactor", \.textFactor),
      field("isBoldText", \.isBoldText),
      field("language", \.language),
      field("system", \.system),
      field("cellWidth", \.cellWidth),
      field("keyboard", \.keyboard),
    ]
  }
}
