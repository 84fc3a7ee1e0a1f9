import DeviceCatalogue
import LayoutModel
import LayoutSettings
import Testing

struct SettingsTests {
  private func read(_ text: String) throws(SettingsError) -> ProjectSettings {
    try ProjectSettings.read(Array(text.utf8), path: "keyline.toml")
  }

  private func names(_ text: String) throws -> [String] {
    try read(text).matrix.configurations.map(\.name)
  }

  @Test(arguments: [
    ("[app]\ndevicse = [\"ipad\"]", "2:1", "devices"),
    ("[ap]\ndevices = [\"ipad\"]", "1:2", "app"),
    ("app.devices = [\"iphone-sr-1\"]", "1:16", "iphone-se-1"),
    ("app.orientations = [\"portrat\"]", "1:21", "portrait"),
    ("rules.overlp = \"off\"", "1:7", "overlap"),
    ("rules.overlap = \"of\"", "1:17", "off"),
    ("matrix = \"defalt\"", "1:10", "default"),
    ("[gate]\nfail_on = \"error\"", "2:1", "fail-on"),
    ("[[configuration]]\nname = \"a\"\ndevise = \"ipad-9\"", "3:1", "device"),
  ])
  func `a word that means nothing is refused with the likely one`(
    _ text: String, _ place: String, _ meant: String
  ) {
    let error = #expect(throws: SettingsError.self) { try read(text) }
    #expect(error?.description.hasPrefix("keyline.toml:\(place): ") == true, "\(error!)")
    #expect(error?.reason.contains(meant) == true, "\(error!)")
  }

  @Test func `nothing settled leaves the matrix as it is`() throws {
    #expect(try read("").matrix == .default)
    #expect(try read("matrix = \"full\"").matrix == .full)
    #expect(try read("app.devices = [\"iphone\", \"ipad\"]").matrix == .default)
  }

