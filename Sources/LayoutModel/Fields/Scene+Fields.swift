extension Scene {
  /// Everything the scene says of itself and of what surrounds its root, but for its views.
  package var fields: [ModelField] {
    [
      ModelField("kind", "kind", .word(kind.rawValue)), ModelField("id", .word(id.rawValue)),
      ModelField("title", .word(title)), ModelField("besideStack", .flag(isBesideStackView)),
      ModelField("enclosingView", .word(enclosingView?.rawValue)),
      ModelField("enclosingScene", .word(enclosingScene?.rawValue)),
      ModelField("simulation", .fields(simulation.fields)),
      ModelField("groupConditions", .list(groupConditions.map(\.fields))),
      ModelField("controller", .fields(controller?.fields)),
      ModelField("cell", .fields(cell?.fields)),
      ModelField("window", .fields(window?.fields)),
    ]
  }
}

extension ControllerContext {
  package var fields: [ModelField] {
    let embeds = embeds.sorted { $0.key < $1.key }
    return [
      ModelField("element", "controller", .word(element)),
      ModelField("class", "controller class", .word(customClass)),
      ModelField("navigationBar", "navigation bar", .word(navigationBar.rawValue)),
      ModelField("tabBar", "tab bar", .flag(hasTabBar)),
      ModelField("toolbar", "toolbar", .flag(hasToolbar)),
      ModelField("embedded", "embedded", .flag(isEmbedded)),
      ModelField("presented", "presented", .flag(isPresented)),
      ModelField("hidesStatusBar", "hides status bar", .flag(hidesStatusBar)),
      ModelField("freeform", "freeform size", .flag(isFreeform)),
      ModelField("minimumMargins", "system minimum margins", .flag(respectsSystemMinimumMargins)),
      ModelField("id", .word(id.rawValue)),
      ModelField("presentationStyle", .word(presentationStyle)),
      ModelField("underTopBar", .flag(extendsUnderTopBar)),
      ModelField("underBottomBar", .flag(extendsUnderBottomBar)),
      ModelField("underOpaqueBars", .flag(extendsUnderOpaqueBars)),
      ModelField("opaqueNavigationBar", .flag(hasOpaqueNavigationBar)),
      ModelField("navigationBarHeight", .number(navigationBarHeight)),
      ModelField("prompt", .flag(hasPrompt)),
      ModelField("topGuide", .word(topGuide?.rawValue)),
      ModelField("bottomGuide", .word(bottomGuide?.rawValue)),
      ModelField("embedders", .views(embeds.map(\.key))),
      ModelField("embedded scenes", .views(embeds.map(\.value))),
    ]
  }
}

extension CellContext {
  package var fields: [ModelField] {
    [
      ModelField("style", "cell style", .word(style), absent: "custom"),
      ModelField("class", "cell class", .word(customClass)),
      ModelField("accessory", "accessory", .word(accessory)),
      ModelField("rowHeight", "row height", .number(rowHeight)),
      ModelField("kind", .word(kind.rawValue)), ModelField("id", .word(id?.rawValue)),
      ModelField("frame", .frame(frame)), ModelField("reuseIdentifier", .word(reuseIdentifier)),
      ModelField("builtInViews", .views(builtInViews)),
      ModelField("sizesItself", .flag(sizesItself)),
      ModelField("containerWidth", .number(containerWidth)),
      ModelField("containerHeight", .number(containerHeight)),
      ModelField("containerStyle", .word(containerStyle)),
      ModelField("contentViewHasID", .flag(contentViewHasID)),
      ModelField("prototype", .flag(isPrototype)),
      ModelField("inRootTable", .flag(isInRootTable)),
    ]
  }
}

extension Simulation {
  fileprivate var fields: [ModelField] {
    [
      ModelField("statusBar", .word(statusBar?.rawValue)),
      ModelField("topBar", .word(topBar?.rawValue)),
      ModelField("bottomBar", .word(bottomBar?.rawValue)),
      ModelField("freeform", .flag(isFreeform)),
      ModelField("sizeMetrics", .word(sizeMetrics)),
      ModelField("freeformSize", .size(freeformSize)),
    ]
  }
}

extension GroupCondition {
  fileprivate var fields: [ModelField] {
    func side(_ side: Side?) -> FieldValue {
      .fields(
        side.map {
          [
            ModelField("view", .word($0.view.rawValue)),
            ModelField("attribute", .word($0.attribute.rawValue)),
          ]
        })
    }
    return [
      ModelField("group", .word(group)),
      ModelField(
        "comparisons",
        .list(
          comparisons.map { comparison in
            [
              ModelField("left", side(comparison.left)),
              ModelField("relation", .word(comparison.relation.sign)),
              ModelField("right", side(comparison.right)),
              ModelField("number", .number(comparison.number)),
            ]
          })),
    ]
  }
}

extension Document {
  /// Properties of the document that all its scenes share, but for images, of which each scene needs its own.
  package var fields: [ModelField] {
    [
      ModelField("autoLayout", "Auto Layout", .flag(usesAutoLayout)),
      ModelField("safeAreas", "safe areas", .flag(usesSafeAreas)),
      ModelField("traitVariations", "trait variations", .flag(usesTraitVariations)),
      ModelField("launchScreen", "launch screen", .flag(isLaunchScreen)),
      ModelField("platform", "platform", .word(platform.rawValue)),
      ModelField("kind", "kind", .word(kind.rawValue)),
      ModelField("fonts", "fonts", .words(customFonts)),
      ModelField("toolsVersion", .count(toolsVersion)),
      ModelField("systemBuild", .count(systemBuild)),
      ModelField("canvasDevice", .word(canvas.deviceID)),
      ModelField("canvasLandscape", .flag(canvas.isLandscape)),
      ModelField("canvasAdaptation", .word(canvas.adaptation)),
      ModelField("canvasHalfPoints", .flag(canvas.hasHalfPoints)),
      ModelField("canvasScreenType", .word(canvas.legacyScreenType)),
      ModelField("translatedViews", .views(translatedViews.sorted())),
    ]
  }
}
