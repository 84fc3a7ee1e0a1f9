import DeviceCatalogue
import LayoutModel
import LayoutSettings
import Testing

/// Apps that are launched with images fill the screens that these are for.
struct LaunchImageTests {
  private func app(
    xcode: String, plist: String = "", settings: String = "", folder: String = "",
    beside: String? = nil
  ) throws -> ShippedApp {
    let project = """
      {
        objects = {
          P = {isa = PBXProject; attributes = {\(xcode)}; targets = (A); };
          A = {isa = PBXNativeTarget; name = A; buildConfigurationList = L;
            productType = "com.apple.product-type.application"; };
          L = {buildConfigurations = (C); };
          C = {buildSettings = {SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; \(settings)}; name = R; };
        };
        rootObject = P;
      }
      """
    let own = "\(folder)A.xcodeproj/project.pbxproj"
    let other = "\(beside ?? "Z")/B.xcodeproj/project.pbxproj"
    let files = [
      own: project, other: project.replacing("LastUpgradeCheck = 0511;", with: ""),
      "\(folder)Info.plist":
        "<plist><dict><key>CFBundleName</key><string>A</string>\(plist)</dict></plist>",
    ]
    return try ProjectSettings.load(
      SettingsFiles(
        read: { path in files[path.text].map { Array($0.utf8) } },
        projects: { (beside == nil ? [own] : [own, other]).map { DocumentPath($0) } })
    ).app
  }

  @Test func `without a launch storyboard an app of Xcode 5 fills 4 inches, one of 8 fills 5.5`()
    throws
  {
    #expect(
      try app(xcode: "LastUpgradeCheck = 0511;").largestPhone == Size(width: 320, height: 568))
    #expect(
      try app(xcode: "LastUpgradeCheck = 0820;").largestPhone == Size(width: 414, height: 736))
  }

  @Test func `a launch storyboard, a later Xcode or none says nothing`() throws {
    let old = "LastUpgradeCheck = 0820;"
    #expect(
      try app(xcode: old, plist: "<key>UILaunchStoryboardName</key><string>Launch</string>")
        .largestPhone == nil)
    #expect(
      try app(xcode: old, settings: "INFOPLIST_KEY_UILaunchScreen_Generation = YES;")
        .largestPhone == nil)
    #expect(try app(xcode: "LastUpgradeCheck = 0940;").largestPhone == nil)
    #expect(try app(xcode: "").largestPhone == nil)
  }

  @Test(arguments: [
    ("Z", "", nil), ("Libraries", "", 568.0), ("Third-Party", "", 568),
    ("Vendor", "Examples/", nil),
  ])
  func `the app of a library beside says nothing of the app`(
    _ other: String, _ folder: String, _ height: Double?
  ) throws {
    // The app beside is of no known Xcode, so that together they say nothing.
    let found = try app(
      xcode: "LastUpgradeCheck = 0511;", folder: folder, beside: other)
    #expect(found.largestPhone?.height == height)
  }

  @Test func `no device with a sensor housing is judged, nor a larger one`() throws {
    let matrix = try #require(Matrix.named("default"))
    let small = try app(xcode: "LastUpgradeCheck = 0511;").configurations(of: matrix)
    #expect(!small.isEmpty)
    // Apps of that time are for phones unless they say otherwise.
    #expect(small.allSatisfy { min($0.size.width, $0.size.height) == 320 })
    let large = try app(xcode: "LastUpgradeCheck = 0820;").configurations(of: matrix)
    #expect(large.count > small.count)
    #expect(large.allSatisfy { $0.safeArea.bottom == 0 })
  }
}
