internal import LayoutModel

/// The `project.yml` that XcodeGen makes an Xcode project of.
struct GeneratedProject {
  /// A target for one platform.
  struct Target {
    var name: String
    var type: String
    var platform: SystemPlatform?
    var build: XcodeProject.Build
    /// The properties that the file itself adds to the target's Info.plist.
    var properties: PropertyList?
    var sources: [DocumentPath]
  }

  private(set) var targets: [Target] = []

  /// nil for a file that describes no targets.
  ///
  /// - Parameters:
  ///   - bytes: the file's.
  ///   - folder: where it lies: its paths begin there.
  init?(_ bytes: [UInt8], in folder: DocumentPath) {
    guard let file = YAMLReader.read(bytes), case .dictionary(let found)? = file["targets"] else {
      return nil
    }
    let common = Self.settings(file["settings"])
    for (name, target) in found.sorted(by: { $0.key < $1.key }) {
      guard let type = target["type"]?.string else { continue }
      var settings = common.merging(Self.settings(target["settings"])) { _, own in own }
      let sources = Self.sources(target["sources"])
      if let path = target["info"]?["path"] {
        settings["INFOPLIST_FILE"] = path
      } else if settings["INFOPLIST_FILE"] == nil, let first = sources.first {
        // The generator takes the one that lies among the sources.
        settings["INFOPLIST_FILE"] = .text(first + "/Info.plist")
      }
      let isWhole = file["configFiles"] == nil && target["configFiles"] == nil
      for platform in target["platform"]?.strings ?? [""] {
        var build = XcodeProject.Build(
          settings: settings, names: ["TARGET_NAME": name], isWhole: isWhole)
        if platform == SystemPlatform.iOS.rawValue, isWhole { build.addPresets() }
        targets.append(
          Target(
            name: name, type: type, platform: SystemPlatform(rawValue: platform), build: build,
            properties: target["info"]?["properties"],
            sources: sources.map { folder.appending($0) }))
      }
    }
  }

  /// Settings stand in `base`, or by themselves.
  private static func settings(_ value: PropertyList?) -> [String: PropertyList] {
    guard case .dictionary(let members)? = value else { return [:] }
    guard case .dictionary(let base)? = members["base"] else { return members }
    return base
  }

  /// A path, a list of paths, or of maps that have one.
  private static func sources(_ value: PropertyList?) -> [String] {
    switch value {
    case .text(let path): [path]
    case .list(let items): items.compactMap { $0.string ?? $0["path"]?.string }
    case .dictionary: [value?["path"]?.string].compactMap(\.self)
    default: []
    }
  }

  /// The targets as those of a project; its files are whatever lies among its sources.
  func appTargets(in path: DocumentPath) -> [AppTarget] {
    targets.map { target in
      var made = AppTarget(
        name: target.name,
        kind: AppTarget.Kind(productType: target.type.split(separator: ".").last ?? ""),
        platform: target.platform, project: path)
      made.extensionPoint =
        target.properties?["NSExtension"]?["NSExtensionPointIdentifier"]?.string
      made.folders = target.sources
      return made
    }
  }
}

extension XcodeProject.Build {
  /// Adds the settings that the generator writes into iOS targets by default.
  fileprivate mutating func addPresets() {
    let presets = ["TARGETED_DEVICE_FAMILY": "1,2", "SDKROOT": "iphoneos"]
    settings.merge(presets.mapValues { .text($0) }) { own, _ in own }
  }
}
