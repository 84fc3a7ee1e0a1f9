import LayoutModel

/// The attributes of `<document>` and what stands before its objects.
enum DocumentHeader {
  static func document(_ root: XMLElement, path: String) -> Document {
    var document = Document(kind: kind(root, path), platform: platform(root))
    document.toolsVersion = toolsVersion(root)
    if document.platform == .macOS { document.systemBuild = systemBuild(root) }
    document.usesAutoLayout = root.isYES("useAutolayout")
    document.usesSafeAreas = root.isYES("useSafeAreas")
    document.usesTraitVariations = root.isYES("useTraitCollections")
    document.isLaunchScreen = root.isYES("launchScreen")
    document.canvas = canvas(root)
    document.images = ImageReader.resources(of: root)
    document.customFonts = customFonts(root)
    document.isForPadOnly = root["targetRuntime"]?.hasSuffix(".iPad") == true
    return document
  }

  /// The major number of the tools that saved the file; 0 when it states none.
  static func toolsVersion(_ root: XMLElement) -> Int {
    let major = root["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) } ?? 0
    return min(max(major, 0), 1_000_000)
  }

  /// The digits that a build begins with: 14 of `14C109`.
  private static func systemBuild(_ root: XMLElement) -> Int? {
    root["systemVersion"].flatMap { Int($0.prefix(while: \.isWholeNumber)) }
  }

  private static func kind(_ root: XMLElement, _ path: String) -> DocumentKind {
    if root["type"]?.hasBytes(of: "Storyboard") == true { return .storyboard }
    return root.child("scenes") != nil || DocumentFormats.isStoryboard(path) ? .storyboard : .xib
  }

  private static func platform(_ root: XMLElement) -> Platform {
    let words = (root["targetRuntime"] ?? "") + " " + (root["type"] ?? "")
    if words.hasBytes(of: "watch") || words.hasBytes(of: "Watch") { return .watchOS }
    if words.hasBytes(of: "AppleTV") { return .tvOS }
    if words.hasBytes(of: "MacOSX") || words.hasBytes(of: ".Cocoa.") { return .macOS }
    return .iOS
  }

  private static func canvas(_ root: XMLElement) -> Canvas {
    var canvas = Canvas()
    if let device = root.child("device") {
      canvas.deviceID = device["id"]
      canvas.isLandscape = device["orientation"] == "landscape"
      canvas.adaptation = device.child("adaptation")?["id"] ?? device["layout"]
    }
    if let metrics = root.child("simulatedMetricsContainer") {
      canvas.legacyScreenType = metrics.child("simulatedScreenMetrics")?["type"]
      if root.child("device") == nil {
        canvas.isLandscape =
          metrics.child("simulatedOrientationMetrics")?["orientation"]?.hasBytes(of: "andscape")
          == true
      }
    }
    return canvas
  }

  /// `file: font` for every font a document names the file of.
  private static func customFonts(_ root: XMLElement) -> [String] {
    let files = root.child("customFonts")?.children.map { $0 } ?? []
    return files.flatMap { file in
      file.children.map { "\(file.key ?? ""): \($0.text)" }
    }
  }
}
