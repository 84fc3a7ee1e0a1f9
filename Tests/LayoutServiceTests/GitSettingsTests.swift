import LayoutModel
import LayoutService
import LayoutSettings
import Testing

/// What an app ships on, read from the objects of a repository that has no files on disk.
@Suite(.enabled(if: Scratch.hasGit, "git is not installed"))
struct GitSettingsTests {
  /// An app for phones that are held upright: the family stands in a file of settings, the
  /// orientation in an Info.plist whose name is a variable's.
  private static let files: [String: String] = [
    "clients/apple/ios/app/Shop.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    {
      objects = {
        A = {isa = PBXNativeTarget; buildConfigurationList = L1; name = Shop;
          productType = "com.apple.product-type.application"; };
        P = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G; targets = (A); };
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = Shop.xcconfig; sourceTree = "<group>"; };
        L0 = {buildConfigurations = (C0); };
        L1 = {buildConfigurations = (C1); };
        C0 = {buildSettings = {SDKROOT = iphoneos; }; name = Release; };
        C1 = {baseConfigurationReference = F;
          buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/$(TARGET_NAME)/Info.plist"; };
          name = Release; };
      };
      rootObject = P;
    }
    """,
    "clients/apple/ios/app/Shop.xcconfig": "TARGETED_DEVICE_FAMILY = 1\n",
    "clients/apple/ios/app/Shop/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
    <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
    """,
  ]

  private func names(_ head: GitRange.Head, in repository: String) throws -> [String] {
    let files = try #require(head.settingsFiles(in: repository))
    return try ProjectSettings.load(files).matrix.configurations.map(\.name)
  }

  /// The project may write the name otherwise: it was made on a disk that takes letters of either case.
  @Test(arguments: ["Info.plist", "info.plist"])
  func `an upright phone app is judged on its side in no bare repository, and no stage`(
    _ name: String
  ) async throws {
    try await Scratch.with { git in
      for (path, text) in Self.files {
        try git.write(Array(text.utf8), to: path.replacing("Shop/Info.plist", with: "Shop/" + name))
      }
      try git.run("add", "-A")
      let staged = try names(.index, in: git.path)
      try git.commit("app")
      let bare = git.path + "/bare"
      try git.run("clone", "-q", "--bare", ".", bare)
      let stored = try names(.commit("HEAD"), in: bare)
      #expect(staged == stored)
      #expect(!stored.isEmpty)
      #expect(!stored.contains { $0.contains("landscape") || $0.hasPrefix("ipad") })
    }
  }
}
