internal import LayoutModel

extension Configuration {
  /// A window that few apps are made for, as far as a document tells: a phone on its side, unless
  /// the document was designed so, and then an upright one; any phone where it was designed on an
  /// iPad; a phone that unfolds; a window that shares an iPad's screen; an
  /// upright iPad where all screens were designed on one that lies, or on a phone that does.
  func isUnusual(for scene: JudgedScene) -> Bool {
    switch idiom {
    case .phone:
      let canvas = scene.document.canvas
      // An iPad on its side says nothing of phones: an app may turn there and nowhere else.
      let isTurned = (size.width > size.height) != canvas.isPhoneOnItsSide
      return scene.isDesignedOnPad || isTurned || isUnfolding
    case .pad:
      let isMadeOnItsSide =
        scene.document.isForLandscapePads || scene.document.canvas.isPhoneOnItsSide
      return sharesPadScreen || isMadeOnItsSide && size.width < size.height
    default: return false
    }
  }

  /// What most people have: a usual window, and texts as they come.
  func isPlain(for scene: JudgedScene) -> Bool {
    !isUnusual(for: scene) && textFactor == 1 && contentSize == .large && !isBoldText
      && direction == .leftToRight
  }
}

extension Canvas {
  /// Interface Builder showed a phone that lies on its side when the document was saved.
  fileprivate var isPhoneOnItsSide: Bool {
    isLandscape && deviceID?.hasPrefix("ipad") == false
  }
}

extension Document {
  /// Its canvas is an iPad's, or, where it names none, a screen is recorded at an iPad's size. What
  /// varies with size classes is made for phones as well, on whatever canvas.
  var isDesignedOnPad: Bool {
    if isForPadOnly { return true }
    if variesWithSizeClass { return false }
    if canvas.legacyScreenType == "iPad" { return true }
    if let device = canvas.deviceID { return device.hasPrefix("ipad") }
    return scenes.contains { scene in
      guard scene.kind == .controller, let size = scene.root.frame?.size else { return false }
      return min(size.width, size.height) >= 700 && platform == .iOS
    }
  }

  /// Made for iPads alone, and every screen is wider than high.
  var isForLandscapePads: Bool {
    let screens = scenes.filter { $0.kind == .controller }.compactMap(\.root.frame)
    return isForPadOnly && !screens.isEmpty && screens.allSatisfy { $0.width > $0.height }
  }

  /// Something in it is different in another size class.
  private var variesWithSizeClass: Bool {
    usesTraitVariations
      && scenes.contains { scene in Axis.allCases.contains { scene.varies(withClassOf: $0) } }
  }
}
