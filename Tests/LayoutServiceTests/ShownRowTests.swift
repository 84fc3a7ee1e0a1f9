import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

@testable import LayoutService

/// Rows and items as the running app shows them: as high as their contents where something says so,
/// as wide as the table or the view around them.
struct ShownRowTests {
  /// A table 300 points wide in the middle of a screen, with a cell whose label may break into lines.
  /// - Parameters:
  ///   - heights: what the table says of its rows.
  ///   - text: the label's.
  static func table(_ heights: String, text: String) -> String {
    ScreenFixture.screen(
      """
      <tableView translatesAutoresizingMaskIntoConstraints="NO" id="table" \(heights)>
          <rect key="frame" x="46.5" y="0" width="300" height="852"/>
          <prototypes>
              <tableViewCell reuseIdentifier="Row" id="row" customClass="RowCell">
                  <rect key="frame" x="0" y="0" width="300" height="44"/>
                  <tableViewCellContentView key="contentView" id="content">
                      <rect key="frame" x="0" y="0" width="300" height="44"/>
                      <subviews>
                          <label text="\(text)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="t0">
                              <rect key="frame" x="10" y="10" width="280" height="24"/>
                              <fontDescription key="fontDescription" type="system" pointSize="17"/>
                          </label>
                      </subviews>
                      <constraints>
                          \(ScreenFixture.equal("l1", "t0", "leading", "content", "leading", constant: 10))
                          \(ScreenFixture.equal("l2", "content", "trailing", "t0", "trailing", constant: 10))
                          \(ScreenFixture.equal("l3", "t0", "top", "content", "top", constant: 10))
                          \(ScreenFixture.equal("l4", "content", "bottom", "t0", "bottom", constant: 10))
                      </constraints>
                  </tableViewCellContentView>
              </tableViewCell>
          </prototypes>
      </tableView>
      """,
      ScreenFixture.equal("a", "table", "width", constant: 300)
        + ScreenFixture.equal("b", "table", "centerX", "v0", "centerX")
        + ScreenFixture.equal("c", "table", "top", "v0", "top")
        + ScreenFixture.equal("d", "table", "bottom", "v0", "bottom"))
  }

  /// Five lines of 280 points.
  private static let long = Array(repeating: "delivery by tomorrow noon", count: 6)
    .joined(separator: " ")

  private static let phone = Configuration(
    name: "phone", size: Size(width: 393, height: 852), scale: 3)

  private func cell(of document: Document) throws -> Size {
    let scene = try #require(document.scenes.first { $0.cell != nil })
    var session = LayoutSession(document: document, scene: scene)
    return session.solve(Self.phone).size
  }

  private func read(_ text: String) throws -> Document {
    try DocumentFormats.read(Array(text.utf8), path: "App/Main.storyboard")
  }

