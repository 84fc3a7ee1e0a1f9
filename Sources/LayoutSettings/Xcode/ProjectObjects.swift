internal import LayoutModel

/// The objects of a `project.pbxproj`, as far as targets and their files need them.
struct ProjectObjects {
  private let objects: [String: PropertyList]
  private let root: PropertyList
  /// The file itself, and the folder in which its paths begin.
  private let path: DocumentPath
  private let folder: DocumentPath
  /// Where files and groups are, by their ids.
  private var places: [String: DocumentPath] = [:]

  init?(_ bytes: [UInt8], at path: DocumentPath) {
    guard let file = PropertyList(bytes), case .dictionary(let objects)? = file["objects"],
      let root = file["rootObject"]?.string.flatMap({ objects[$0] })
    else { return nil }
    self.objects = objects
    self.root = root
    self.path = path
    folder = path.folder.folder
    findPlaces()
  }

  /// The targets, with what their Info.plist says where it can be read.
  func targets(_ read: (DocumentPath) throws -> [UInt8]?) rethrows -> [AppTarget] {
    try (root["targets"]?.strings ?? []).compactMap { id in
      guard let object = objects[id], let name = object["name"]?.string else { return nil }
      let builds = try configurations(of: object, read)
      var target = AppTarget(
        name: name,
        kind: AppTarget.Kind(
          productType: object["productType"]?.string?.split(separator: ".").last ?? ""),
        platform: builds.lazy.compactMap { $0.text("SDKROOT").flatMap(SystemPlatform.init(sdk:)) }
          .first,
        extensionPoint: nil, project: path)
      for id in files(of: object) { target.resources.formUnion(paths(of: id)) }
      target.folders = (object["fileSystemSynchronizedGroups"]?.strings ?? []).compactMap {
        places[$0]
      }
      let list = try builds.lazy.compactMap(\.infoPlist).first.flatMap {
        try read(folder.appending($0)).flatMap { PropertyList($0) }
      }
      target.extensionPoint = list?["NSExtension"]?["NSExtensionPointIdentifier"]?.string
      target.mainStoryboards = list?.mainStoryboards ?? [:]
      target.phoneOrientations = builds.first?.orientations(on: .phone, list)
      if builds.first?.requiresFullScreen(list) == true {
        target.padOrientations = builds.first?.orientations(on: .pad, list)
      }
      return target
    }
  }

  /// The builds of the iPhone and iPad apps.
  func appBuilds(
    _ read: (DocumentPath) throws -> [UInt8]?
  ) rethrows -> [XcodeProject.Build] {
    try (root["targets"]?.strings ?? []).compactMap { objects[$0] }
      .filter { $0["productType"]?.string == "com.apple.product-type.application" }
      .flatMap { try configurations(of: $0, read) }
      .filter(\.isForPhoneOrPad)
  }

  /// The target's configurations. Settings that a configuration lacks are those that the project has for all
  /// targets; of both, what the project file says counts before what a file of settings says.
  private func configurations(
    of target: PropertyList, _ read: (DocumentPath) throws -> [UInt8]?
  ) rethrows -> [XcodeProject.Build] {
    let common = try builds(of: root, read)
    return try builds(of: target, read).map { own in
      var build = own.build
      if let below = common.first(where: { $0.name == own.name })?.build {
        build.settings = below.settings.merging(build.settings) { _, own in own }
        build.isWhole = build.isWhole && below.isWhole
      }
      build.xcode = root["attributes"]?["LastUpgradeCheck"]?.string.flatMap(Int.init)
      let end = ".xcodeproj"
      let project = path.folder.name
      build.names["PROJECT_NAME"] = String(
        project.hasSuffix(end) ? project.dropLast(end.count) : project)
      if let name = target["name"]?.string {
        build.names["TARGET_NAME"] = name
        build.names["TARGETNAME"] = name
      }
      return build
    }
  }

  private func builds(
    of owner: PropertyList, _ read: (DocumentPath) throws -> [UInt8]?
  ) rethrows -> [(name: String, build: XcodeProject.Build)] {
    let list = owner["buildConfigurationList"]?.string.flatMap { objects[$0] }
    return try (list?["buildConfigurations"]?.strings ?? []).compactMap { id in
      guard let object = objects[id], case .dictionary(let own)? = object["buildSettings"]
      else { return nil }
      var build = XcodeProject.Build(settings: own)
      if let place = object["baseConfigurationReference"]?.string.flatMap({ places[$0] }) {
        let file = try BuildSettingsFile(place, read)
        build.settings = file.settings.merging(own) { _, own in own }
        build.isWhole = file.isWhole
      }
      return (object["name"]?.string ?? "", build)
    }
  }

  /// The ids of the files that a target copies, or compiles: some projects list documents there.
  private func files(of target: PropertyList) -> [String] {
    (target["buildPhases"]?.strings ?? []).compactMap { objects[$0] }
      .filter {
        ["PBXResourcesBuildPhase", "PBXSourcesBuildPhase"].contains($0["isa"]?.string)
      }
      .flatMap { $0["files"]?.strings ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.string }
  }

  /// The paths of a file; those of all its languages where it has several.
  private func paths(of id: String) -> [DocumentPath] {
    guard let object = objects[id], object["isa"]?.string == "PBXVariantGroup" else {
      return places[id].map { [$0] } ?? []
    }
    return (object["children"]?.strings ?? []).compactMap { places[$0] }
  }

  /// Follows groups from the main one: a path counts from the group around it, or from the project.
  private mutating func findPlaces() {
    var waiting: [(id: String, folder: DocumentPath)] = []
    if let main = root["mainGroup"]?.string { waiting.append((main, folder)) }
    var seen: Set<String> = []
    while let (id, around) = waiting.popLast() {
      guard seen.insert(id).inserted, let object = objects[id] else { continue }
      let written = object["path"]?.string
      var place = around
      switch object["sourceTree"]?.string {
      case "SOURCE_ROOT": place = written.map { Self.path($0, in: folder) } ?? folder
      case "<group>", nil: place = written.map { Self.path($0, in: around) } ?? around
      // Products and SDKs lie outside of the tree.
      default: continue
      }
      places[id] = place
      for child in object["children"]?.strings ?? [] { waiting.append((child, place)) }
    }
  }

  /// A relative path from a folder, without `.` and `..`.
  private static func path(_ name: String, in folder: DocumentPath) -> DocumentPath {
    var parts = folder.isEmpty ? [] : folder.parts
    for part in DocumentPath(name).parts where part != "." && !part.isEmpty {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return DocumentPath(parts.joined(separator: "/"))
  }
}

extension PropertyList {
  /// The storyboards that an Info.plist names for phones and for pads, where those differ.
  fileprivate var mainStoryboards: [Idiom: String] {
    let key = "UIMainStoryboardFile"
    guard let phone = (self[key + "~iphone"] ?? self[key])?.string,
      let pad = (self[key + "~ipad"] ?? self[key])?.string, phone != pad
    else { return [:] }
    return [.phone: phone, .pad: pad]
  }
}
