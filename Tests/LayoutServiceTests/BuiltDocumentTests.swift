import DeviceCatalogue
import LayoutModel
import LayoutSettings
import Testing

@testable import LayoutService

/// Documents and the targets that take them into their bundles.
struct BuiltDocumentTests {
  private static let project = """
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (App, Widget); };
        App = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (B1); };
        Widget = {isa = PBXNativeTarget; name = Today; productType = "com.apple.product-type.app-extension";
          buildPhases = (B2); };
        B1 = {isa = PBXResourcesBuildPhase; files = (X1, X2, X4); };
        B2 = {isa = PBXResourcesBuildPhase; files = (X2, X3); };
        X1 = {fileRef = F1; }; X2 = {fileRef = F2; }; X3 = {fileRef = F3; }; X4 = {fileRef = F4; };
        G = {isa = PBXGroup; children = (F1, F2, F3, F4); sourceTree = "<group>"; };
        F1 = {path = Main.storyboard; sourceTree = "<group>"; };
        F2 = {path = Row.xib; sourceTree = "<group>"; };
        F3 = {path = Today.storyboard; sourceTree = "<group>"; };
        F4 = {path = Themes; lastKnownFileType = folder; sourceTree = "<group>"; };
      };
      rootObject = P;
    }
    """

  private func built(
    _ others: [DocumentPath] = [], project: String = BuiltDocumentTests.project
  ) throws -> BuiltDocuments {
    let path: DocumentPath = "ios/App.xcodeproj/project.pbxproj"
    return BuiltDocuments(
      try AppProjects(
        SettingsFiles(read: { _ in Array(project.utf8) }, projects: { [path] })),
      among: [path] + others)
  }

  @Test func `a document that no target lists is built nowhere`() throws {
    #expect(try built().projectWithout("ios/Old.storyboard") == "ios/App.xcodeproj/project.pbxproj")
    #expect(try built().projectWithout("ios/Main.storyboard") == nil)
    #expect(try built().projectWithout("ios/Today.storyboard") == nil)
    // A folder is taken with all that it holds.
    #expect(try built().projectWithout("ios/Themes/Dark.xib") == nil)
  }

  @Test func `what another tool may build, or lies beside the project, is not told`() throws {
    #expect(try built().projectWithout("android/Old.storyboard") == nil)
    #expect(try built(["ios/Login/Login.podspec"]).projectWithout("ios/Login/Old.xib") == nil)
    #expect(try built(["ios/Login/Login.podspec"]).projectWithout("ios/Old.xib") != nil)
    #expect(try built(["Package.swift"]).projectWithout("ios/Old.xib") == nil)
  }

  @Test func `a document is an extension's where the app does not take it`() throws {
    #expect(try built().onlyExtension(with: "ios/Today.storyboard") == "Today")
    #expect(try built().onlyExtension(with: "ios/Row.xib") == nil)
    #expect(try built().onlyExtension(with: "ios/Old.storyboard") == nil)
  }

  @Test func `a source that no target compiles is no code of the app`() throws {
    #expect(try !built().mayCompile("ios/Old.swift"))
    // Headers are in no target, and another tool may compile what the project leaves out.
    #expect(try built().mayCompile("ios/Old.h"))
    #expect(try built(["ios/Login/Package.swift"]).mayCompile("ios/Login/Old.swift"))
    let compiled = try built(project: Self.project.replacing("Today.storyboard", with: "Old.swift"))
    #expect(compiled.mayCompile("ios/Old.swift"))
  }

  @Test func `a document stands upright where every app that builds it does`() throws {
    func only(_ app: String, _ document: DocumentPath, more: String = "") throws -> Orientation? {
      let settings = """
        P = {isa = PBXProject; buildConfigurationList = C0;
        """
      let project = Self.project
        .replacing("P = {isa = PBXProject;", with: settings)
        .replacing("name = App;", with: "name = App; buildConfigurationList = C1;")
        .replacing(
          "objects = {",
          with: """
            objects = {
              C0 = {buildConfigurations = (); };
              C1 = {buildConfigurations = (R1); };
              R1 = {name = Release; buildSettings = {
                "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone" = "\(app)"; }; };
            """
        )
        .replacing("com.apple.product-type.app-extension", with: "com.apple.product-type.\(more)")
      return try built(project: project).onlyOrientation(of: document, on: .phone)?.1
    }
    let upright = "UIInterfaceOrientationPortrait"
    let both = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft"
    #expect(try only(upright, "ios/Main.storyboard", more: "app-extension") == .portrait)
    #expect(try only(both, "ios/Main.storyboard", more: "app-extension") == nil)
    // Nobody builds it, or another app that says nothing.
    #expect(try only(upright, "ios/Old.storyboard", more: "app-extension") == nil)
    #expect(try only(upright, "ios/Row.xib", more: "app-extension") == .portrait)
    #expect(try only(upright, "ios/Row.xib", more: "application") == nil)
  }

