/// The build settings of the apps of an Xcode project, target by target.
struct XcodeProject {
  /// A configuration of an app's target, with what the project says for all targets below it.
  struct Build {
    var settings: [String: PropertyList]

    /// The value of a setting that names no other; nil where it is not set or needs a variable.
    func text(_ key: String) -> String? {
      guard let text = settings[key]?.strings?.joined(separator: " "), !text.contains("$") else {
        return nil
      }
      return text
    }

    /// The path of Info.plist from the project's folder; nil where it needs another variable.
    var infoPlist: String? {
      guard var path = settings["INFOPLIST_FILE"]?.string else { return nil }
      for root in ["$(SRCROOT)/", "$(PROJECT_DIR)/", "${SRCROOT}/"] where path.hasPrefix(root) {
        path.removeFirst(root.count)
      }
      return path.contains("$") ? nil : path
    }
  }

  /// The builds of the iPhone and iPad apps; nil where the file could not be read as a project.
  static func builds(_ bytes: [UInt8]) -> [Build]? {
    guard let file = PropertyList(bytes), case .dictionary(let objects)? = file["objects"],
      let project = file["rootObject"]?.string.flatMap({ objects[$0] })
    else { return nil }
    func configurations(_ owner: PropertyList) -> [(name: String, settings: [String: PropertyList])]
    {
      let list = owner["buildConfigurationList"]?.string.flatMap { objects[$0] }
      return (list?["buildConfigurations"]?.strings ?? []).compactMap { id in
        guard let object = objects[id], case .dictionary(let settings)? = object["buildSettings"]
        else { return nil }
        return (object["name"]?.string ?? "", settings)
      }
    }
    let common = configurations(project)
    let targets = (project["targets"]?.strings ?? []).compactMap { objects[$0] }
    return targets.filter(isApp).flatMap { target in
      configurations(target).map { own in
        let below = common.first { $0.name == own.name }?.settings ?? [:]
        return Build(settings: below.merging(own.settings) { _, own in own })
      }
    }.filter(\.isForPhoneOrPad)
  }

  private static func isApp(_ target: PropertyList) -> Bool {
    target["productType"]?.string == "com.apple.product-type.application"
  }
}

extension XcodeProject.Build {
  fileprivate var isForPhoneOrPad: Bool {
    guard let platform = text("SDKROOT") else { return true }
    return platform == "iphoneos" || platform == "auto"
  }
}