  @Test(arguments: [
    (#"rowHeight="-1" estimatedRowHeight="-1""#, true), (#"rowHeight="44""#, false),
    (#"rowHeight="44" estimatedRowHeight="-1""#, false),
    (#"rowHeight="44" estimatedRowHeight="80""#, true),
    (#"rowHeight="60" estimatedRowHeight="80""#, false),
  ])
  func `a row is as high as its text where its table says so, or estimates and gives no number`(
    heights: String, isFitted: Bool
  ) throws {
    let size = try cell(of: read(Self.table(heights, text: Self.long)))
    #expect((size.height > 100) == isFitted)
  }

  @Test func `a row is as wide as its table, not as the window`() throws {
    let document = try read(Self.table(#"rowHeight="-1""#, text: "Row"))
    #expect(try cell(of: document).width == 300)
    // A table from edge to edge is as wide as the window that is asked for.
    let scene = try #require(document.scenes.first { $0.cell != nil })
    var wide = document
    let outer = try #require(wide.scenes.firstIndex { $0.cell == nil })
    wide.scenes[outer].root.frame?.width = 300
    #expect(wide.surrounding(scene) == nil)
    #expect(document.surrounding(scene)?.view == "table")
    // One whose mask keeps the width that it was drawn with is as wide on every window.
    let table = try #require(wide.scenes[outer].root.subviews.firstIndex { $0.id == "table" })
    wide.scenes[outer].root.subviews[table].hasFixedFrame = true
    wide.scenes[outer].root.subviews[table].autoresizing = []
    #expect(wide.surrounding(scene)?.view == "table")
    wide.scenes[outer].root.subviews[table].autoresizing = .flexibleWidth
    #expect(wide.surrounding(scene) == nil)
  }

  @Test func `an item of a layout that estimates is as high as its content`() throws {
    func item(_ layout: String) throws -> Size {
      let text = Self.table("", text: Self.long)
        .replacing("<prototypes>", with: layout + "<cells>")
        .replacing("</prototypes>", with: "</cells>")
        .replacing("tableView", with: "collectionView")
      return try cell(of: read(text))
    }
    let flow = "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"flow\""
    #expect(try item(flow + "/>").height == 44)
    #expect(try item(flow + " automaticEstimatedItemSize=\"YES\"/>").height > 100)
    #expect(
      try item(
        flow + "><size key=\"estimatedItemSize\" width=\"300\" height=\"50\"/>"
          + "</collectionViewFlowLayout>"
      ).height > 100)
  }

  private func shown(_ document: String, _ code: String) throws -> Document {
    let sources = AppSources(
      AppFiles(
        list: { [AppFiles.Entry(path: "App/Rows.swift")] }, bytes: { _ in Array(code.utf8) }))
    let read = ReadDocument(path: "App/Main.storyboard", bytes: Array(document.utf8))
    return try #require(read.shown(by: sources).document)
  }

  @Test func `a screen whose class hides the navigation bar has none above it`() throws {
    let text = ScreenFixture.screen("", "").replacing(
      "<viewController ", with: "<viewController customClass=\"Rows\" "
    ).replacing(
      "</viewController>",
      with: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/></viewController>")
    func bar(_ isHidden: Bool) throws -> ControllerContext.NavigationBar? {
      let code = """
        class Rows: UIViewController {
          func f() { navigationController?.setNavigationBarHidden(\(isHidden), animated: false) }
        }
        """
      return try shown(text, code).scenes.first?.controller?.navigationBar
    }
    #expect(try bar(false) == .standard)
    #expect(try bar(true) == ControllerContext.NavigationBar.none)
  }

  @Test func `a row is as high as its text where code leaves its height to that`() throws {
    let table = Self.table(#"rowHeight="44""#, text: Self.long)
      .replacing("<viewController ", with: "<viewController customClass=\"Rows\" ")
      .replacing(
        "</viewController>",
        with: "<connections><outlet property=\"list\" destination=\"table\" id=\"o\"/>"
          + "</connections></viewController>")
    func height(_ statement: String) throws -> Double {
      try cell(
        of: shown(
          table,
          "class Rows: UIViewController {\n  @IBOutlet var list: UITableView!\n"
            + "  override func viewDidLoad() { \(statement) }\n}")
      ).height
    }
    #expect(try height("list.rowHeight = UITableView.automaticDimension") > 100)
    #expect(try height("list.rowHeight = 44") == 44)
    // One number is what every row has; of two, or of one that is worked out, nobody knows which.
    #expect(try height("list.rowHeight = 90") == 90)
    #expect(try height("list.rowHeight = 90; list.rowHeight = 60") == 44)
    #expect(try height("list.rowHeight = bounds.height / 4") == 44)
    #expect(try height("list.rowHeight = -1") == 44)
    #expect(try height("other.reloadData()") == 44)
  }

  @Test func `a nib's view is as large as the view of another document that loads it`() throws {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BadgeView">
                  <connections><outlet property="whole" destination="nib" id="o1"/></connections>
              </placeholder>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              <view contentMode="scaleToFill" id="nib">
                  <rect key="frame" x="0" y="0" width="393" height="852"/>
              </view>
          </objects>
      </document>
      """
    func screen(_ width: Double) -> String {
      ScreenFixture.screen(
        """
        <view customClass="BadgeView" translatesAutoresizingMaskIntoConstraints="NO" id="place">
            <rect key="frame" x="16" y="300" width="\(width)" height="80"/>
        </view>
        """,
        ScreenFixture.pinned("place", top: 300)
          + ScreenFixture.equal("w", "place", "width", constant: width)
          + ScreenFixture.equal("h", "place", "height", constant: 80))
    }
    let read = ReadDocument(path: "Badge.xib", bytes: Array(nib.utf8))
    let hosts = [(320.0, "A.storyboard"), (120, "B.storyboard")].map {
      ReadDocument(path: DocumentPath($0.1), bytes: Array(screen($0.0).utf8))
    }
    let document = try #require(NibPlaces(in: hosts + [read]).placing(read).document)
    let scene = try #require(document.scenes.first)
    var session = LayoutSession(document: document, scene: scene)
    #expect(session.solve(Self.phone).size == Size(width: 120, height: 80))
    // Alone it fills the screen it was drawn on.
    var alone = LayoutSession(
      document: try #require(read.document), scene: try #require(read.document?.scenes.first))
    #expect(alone.solve(Self.phone).size == Self.phone.size)
  }
}
