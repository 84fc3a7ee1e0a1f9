internal import DeviceCatalogue
internal import LayoutModel

/// The platforms and devices of the apps in the Xcode projects beside the documents.
///
/// A device counts where one of the apps runs on it. Apps in folders of libraries and examples count only where
/// there are no others. A setting that the files do not show (a variable, an
/// `.xcconfig`, a file that is not there) says nothing.
struct XcodeApps {
  private(set) var families: Set<Idiom>?
  private(set) var orientations: [Idiom: Set<Orientation>] = [:]
  private(set) var isFullScreen: Bool?
  private(set) var leastSystem: Int?
  /// The largest phone that launch images are for, where no app has a launch storyboard.
  private(set) var largestPhone: Size?
  /// The projects that were read.
  private(set) var sources: [DocumentPath] = []

  init(_ files: SettingsFiles) throws {
    var read: [(path: DocumentPath, builds: [Build])] = []
    for path in try files.ownProjects() {
      guard let bytes = try files.read(path),
        let found = try Self.builds(bytes, at: path, files.read), !found.isEmpty
      else { continue }
      read.append((path, found))
    }
    let own = read.filter { !Self.isOfLibrary($0.path) }
    if !own.isEmpty { read = own }
    sources = read.map(\.path)
    let builds = read.flatMap(\.builds)
    guard !builds.isEmpty else { return }
    families = Self.union(builds.map(\.build.families))
    let targets = builds.map { build in
      build.build.text("IPHONEOS_DEPLOYMENT_TARGET").flatMap(ShippedApp.majorVersion)
    }
    if !targets.contains(nil) { leastSystem = targets.compactMap(\.self).min() }
    let plists = try builds.map { build -> PropertyList? in
      guard build.properties == nil, let name = build.build.infoPlist else {
        return build.properties
      }
      return try files.read(build.folder.appending(name)).flatMap { PropertyList($0) }
    }
    let facts = zip(builds.map(\.build), plists)
    for idiom in [Idiom.phone, .pad] {
      orientations[idiom] = Self.union(facts.map { $0.orientations(on: idiom, $1) })
    }
    isFullScreen = facts.allSatisfy { $0.requiresFullScreen($1) }
    largestPhone = LaunchImages.largestPhone(of: builds.map(\.build), plists)
  }

  /// Whether a project lies in a folder of a library, or of what a library shows by example.
  private static func isOfLibrary(_ project: DocumentPath) -> Bool {
    project.folder.isVendored || project.folder.lies(inFolder: libraryFolders)
  }

  private static let libraryFolders: Set<String> = [
    "demo", "demos", "example", "examples", "externals", "libraries", "library", "libs", "sample",
    "samples",
  ]

  /// A build of an app, with what is known of its Info.plist without reading it.
  private struct Build {
    var build: XcodeProject.Build
    var folder: DocumentPath
    var properties: PropertyList?
  }

  /// nil where the file is no project.
  private static func builds(
    _ bytes: [UInt8], at path: DocumentPath, _ read: (DocumentPath) throws -> [UInt8]?
  ) rethrows -> [Build]? {
    guard path.name == SettingsFiles.generated else {
      // The file lies in App.xcodeproj, paths in it begin beside that.
      return try ProjectObjects(bytes, at: path)?.appBuilds(read).map {
        Build(build: $0, folder: path.folder.folder)
      }
    }
    return GeneratedProject(bytes, in: path.folder)?.targets
      .filter { $0.type == "application" && $0.platform == .iOS }
      .map { Build(build: $0.build, folder: path.folder, properties: $0.properties) }
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

extension XcodeProject.Build {
  /// Whether an app shares the screen of a pad with no other, by its Info.plist, else by its settings: it says
  /// so, or it does not turn to all four sides, without which iPadOS gives it the whole screen.
  func requiresFullScreen(_ list: PropertyList?) -> Bool {
    let flag = list?["UIRequiresFullScreen"] ?? settings["INFOPLIST_KEY_UIRequiresFullScreen"]
    if flag?.isTrue == true { return true }
    return orientationWords(on: .pad, list).map { Set($0).count < 4 } ?? false
  }

  /// The orientations that an app allows on phones or on pads, by its Info.plist, else by its settings; nil
  /// where neither names any.
  func orientations(on idiom: Idiom, _ list: PropertyList?) -> Set<Orientation>? {
    orientationWords(on: idiom, list).map { Set($0.compactMap(Orientation.init(infoPlist:))) }
  }

  private func orientationWords(on idiom: Idiom, _ list: PropertyList?) -> [String]? {
    let key = "UISupportedInterfaceOrientations"
    let (setting, property) = idiom == .pad ? ("_iPad", "~ipad") : ("_iPhone", "~iphone")
    return list?[key + property]?.strings ?? list?[key]?.strings
      ?? (text("INFOPLIST_KEY_" + key + setting) ?? text("INFOPLIST_KEY_" + key))?
      .split(separator: " ").map(String.init)
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
