import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

@testable import LayoutService

/// Cells and nibs that no source asks for.
struct UnnamedSceneTests {
  /// Nine sources, with one statement in the first.
  private func sources(_ statement: String, count: Int = 9) -> AppSources {
    let code = (0..<count).map { number in
      "class Part\(number) { func f() { \(number == 0 ? statement : "") } }"
    }
    return AppSources(
      AppFiles(
        list: { code.indices.map { AppFiles.Entry(path: DocumentPath("App/Part\($0).swift")) } },
        bytes: { path in
          code.indices.first { path.text == "App/Part\($0).swift" }.map { Array(code[$0].utf8) }
        }))
  }

  private func unnamed(_ statement: String, count: Int = 9) throws -> String? {
    let text = ShownRowTests.table(#"rowHeight="44""#, text: "Row")
    let document = try DocumentFormats.read(Array(text.utf8), path: "App/Main.storyboard")
    let cell = try #require(document.scenes.first { $0.cell != nil })
    return sources(statement, count: count).unnamed(
      cell, in: document, at: "App/Main.storyboard")
  }

  @Test func `a prototype is never shown where no source has its identifier`() throws {
    #expect(try unnamed("") == "Row")
    #expect(try unnamed("table.dequeueReusableCell(withIdentifier: \"Row\")") == nil)
    #expect(try unnamed("let kind: Row.Type") == nil)
    #expect(try unnamed("enum Kind: String { case Row }") == nil)
    // A comment is no code, and another name no identifier.
    #expect(try unnamed("/* Row */ use(\"Rows\")") == "Row")
  }

  @Test func `a few sources say nothing, nor do generated names`() throws {
    #expect(try unnamed("", count: 3) == nil)
    // Where an app's delegate is among them, they are its code.
    #expect(
      try unnamed("} }; class D: NSObject, UIApplicationDelegate { func g() {", count: 3) == "Row")
    #expect(try unnamed("_ = R.reuseIdentifier.row") == nil)
    #expect(try unnamed("_ = R.reuseIdentifier.card") == "Row")
  }

