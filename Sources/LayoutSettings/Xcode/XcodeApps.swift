internal import DeviceCatalogue
internal import LayoutModel

/// What the Xcode projects beside the documents say their apps run on.
///
/// Of several apps, whatever one of them runs on counts. Where a setting cannot be told from the
/// files (a variable, an `.xcconfig`, a file that is not there), nothing is concluded from it.
struct XcodeApps {
  private(set) var families: Set<Idiom>?
  private(set) var orientations: [Idiom: Set<Orientation>] = [:]
  private(set) var isFullScreen: Bool?
  /// The projects that were read.
  private(set) var sources: [DocumentPath] = []

  init(_ files: SettingsFiles) throws {
    var builds: [(build: XcodeProject.Build, folder: DocumentPath)] = []
    for path in try files.projects() {
      guard let bytes = try files.read(path), let found = XcodeProject.builds(bytes) else {
        continue
      }
      // The file lies in App.xcodeproj, paths in it begin beside that.
      builds += found.map { ($0, path.folder.folder) }
      if !found.isEmpty { sources.append(path) }
    }
    guard !builds.isEmpty else { return }
    families = Self.union(builds.map { Self.families($0.build) })
    let plists = try builds.map { build, folder -> PropertyList? in
      guard let name = build.infoPlist else { return nil }
      return try files.read(folder.appending(name)).flatMap { PropertyList($0) }
    }
    let facts = zip(builds.map(\.build), plists)
    let key = "UISupportedInterfaceOrientations"
    for (idiom, suffix, plistSuffix) in [
      (Idiom.phone, "_iPhone", "~iphone"), (.pad, "_iPad", "~ipad"),
    ] {
      orientations[idiom] = Self.union(
        facts.map { build, plist in
          let words =
            plist?[key + plistSuffix]?.strings ?? plist?[key]?.strings
            ?? (build.text("INFOPLIST_KEY_" + key + suffix) ?? build.text("INFOPLIST_KEY_" + key))?
            .split(separator: " ").map(String.init)
          return words.map { Set($0.compactMap(Orientation.init(infoPlist:))) }
        })
    }
    let flags = facts.map { build, plist in
      (plist?["UIRequiresFullScreen"] ?? build.settings["INFOPLIST_KEY_UIRequiresFullScreen"])?
        .isTrue ?? false
    }
    isFullScreen = flags.allSatisfy { $0 }
  }

  private static func families(_ build: XcodeProject.Build) -> Set<Idiom>? {
    guard let text = build.text("TARGETED_DEVICE_FAMILY") else { return nil }
    let idioms = text.split(separator: ",").compactMap { number -> Idiom? in
      switch number.trimming() {
      case "1": .phone
      case "2": .pad
      default: nil
      }
    }
    return idioms.isEmpty ? nil : Set(idioms)
  }

  /// All of them together; nil where one is not known, or none says anything.
  private static func union<Value>(_ sets: [Set<Value>?]) -> Set<Value>? {
    var all: Set<Value> = []
    for set in sets {
      guard let set, !set.isEmpty else { return nil }
      all.formUnion(set)
    }
    return all.isEmpty ? nil : all
  }
}

extension Substring {
  fileprivate func trimming() -> Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension Orientation {
  fileprivate init?(infoPlist word: String) {
    switch word {
    case "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown":
      self = .portrait
    case "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight":
      self = .landscape
    default: return nil
    }
  }
}