  @Test func `an app for one pad is not judged on phones, but still in all its text sizes`() throws
  {
    let names = try names("[app]\ndevices = [\"ipad-9\"]\norientations = [\"landscape\"]")
    #expect(
      Set(names) == [
        "ipad-9/landscape", "ipad-9/landscape/XS", "ipad-9/landscape/XXXL", "ipad-9/landscape/AX2",
        "ipad-9/landscape/AX5", "ipad-9/landscape/rtl", "ipad-9/landscape/text2x",
        "ipad-9/landscape/bold", "ipad-9/landscape/AX5+rtl+bold",
      ])
    #expect(names.count == Set(names).count)
  }

  @Test func `an app that stays upright keeps every device and loses what lies on its side`() throws
  {
    let upright = try names("app.orientations = { iphone = [\"portrait\"] }")
    #expect(!upright.contains { $0.hasPrefix("iphone") && $0.contains("landscape") })
    #expect(upright.contains("ipad-pro-13-m4/landscape"))
    #expect(upright.contains("ipad-9/window-320x1080"))
    // The phone that was shown on its side only is turned.
    #expect(upright.contains("iphone-duo-inner"))
    #expect(try !names("app.full-screen = true").contains { $0.contains("window") })
  }

  @Test
  func `a device that does not get the app's oldest system is left out, others are raised to it`()
    throws
  {
    func shown(_ text: String) throws -> [String: Int] {
      Dictionary(
        try read(text).matrix.configurations.map { ($0.name, $0.system) },
        uniquingKeysWith: { first, _ in first })
    }
    // Those that iOS 26 left behind are gone, whatever is left is shown with it at least.
    let newest = try shown("app.deployment-target = \"26.0\"")
    #expect(!newest.isEmpty && newest.values.allSatisfy { $0 >= 26 })
    #expect(
      newest.keys.allSatisfy { name in
        (ConfigurationParts(name: name)?.device.lastSystem ?? 26) >= 26
      })
    // What every device of the matrix gets changes nothing.
    #expect(try shown("app.deployment-target = 9") == shown(""))
    #expect(throws: SettingsError.self) { try read("app.deployment-target = \"soon\"") }
  }

  @Test func `configurations of one's own come last, a keyboard takes their bottom`() throws {
    let settings = try read(
      """
      [[configuration]]
      name = "typing"
      device = "iphone-17"
      keyboard = 336
      [[configuration]]
      name = "small"
      size = "300x400"
      type = "AX1"
      """)
    let own = settings.matrix.configurations.suffix(2)
    #expect(own.map(\.name) == ["typing", "small"])
    #expect(own.first?.keyboard == 336)
    #expect(own.first?.safeArea == DeviceCatalogue.configuration(named: "iphone-17")?.safeArea)
    #expect(own.last?.contentSize == .accessibility1)
    for twice in ["typing", "iphone-17"] {
      #expect(throws: SettingsError.self) {
        try read(
          "[[configuration]]\nname = \"typing\"\nsize = \"300x400\"\n"
            + "[[configuration]]\nname = \"\(twice)\"\nsize = \"300x400\"")
      }
    }
  }

  @Test func `the last rule that covers a path decides`() throws {
    let settings = try read(
      """
      [rules]
      overlap = "warning"
      L009 = "off"
      [[rules-for]]
      paths = ["Legacy", "**/Old*"]
      overlap = "off"
      """)
    func told(_ rule: Rule, _ path: DocumentPath) -> Severity? {
      settings.severity(of: rule, at: path, usually: .error)
    }
    #expect(told(.overlap, "App/Main.storyboard") == .warning)
    #expect(told(.overlap, "Legacy/Deep/Main.storyboard") == nil)
    #expect(told(.overlap, "App/OldMain.storyboard") == nil)
    #expect(told(.truncated, "App/Main.storyboard") == nil)
    #expect(told(.clipped, "Legacy/Main.storyboard") == .error)
  }

  @Test(arguments: [
    ("Vendor", "Vendor/A.xib", true), ("Vendor", "App/Vendor/A.xib", false),
    ("**/Vendor", "App/Vendor/A.xib", true), ("**/Vendor", "Vendor", true),
    ("*.xib", "A.xib", true), ("*.xib", "App/A.xib", false), ("**/*.xib", "A.xib", true),
    ("App/*/A.xib", "App/x/A.xib", true), ("App/*/A.xib", "App/x/y/A.xib", false),
    ("App/**/A.xib", "App/x/y/A.xib", true), ("A?.xib", "AB.xib", true), ("A?.xib", "A.xib", false),
    ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false), ("App/**", "App/x", true),
    ("./App/", "App/x", true), ("Ap", "App/x", false),
  ])
  func `patterns cover what their words say`(_ pattern: String, _ path: String, _ covers: Bool) {
    #expect(PathPattern(pattern).covers(DocumentPath(path)) == covers)
  }

  @Test func `every setting tells where it comes from`() throws {
    let settings = try read("[gate]\n\n  threshold = 0.9\n[rules]\nL007 = \"off\"")
    let lines = settings.lines
    let threshold = lines.first { $0.name == "gate.threshold" }
    #expect(threshold?.value == "0.9")
    #expect(threshold?.origin?.description == "keyline.toml:3:3")
    #expect(lines.first { $0.name == "rules.overlap" }?.origin?.description == "keyline.toml:5:1")
    #expect(lines.first { $0.name == "matrix" }?.origin == nil)
  }

  @Test func `every faulty setting is told, each with its line and column`() throws {
    let text = """
      [app]
      devices = ["ipone"]
      orientations = ["portrat"]
      [rulez]
      [rules]
      hit-targt = "info"
      overlap = "inf"
      [gate]
      threshold = 7
      """
    do throws(SettingsError) {
      _ = try read(text)
      Issue.record("it was read")
    } catch {
      let places = error.description.split(separator: "\n").map { line in
        line.split(separator: ":").dropFirst().prefix(2).joined(separator: ":")
      }
      #expect(places == ["2:12", "3:17", "4:2", "6:1", "7:11", "9:13"])
    }
  }
}