  @Test func `a storyboard with which pads alone begin is one of pads`() throws {
    func family(_ list: String, _ document: DocumentPath) throws -> Idiom? {
      let project = Self.project
        .replacing("name = App;", with: "name = App; buildConfigurationList = C1;")
        .replacing(
          "objects = {",
          with: """
            objects = {
              C1 = {buildConfigurations = (R1); };
              R1 = {name = Release; buildSettings = {INFOPLIST_FILE = Info.plist; }; };
            """)
      let path: DocumentPath = "ios/App.xcodeproj/project.pbxproj"
      let files = SettingsFiles(
        read: { Array(($0 == path ? project : "<plist><dict>\(list)</dict></plist>").utf8) },
        projects: { [path] })
      return BuiltDocuments(try AppProjects(files), among: [path]).onlyFamily(of: document)?.1
    }
    func named(_ phone: String, _ pad: String) -> String {
      "<key>UIMainStoryboardFile</key><string>\(phone)</string>"
        + "<key>UIMainStoryboardFile~ipad</key><string>\(pad)</string>"
    }
    #expect(try family(named("Phone", "Main"), "ios/Main.storyboard") == .pad)
    #expect(try family(named("Main", "Pad"), "ios/Main.storyboard") == .phone)
    // Both begin with it, neither does, or nothing else is named for pads.
    #expect(try family(named("Main", "Main"), "ios/Main.storyboard") == nil)
    #expect(try family(named("Phone", "Pad"), "ios/Main.storyboard") == nil)
    let one = "<key>UIMainStoryboardFile</key><string>Main</string>"
    #expect(try family(one, "ios/Main.storyboard") == nil)
  }

  @Test func `a document turns on pads unless its app names one orientation there`() throws {
    func only(_ settings: String) throws -> Orientation? {
      let project = Self.project
        .replacing("name = App;", with: "name = App; buildConfigurationList = C1;")
        .replacing(
          "objects = {",
          with: """
            objects = {
              C1 = {buildConfigurations = (R1); };
              R1 = {name = Release; buildSettings = {\(settings)}; };
            """)
      return try built(project: project).onlyOrientation(of: "ios/Main.storyboard", on: .pad)?.1
    }
    let upright =
      "\"INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad\" = UIInterfaceOrientationPortrait;"
    let whole = "\"INFOPLIST_KEY_UIRequiresFullScreen\" = YES;"
    let turning = upright.replacing(
      "= UIInterfaceOrientationPortrait;",
      with: "= \"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft\";")
    #expect(try only(upright + whole) == .portrait)
    #expect(try only(upright) == .portrait)
    #expect(try only(turning + whole) == nil)
    #expect(try only(whole) == nil)
  }

  @Test func `a document that only a library's project builds is the library's`() throws {
    func library(_ path: DocumentPath, more: [DocumentPath]) throws -> DocumentPath? {
      let files = SettingsFiles(
        read: { _ in Array(Self.project.utf8) }, projects: { [path] + more })
      return BuiltDocuments(try AppProjects(files), among: [])
        .libraryProject(of: path.folder.folder.appending("Main.storyboard"))
    }
    let (app, kit): (DocumentPath, DocumentPath) = (
      "App.xcodeproj/project.pbxproj", "Third Party/Kit/Kit.xcodeproj/project.pbxproj"
    )
    #expect(try library(kit, more: [app]) == kit)
    #expect(try library(kit, more: []) == nil)
    #expect(try library(app, more: [kit]) == nil)
    #expect(try library("Sources/Kit.xcodeproj/project.pbxproj", more: [app]) == nil)
  }
}
