import DeviceCatalogue
import LayoutModel
import Testing

@testable import LayoutSettings

struct XcodeTests {
  /// A project with one app; `settings` are those of its release build.
  private static func project(_ settings: String, common: String = "") -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
    /* Begin PBXNativeTarget section */
        A1 /* Shop */ = {
          isa = PBXNativeTarget;
          buildConfigurationList = L1 /* Build "Shop" */;
          name = "Shop \\"x\\"";
          productType = "com.apple.product-type.application";
        };
        A2 = {isa = PBXNativeTarget; buildConfigurationList = L2;
          productType = "com.apple.product-type.bundle.unit-test"; };
        P = {isa = PBXProject; buildConfigurationList = L0; targets = (A1 /* Shop */, A2, ); };
        L0 = {buildConfigurations = (C0, ); };
        L1 = {buildConfigurations = (C1, ); };
        L2 = {buildConfigurations = (C2, ); };
        C0 = {buildSettings = { SDKROOT = iphoneos; \(common) }; name = Release; };
        C1 = {buildSettings = { \(settings) }; name = Release; };
        C2 = {buildSettings = { TARGETED_DEVICE_FAMILY = "1,2"; }; name = Release; };
      };
      rootObject = P /* Project object */;
    }
    """
  }

  private static func plist(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>CFBundleName</key><string>$(NAME)</string>\(body)</dict></plist>
    """
  }

  private func load(_ files: [String: String]) throws -> ProjectSettings {
    try ProjectSettings.load(
      SettingsFiles(
        read: { path in files[path.text].map { Array($0.utf8) } },
        projects: {
          files.keys.map { DocumentPath($0) }.filter(SettingsFiles.isProject).sorted()
        }))
  }

  private static let upright =
    "<array><string>UIInterfaceOrientationPortrait</string></array>"

  @Test func `the oldest system is the least of all builds, and unknown where one does not say`()
    throws
  {
    func least(_ own: String, _ common: String = "") throws -> Int? {
      try load([
        "Shop.xcodeproj/project.pbxproj": Self.project(own, common: common)
      ]).app.leastSystem
    }
    #expect(
      try least("IPHONEOS_DEPLOYMENT_TARGET = 15.6;", "IPHONEOS_DEPLOYMENT_TARGET = 12.0;") == 15)
    #expect(try least("", "IPHONEOS_DEPLOYMENT_TARGET = 12.0;") == 12)
    #expect(try least("") == nil)
    #expect(try least("IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\";") == nil)
  }

  @Test func `families and orientations come from the app's target and its Info.plist`() throws {
    let settings = try load([
      "ios/Shop.xcodeproj/project.pbxproj": Self.project(
        "TARGETED_DEVICE_FAMILY = 1; INFOPLIST_FILE = \"$(SRCROOT)/Shop/Info.plist\";"),
      "ios/Shop/Info.plist": Self.plist(
        "<key>UISupportedInterfaceOrientations</key>" + Self.upright),
    ])
    #expect(settings.app.devices == [.family(.phone)])
    #expect(settings.app.orientations[.phone] == [.portrait])
    let names = settings.matrix.configurations.map(\.name)
    #expect(!names.contains { $0.hasPrefix("ipad") || $0.contains("landscape") })
    #expect(settings.lines[0].origin?.description == "ios/Shop.xcodeproj/project.pbxproj")
  }

  @Test func `settings of the build stand in for a plist, the project's for the target's`() throws {
    let settings = try load([
      "Shop.xcodeproj/project.pbxproj": Self.project(
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "
          + "\"UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight\"; "
          + "INFOPLIST_KEY_UIRequiresFullScreen = YES;",
        common: "TARGETED_DEVICE_FAMILY = \"1,2\";")
    ])
    #expect(settings.app.devices == [.family(.phone), .family(.pad)])
    #expect(settings.app.orientations == [.pad: [.landscape]])
    #expect(settings.app.isFullScreen == true)
  }

  @Test func `an app that does not turn to all four sides of a pad has its whole screen`() throws {
    func isFullScreen(_ sides: [String]) throws -> Bool? {
      try load([
        "A.xcodeproj/project.pbxproj": Self.project(
          "TARGETED_DEVICE_FAMILY = \"1,2\"; INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "
            + "\"\(sides.map { "UIInterfaceOrientation" + $0 }.joined(separator: " "))\";")
      ]).app.isFullScreen
    }
    let three = ["Portrait", "LandscapeLeft", "LandscapeRight"]
    #expect(try isFullScreen(three) == true)
    #expect(try isFullScreen(three + ["PortraitUpsideDown"]) != true)
  }

  @Test func `a pad's own orientations come before the common ones`() throws {
    let settings = try load([
      "A.xcodeproj/project.pbxproj": Self.project(
        "TARGETED_DEVICE_FAMILY = \"1,2\"; INFOPLIST_FILE = Info.plist;"),
      "Info.plist": Self.plist(
        "<key>UISupportedInterfaceOrientations</key>" + Self.upright
          + "<key>UISupportedInterfaceOrientations~ipad</key><array>"
          + "<string>UIInterfaceOrientationLandscapeLeft</string></array>"
          + "<key>UIRequiresFullScreen</key><true/>"),
    ])
    #expect(settings.app.orientations == [.phone: [.portrait], .pad: [.landscape]])
    #expect(settings.app.isFullScreen == true)
  }

  @Test func `what one of several apps runs on counts, and what cannot be told concludes nothing`()
    throws
  {
    let phone = Self.project("TARGETED_DEVICE_FAMILY = 1;")
    let pad = Self.project("TARGETED_DEVICE_FAMILY = 2;")
    let open = Self.project("TARGETED_DEVICE_FAMILY = \"$(FAMILY)\";")
    func devices(_ projects: [String: String]) throws -> Int? {
      try load(projects).app.devices?.count
    }
    #expect(try devices(["A.xcodeproj/project.pbxproj": phone]) == 1)
    #expect(
      try devices(["A.xcodeproj/project.pbxproj": phone, "B.xcodeproj/project.pbxproj": pad]) == 2)
    #expect(
      try devices(["A.xcodeproj/project.pbxproj": phone, "B.xcodeproj/project.pbxproj": open])
        == nil)
    #expect(
      try devices([
        "A.xcodeproj/project.pbxproj": phone, "Pods/Pods.xcodeproj/project.pbxproj": pad,
      ]) == 1)
    #expect(try devices(["A.xcodeproj/project.pbxproj": "{ broken"]) == nil)
    #expect(try devices([:]) == nil)
  }

  @Test func `an app that names no devices is made for phones, as Xcode makes it`() throws {
    let settings = try load(["A.xcodeproj/project.pbxproj": Self.project("")])
    #expect(settings.app.devices == [.family(.phone)])
    // Without an SDK it may be for anything.
    let plain = Self.project("").replacing("SDKROOT = iphoneos;", with: "")
    #expect(try load(["A.xcodeproj/project.pbxproj": plain]).app.devices == nil)
  }

  @Test func `what a file of settings says counts below the project's own settings`() throws {
    let project = Self.project("INFOPLIST_FILE = \"$(PROJECT_NAME)/$(NAME).plist\";")
      .replacing(
        "C1 = {buildSettings", with: "C1 = {baseConfigurationReference = F; buildSettings"
      )
      .replacing(
        "targets = (A1", with: "mainGroup = G; targets = (A1"
      )
      .replacing(
        "L0 = {",
        with: "G = {isa = PBXGroup; children = (F); sourceTree = \"<group>\"; }; "
          + "F = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = \"<group>\"; };"
          + " L0 = {")
    var files = [
      "App/Shop.xcodeproj/project.pbxproj": project,
      "App/Config/App.xcconfig": "#include \"Common.xcconfig\"\nNAME = Store // the plist's\n",
      "App/Config/Common.xcconfig": "TARGETED_DEVICE_FAMILY = 1,2\nNAME[sdk=macosx*] = Mac\n",
      "App/Shop/Store.plist": Self.plist(
        "<key>UISupportedInterfaceOrientations</key>" + Self.upright),
    ]
    let settings = try load(files)
    #expect(settings.app.devices == [.family(.phone), .family(.pad)])
    #expect(settings.app.orientations == [.phone: [.portrait], .pad: [.portrait]])
    // What is not there may say anything, but what CocoaPods makes says nothing of devices.
    files["App/Config/Common.xcconfig"] = nil
    #expect(try load(files).app.devices == nil)
    files["App/Config/App.xcconfig"] = "NAME = Store\n#include \"../Pods/A.xcconfig\"\n"
    #expect(try load(files).app.devices == [.family(.phone)])
  }

  @Test func `a generated app without settings is for both, its Info.plist beside its sources`()
    throws
  {
    let settings = try load([
      "project.yml": """
      targets:
        Shop:
          type: application
          platform: iOS
          sources: [Shop]
      """,
      "Shop/Info.plist": Self.plist(
        "<key>UISupportedInterfaceOrientations</key>" + Self.upright),
    ])
    #expect(settings.app.devices == [.family(.phone), .family(.pad)])
    #expect(settings.app.orientations == [.phone: [.portrait], .pad: [.portrait]])
  }

  @Test func `keyline.toml comes before the project`() throws {
    let settings = try load([
      "A.xcodeproj/project.pbxproj": Self.project("TARGETED_DEVICE_FAMILY = 1;"),
      "keyline.toml": "app.devices = [\"ipad\"]",
    ])
    #expect(settings.app.devices == [.family(.pad)])
    #expect(settings.lines[0].origin?.description == "keyline.toml:1:5")
  }

  @Test func `no cut of a project or plist traps`() throws {
    let project = Array(Self.project("TARGETED_DEVICE_FAMILY = 1; INFOPLIST_FILE = I;").utf8)
    let plist = Array(
      Self.plist("<key>UISupportedInterfaceOrientations</key>" + Self.upright).utf8)
    let name: DocumentPath = "A.xcodeproj/project.pbxproj"
    for cut in stride(from: 0, to: max(project.count, plist.count), by: 3) {
      _ = try ProjectSettings.load(
        SettingsFiles(
          read: { path in
            path == name
              ? Array(project.prefix(cut)) : path == "I" ? Array(plist.prefix(cut)) : nil
          }, projects: { [name] }))
    }
    let deep = Array(String(repeating: "(", count: 200_000).utf8)
    _ = try ProjectSettings.load(
      SettingsFiles(read: { $0 == name ? deep : nil }, projects: { [name] }))
  }

  private static let description = """
    name: Shop   # the app
    settings:
      base:
        TARGETED_DEVICE_FAMILY: "1,2"
    targets:
      Shop:
        type: application
        platform: iOS
        sources:
        - App
        - path: Shared
          excludes: ["**/*.md"]
        info:
          path: App/Info.plist
          properties: {UISupportedInterfaceOrientations: [UIInterfaceOrientationPortrait]}
        settings: {TARGETED_DEVICE_FAMILY: 1}
      Keys:
        type: app-extension
        platform: iOS
        sources: Keys
        info:
          properties:
            NSExtension:
              NSExtensionPointIdentifier: com.apple.keyboard-service
      TV:
        type: application
        platform: tvOS
        sources: [TV]
    """

  @Test func `what XcodeGen makes a project of is read where there is no project`() throws {
    let settings = try load(["ios/project.yml": Self.description])
    #expect(settings.app.devices == [.family(.phone)])
    #expect(settings.app.orientations[.phone] == [.portrait])
    #expect(settings.origins["app.devices"]?.file == "ios/project.yml")
    let both = try load([
      "ios/project.yml": Self.description,
      "ios/Shop.xcodeproj/project.pbxproj": Self.project("TARGETED_DEVICE_FAMILY = 2;"),
    ])
    #expect(both.app.devices == [.family(.pad)])
    #expect(try load(["project.yml": "title: no project\n"]).app == ShippedApp())
  }

  @Test func `targets of a description take what lies among their sources`() throws {
    let projects = try AppProjects(
      SettingsFiles(
        read: { _ in Array(Self.description.utf8) }, projects: { ["ios/project.yml"] }))
    let keys = try #require(projects.targets(of: "ios/Keys/Keys.xib").first)
    #expect(keys.kind == .appExtension)
    #expect(keys.extensionPoint == "com.apple.keyboard-service")
    #expect(projects.targets(of: "ios/Shared/A.xib").map(\.name) == ["Shop"])
    #expect(projects.targets(of: "ios/TV/A.xib").map(\.platform) == [.tvOS])
  }
}
