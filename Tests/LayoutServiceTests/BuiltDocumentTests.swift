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

  private func built(_ others: [DocumentPath] = []) throws -> BuiltDocuments {
    let path: DocumentPath = "ios/App.xcodeproj/project.pbxproj"
    return BuiltDocuments(
      try AppProjects(
        SettingsFiles(read: { _ in Array(Self.project.utf8) }, projects: { [path] })),
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
}
