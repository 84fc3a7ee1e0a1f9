import LayoutModel
import LayoutSettings
import Testing

struct AppProjectTests {
  private static let project = """
    {
      objects = {
        P = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G;
          knownRegions = (en, Base, ar, "pt-BR"); targets = (App, Keys, TV, New); };
        L0 = {buildConfigurations = (C0); };
        C0 = {buildSettings = {SDKROOT = iphoneos; }; name = Release; };
        App = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (B1); };
        Keys = {isa = PBXNativeTarget; name = Keys; buildConfigurationList = L1;
          productType = "com.apple.product-type.app-extension"; buildPhases = (B2); };
        L1 = {buildConfigurations = (C1); };
        C1 = {buildSettings = {INFOPLIST_FILE = "Keys/Info.plist"; }; name = Release; };
        TV = {isa = PBXNativeTarget; name = TV; buildConfigurationList = L2;
          productType = "com.apple.product-type.application"; buildPhases = (B3); };
        L2 = {buildConfigurations = (C2); };
        C2 = {buildSettings = {SDKROOT = appletvos; }; name = Release; };
        New = {isa = PBXNativeTarget; name = New; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (S); };
        B1 = {isa = PBXResourcesBuildPhase; files = (X1, X2); };
        B2 = {isa = PBXResourcesBuildPhase; files = (X3); };
        B3 = {isa = PBXResourcesBuildPhase; files = (X4); };
        X1 = {fileRef = V; }; X2 = {fileRef = F2; }; X3 = {fileRef = F3; }; X4 = {fileRef = F4; };
        G = {isa = PBXGroup; children = (G1, G2, F4, S); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; path = Screens; children = (V, F2); sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; name = Keyboard; children = (F3); sourceTree = "<group>"; };
        V = {isa = PBXVariantGroup; children = (F1, F1ar); sourceTree = "<group>"; };
        F1 = {path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F1ar = {path = ar.lproj/Main.strings; sourceTree = "<group>"; };
        F2 = {path = ../Shared/Badge.xib; sourceTree = "<group>"; };
        F3 = {path = Keys/Keys.xib; sourceTree = SOURCE_ROOT; };
        F4 = {path = TV.storyboard; sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = New; sourceTree = "<group>"; };
      };
      rootObject = P;
    }
    """
  private static let plist = """
    <?xml version="1.0"?><plist><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.keyboard-service</string>
    </dict></dict></plist>
    """

  private func projects() throws -> AppProjects {
    let files = [
      "ios/A.xcodeproj/project.pbxproj": Self.project, "ios/Keys/Info.plist": Self.plist,
    ]
    return try AppProjects(
      SettingsFiles(
        read: { path in files[path.text].map { Array($0.utf8) } },
        projects: { ["ios/A.xcodeproj/project.pbxproj"] }))
  }

  private func names(_ path: DocumentPath) throws -> [String] {
    try projects().targets(of: path).map(\.name)
  }

  @Test func `a document belongs to the targets that copy it`() throws {
    #expect(try names("ios/Screens/Base.lproj/Main.storyboard") == ["App"])
    #expect(try names("ios/Shared/Badge.xib") == ["App"])
    #expect(try names("ios/Keys/Keys.xib") == ["Keys"])
    #expect(try names("ios/New/Deep/Screen.xib") == ["New"])
    #expect(try names("ios/Other.xib") == [])
  }

  @Test func `extensions and systems are told apart`() throws {
    let keys = try #require(try projects().targets(of: "ios/Keys/Keys.xib").first)
    #expect(keys.kind == .appExtension)
    #expect(keys.extensionPoint == "com.apple.keyboard-service")
    #expect(keys.platform == .iOS)
    let tv = try #require(try projects().targets(of: "ios/TV.storyboard").first)
    #expect(tv.kind == .app)
    #expect(tv.platform == .tvOS)
  }
}