  @Test(arguments: [
    ("", "", true), ("initialViewController=\"c\"", "", false),
    ("", "storyboardIdentifier=\"Start\"", false),
  ])
  func `a storyboard without a first screen and without identifiers shows nothing`(
    _ first: String, _ identifier: String, _ isShut: Bool
  ) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(first)>
        <scenes><scene sceneID="s"><objects><viewController id="c" \(identifier)>
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        </viewController></objects></scene></scenes>
      </document>
      """
    let document = try DocumentFormats.read(Array(text.utf8), path: "App/Main.storyboard")
    let scene = try #require(document.scenes.first)
    let delegate = "} }; class D: NSObject, UIApplicationDelegate { func g() {"
    let code = CodeEvidence(
      sources: sources(delegate), document: document, scene: scene, path: "App/Main.storyboard",
      head: JudgedScene(document: document, scene: scene, layouts: [], findings: []))
    #expect((code.hasNoEntry() != nil) == isShut)
  }

  /// A nib whose owner is of a class and has its view in an outlet.
  private func ownedNib(_ owner: String, outlet: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
          <connections><outlet property="\(outlet)" destination="n" id="o"/></connections>
        </placeholder>
        <view id="n"><rect key="frame" x="0" y="0" width="100" height="50"/></view>
      </objects>
    </document>
    """
  }

  /// The sources and documents of an app, by their paths.
  private func sources(of files: [String: String]) -> AppSources {
    AppSources(
      AppFiles(
        list: { files.keys.map { AppFiles.Entry(path: DocumentPath($0)) } },
        bytes: { path in files[path.text].map { Array($0.utf8) } }))
  }

  @Test func `a nib is loaded by its name, its controller's or its owner`() throws {
    func unnamed(
      _ statement: String, owner: String = "Loader", outlet: String = "view"
    ) throws -> String? {
      let nib = ownedNib(owner, outlet: outlet)
      let document = try DocumentFormats.read(Array(nib.utf8), path: "App/Badge.xib")
      return sources(statement).unnamed(
        try #require(document.scenes.first), in: document, at: "App/Badge~ipad.xib")
    }
    #expect(try unnamed("") == "Badge")
    #expect(try unnamed("UINib(nibName: \"Badge\", bundle: nil)") == nil)
    #expect(try unnamed("let c: BadgeViewController") == nil)
    // A nib that gives its owner no view is no controller's.
    #expect(try unnamed("let c: BadgeViewController", outlet: "icon") == "Badge")
    #expect(try unnamed("", owner: "Part3") == nil)
  }

  @Test func `a nib whose view's class has its name is loaded where that class is used`() throws {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view customClass="Badge" id="n"><rect key="frame" x="0" y="0" width="100" height="50"/></view>
        </objects>
      </document>
      """
    let host = nib.replacing("id=\"n\"", with: "id=\"h\"")
    let document = try DocumentFormats.read(Array(nib.utf8), path: "App/Badge.xib")
    func unnamed(own: String, other: String = "", documents: [String: String] = [:]) throws
      -> String?
    {
      var files = documents
      files["App/Badge.xib"] = nib
      files["App/Badge.swift"] = own
      for number in 0..<9 { files["App/Part\(number).swift"] = "class Part\(number) {}" }
      files["App/Part0.swift"] = other
      return sources(of: files).unnamed(
        try #require(document.scenes.first), in: document, at: "App/Badge.xib")
    }
    let own = "class Badge: UIView { static func make() { load(\"Badge\") } }"
    #expect(try unnamed(own: own) == "Badge")
    #expect(try unnamed(own: own, other: "let badge = Badge.make()") == nil)
    #expect(try unnamed(own: own, other: "import \"Badge.h\"") == "Badge")
    // Generated names lead to it where one of them is its own.
    #expect(try unnamed(own: own, other: "_ = R.nib.badge()") == nil)
    #expect(try unnamed(own: own, other: "_ = R.image.cards()") == "Badge")
    // Another class of the same file may use it, as may a view of another document.
    #expect(try unnamed(own: own + "; class Panel { let badge: Badge }; Panel()") == nil)
    // Nobody has a panel.
    #expect(try unnamed(own: own + "; class Panel { let badge: Badge }") == "Badge")
    #expect(try unnamed(own: own, documents: ["App/Panel.xib": host]) == nil)
    // A controller does not take a nib that gives it no view, unless it is named.
    let controller = "class Badge: UIViewController {}"
    #expect(try unnamed(own: controller, other: "let badge = Badge()") == "Badge")
    #expect(try unnamed(own: controller, other: "let badge = Badge(nibName: \"Badge\")") == nil)
  }

  /// A screen that nothing in its storyboard leads to, beside the first one.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes>
        <scene sceneID="s1"><objects><viewController id="a">
          <view key="view" id="va"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController storyboardIdentifier="Extra" id="b">
          <view key="view" id="vb"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        </viewController></objects></scene>
      </scenes>
    </document>
    """

  private func unnamed(
    _ view: ObjectID, code: String, plist: String = "<string>Side</string>", other: String = "",
    storyboard: String = UnnamedSceneTests.storyboard, more: String = ""
  ) throws -> String? {
    let document = try DocumentFormats.read(Array(storyboard.utf8), path: "App/Side.storyboard")
    let code = (0..<9).map { "class Part\($0) {}" } + [code, more]
    var files = [
      "App/Info.plist": plist, "App/Side.storyboard": storyboard,
      "App/Other.storyboard": other,
    ]
    for (number, text) in code.enumerated() { files["App/Part\(number).swift"] = text }
    let scene = try #require(document.scenes.first { $0.root.id == view })
    return sources(of: files).unnamed(scene, in: document, at: "App/Side.storyboard")
  }

  @Test func `a storyboard is shown that a placeholder names first of all`() throws {
    let other = """
      <segue destination="p" kind="relationship" relationship="viewControllers"/>
      <viewControllerPlaceholder storyboardName="Side" id="p" sceneMemberID="viewController"/>
      """
    #expect(try unnamed("va", code: "", plist: "<string>Other</string>", other: other) == nil)
    let away = other.replacing("destination=\"p\"", with: "destination=\"q\"")
    #expect(try unnamed("va", code: "", plist: "<string>Other</string>", other: away) == "Side")
  }

  @Test func `what only the code of a screen that nobody is shown asks for is not shown either`()
    throws
  {
    let storyboard = Self.storyboard.replacing(
      "storyboardIdentifier=\"Extra\" id=\"b\"",
      with: "storyboardIdentifier=\"Extra\" customClass=\"Second\" id=\"b\""
    ).replacing(
      "</scenes>",
      with: """
        <scene sceneID="s3"><objects><viewController storyboardIdentifier="Third" id="c">
          <view key="view" id="vc"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        </viewController></objects></scene></scenes>
        """)
    let second = "class Second: UIViewController { init() { make(\"Third\") } }"
    func unnamed(_ more: String, code: String = second) throws -> String? {
      try self.unnamed("vc", code: code, storyboard: storyboard, more: more)
    }
    #expect(try unnamed("") == "Third")
    #expect(try unnamed("class Way { init() { make(\"Extra\") } }; Way()") == nil)
    #expect(try unnamed("class Way { let next: Second }; Way()") == nil)
    #expect(try unnamed("", code: second + "; class Other {}") == nil)
  }

  @Test func `a screen is never shown where neither code nor a document names it`() throws {
    #expect(try unnamed("va", code: "") == nil)
    #expect(try unnamed("vb", code: "") == "Extra")
    #expect(
      try unnamed("vb", code: "board.instantiateViewController(withIdentifier: \"Extra\")") == nil)
    #expect(try unnamed("vb", code: "enum Screen: String { case extra }; f(Screen.extra)") == nil)
    let leading =
      "<viewControllerPlaceholder storyboardName=\"Side\" referencedIdentifier=\"Extra\" id=\"h\"/>"
    let segue = "<segue destination=\"h\" kind=\"show\" id=\"g\"/>"
    let start = "UIStoryboard(name: \"Other\")"
    #expect(try unnamed("vb", code: start, other: leading + segue) == nil)
    // No segue leads to it, or nobody is shown the storyboard that it stands in.
    #expect(try unnamed("vb", code: start, other: leading) == "Extra")
    #expect(try unnamed("vb", code: "", other: leading + segue) == "Extra")
  }

  @Test func `a screen is never shown where only such screens lead to it`() throws {
    let beyond = """
      <scene sceneID="s3"><objects><viewController id="c">
        <view key="view" id="vc"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController></objects></scene>
      </scenes>
      """
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
    let view = "<view key=\"view\" id=\"vb\">\(frame)"
    let control = """
      \(view)<subviews><button id="k"><rect key="frame" x="0" y="0" width="90" height="44"/>
      <connections><segue destination="c" kind="show" id="g"/></connections></button></subviews>
      """
    let storyboard = Self.storyboard.replacing("</scenes>", with: beyond)
      .replacing(view, with: control)
    #expect(try unnamed("vc", code: "", storyboard: storyboard) == "Extra")
    #expect(try unnamed("vc", code: "show(\"Extra\")", storyboard: storyboard) == nil)
  }

  @Test func `a screen is never shown where no code begins the segue to it`() throws {
    func unnamed(_ code: String, from control: Bool = false) throws -> String? {
      let segue = "<segue destination=\"b\" kind=\"show\" identifier=\"open\" id=\"g\"/>"
      let connections = "<connections>\(segue)</connections>"
      let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
      let storyboard = Self.storyboard
        .replacing("storyboardIdentifier=\"Extra\" ", with: "")
        .replacing(
          "<view key=\"view\" id=\"va\">\(frame)</view>",
          with: """
            <view key="view" id="va">\(frame)
              <subviews><button id="k"><rect key="frame" x="0" y="0" width="90" height="44"/>
                \(control ? connections : "")</button></subviews></view>
            \(control ? "" : connections)
            """)
      return try self.unnamed("vb", code: code, storyboard: storyboard)
    }
    #expect(try unnamed("") == "open")
    #expect(try unnamed("performSegue(withIdentifier: \"open\", sender: self)") == nil)
    #expect(try unnamed("_ = StoryboardSegue.Side.open") == nil)
    #expect(try unnamed("", from: true) == nil)
  }

  @Test func `a screen by the name of its class is shown where another file names the class`()
    throws
  {
    // The tenth file of code is the class's own.
    let named = Self.storyboard.replacing(
      "storyboardIdentifier=\"Extra\"",
      with: "storyboardIdentifier=\"Extra\" customClass=\"Extra\"")
    let own = "class Extra: UIViewController {}"
    #expect(try unnamed("vb", code: own, storyboard: named) == "Extra")
    #expect(try unnamed("vb", code: own, storyboard: named, more: "push(Extra.self)") == nil)
    // Who casts to it has it from elsewhere, and other types of its own file may leave it alone.
    #expect(
      try unnamed("vb", code: own, storyboard: named, more: "f(top as? Extra)") == "Extra")
    #expect(
      try unnamed("vb", code: own + "\nextension UIView {}", storyboard: named) == "Extra")
  }

  @Test func `a row by the name of its class is shown where another file names the class`() throws {
    let text = ShownRowTests.table(#"rowHeight="44""#, text: "Row")
      .replacing("customClass=\"RowCell\"", with: "customClass=\"Row\"")
    func unnamed(_ more: String, own: String = "class Row: UITableViewCell {}") throws -> String? {
      let document = try DocumentFormats.read(Array(text.utf8), path: "App/Side.storyboard")
      let row = try #require(document.scenes.first { $0.cell != nil })
      #expect(row.cell?.customClass == "Row")
      return try self.unnamed(row.root.id, code: own, storyboard: text, more: more)
    }
    #expect(try unnamed("") == "Row")
    #expect(try unnamed("table.dequeue(Row.self)") == nil)
    #expect(try unnamed("table.dequeue(\"Row\")") == nil)
    // Who casts to it has it from elsewhere; where nobody declares it, it may come from a library.
    #expect(try unnamed("let row = cell as? Row") == "Row")
    #expect(try unnamed("", own: "") == nil)
  }

  @Test func `screens that ask for each other alone are not shown`() throws {
    func screen(_ name: String, _ id: String) -> String {
      """
      <scene sceneID="s\(id)"><objects>
        <viewController storyboardIdentifier="\(name)" customClass="\(name)" id="\(id)">
          <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        </viewController></objects></scene>
      """
    }
    let storyboard = Self.storyboard.replacing(
      "</scenes>", with: screen("Log", "l") + screen("Sign", "i") + "</scenes>")
    let log = "class Log: UIViewController { init() { show(\"Sign\") as? Sign } }"
    func unnamed(_ view: ObjectID, _ sign: String, _ more: String = "") throws -> String? {
      try self.unnamed(
        view, code: log, storyboard: storyboard,
        more: "class Sign: UIViewController { init() { \(sign) } }" + more)
    }
    #expect(try unnamed("vl", "show(\"Log\") as? Log") == "Log")
    #expect(try unnamed("vi", "show(\"Log\") as? Log") == "Sign")
    // A type that is no screen of the storyboard shows one of them.
    let way = "; class Way { init() { show(\"Log\") } }; Way()"
    #expect(try unnamed("vl", "show(\"Log\") as? Log", way) == nil)
    #expect(try unnamed("vi", "show(\"Log\") as? Log", way) == nil)
  }

  @Test func `a nib that a view owns is no controller's of a like name`() throws {
    func unnamed(_ type: String) throws -> String? {
      let nib = ownedNib("Badge", outlet: "view")
      let document = try DocumentFormats.read(Array(nib.utf8), path: "App/Badge.xib")
      var files = ["App/Badge.xib": nib, "App/Badge.swift": "class Badge: \(type) {}"]
      for number in 0..<9 { files["App/Part\(number).swift"] = "class Part\(number) {}" }
      files["App/Part0.swift"] = "class BadgeController: UIViewController {}; BadgeController()"
      return sources(of: files).unnamed(
        try #require(document.scenes.first), in: document, at: "App/Badge.xib")
    }
    #expect(try unnamed("UIView") == "Badge")
    #expect(try unnamed("UIViewController") == nil)
  }

  @Test func `a screen whose twin alone is asked for is never shown`() throws {
    func unnamed(_ code: String, other: String = Self.storyboard) throws -> String? {
      try self.unnamed("vb", code: code, other: other)
    }
    let asked = "UIStoryboard(name: \"Other\").instantiateViewController(withIdentifier: \"Extra\")"
    #expect(try unnamed(asked) == "Extra")
    // The file may ask this storyboard as well, or the one it came from.
    #expect(try unnamed(asked + "; UIStoryboard(name: \"Side\")") == nil)
    #expect(try unnamed("storyboard?.instantiateViewController(withIdentifier: \"Extra\")") == nil)
    // The other storyboard has no such scene.
    #expect(
      try unnamed(asked, other: Self.storyboard.replacing("\"Extra\"", with: "\"More\"")) == nil)
  }

  @Test func `no screen of a storyboard is shown that nothing names`() throws {
    #expect(try unnamed("va", code: "", plist: "<string>Main</string>") == "Side")
    #expect(
      try unnamed("va", code: "UIStoryboard(name: \"Side\", bundle: nil)", plist: "") == nil)
    // Nobody knows what a damaged property list names.
    #expect(try unnamed("va", code: "", plist: "bplist00") == nil)
  }

  @Test(arguments: [
    "enum Name { static let extra = \"Extra\" }; f(Name.self)",
    "class Way: UIViewController { func open() { make(\"Extra\") } }; Way()",
    "class Way { init() { make(\"Extra\") } }",
  ])
  func `a screen is never shown whose name stands only in code that nobody runs`(_ code: String)
    throws
  {
    #expect(try unnamed("vb", code: code) == "Extra")
    #expect(try unnamed("vb", code: code, more: "f(Name.extra); Way().open()") == nil)
    // Nobody knows what names a damaged property list has.
    #expect(try unnamed("vb", code: code, plist: "bplist00") == nil)
  }

  @Test func `a storyboard of its screen's name is shown where somebody names the class`() throws {
    let named = Self.storyboard.replacing(
      "<viewController id=\"a\"", with: "<viewController customClass=\"Side\" id=\"a\"")
    func unnamed(_ more: String, plist: String = "") throws -> String? {
      try self.unnamed(
        "va", code: "class Side: UIViewController {}", plist: plist, storyboard: named, more: more)
    }
    #expect(try unnamed("") == "Side")
    #expect(try unnamed("func open() { Side.make() }") == "Side")
    #expect(try unnamed("Side.make()") == nil)
    #expect(try unnamed("make(\"Side\")") == nil)
    #expect(try unnamed("", plist: "<string>Side</string>") == nil)
  }
}
