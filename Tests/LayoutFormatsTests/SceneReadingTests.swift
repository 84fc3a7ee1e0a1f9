import LayoutModel
import Testing

@testable import LayoutFormats

@Suite struct SceneReadingTests {
  private static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  static func storyboard(_ objects: [String], extra: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <scenes>\(objects.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))</scenes>
    \(extra)
    </document>
    """
  }

  private static let table = storyboard([
    """
    <tableViewController id="T" customClass="ListController" sceneMemberID="viewController">
    <tableView key="view" rowHeight="-1" id="TV">\(rect(0, 0, 375, 667))
    <view key="tableHeaderView" id="HV">\(rect(0, 0, 375, 100))</view>
    <prototypes>
    <tableViewCell accessoryType="disclosureIndicator" reuseIdentifier="Row" rowHeight="60" style="IBUITableViewCellStyleDefault" textLabel="L1" id="C1">\(rect(0, 50, 375, 60))
    <tableViewCellContentView key="contentView" tableViewCell="C1" id="CC1">\(rect(0, 0, 344, 60))
    <subviews><label text="Row" id="L1">\(rect(16, 10, 50, 20))</label></subviews>
    <constraints><constraint firstItem="L1" firstAttribute="leading" secondItem="CC1" secondAttribute="leading" id="k1"/></constraints>
    </tableViewCellContentView>
    <constraints><constraint firstItem="L1" firstAttribute="top" secondItem="C1" secondAttribute="top" id="k2"/></constraints>
    <viewLayoutGuide key="safeArea" id="CS"/>
    </tableViewCell>
    </prototypes>
    </tableView></tableViewController>
    """,
    """
    <viewController id="G"><collectionView key="view" id="GV">\(rect(0, 0, 300, 300))
    <cells><collectionViewCell id="C2">\(rect(10, 10, 50, 50))
    <view key="contentView">\(rect(0, 0, 50, 50))
    <subviews><view id="X">\(rect(0, 0, 5, 5))</view></subviews></view>
    <constraints><constraint firstItem="X" firstAttribute="top" secondItem="C2" secondAttribute="top" id="k3"/></constraints>
    </collectionViewCell></cells>
    <collectionReusableView key="sectionHeaderView" id="R">\(rect(0, 0, 300, 20))</collectionReusableView>
    </collectionView>
    <navigationItem key="navigationItem" title="Grid" id="N"><view key="titleView" id="TT">\(rect(0, 0, 100, 30))</view></navigationItem>
    </viewController>
    <view id="F">\(rect(0, 0, 40, 40))</view>
    """,
  ])

  @Test func `every root is a scene of its kind, with its place in the whole`() throws {
    let document = try Fixtures.read(Self.table, path: "T.storyboard")
    #expect(document.kind == .storyboard && document.unresolved.isEmpty)
    #expect(
      document.scenes.map { "\($0.id) \($0.kind) \($0.title)" } == [
        "TV controller ListController", "HV tableHeader view", "CC1 cell Row", "GV controller Grid",
        "C2 cell collectionViewCell", "R reusable collectionReusableView", "TT bar view",
        "F free view",
      ])
    #expect(document.scene("TV")?.root.subviews.isEmpty == true)
    #expect(document.scene("CC1")?.enclosingView == "TV")
    #expect(document.scene("CC1")?.enclosingScene == "TV")
  }

  @Test func `a tag in a copied cell gives a view to code, one in a static table does not`() throws
  {
    func cell(_ id: String) -> String {
      """
      <tableViewCell id="\(id)">\(Self.rect(0, 0, 375, 44))
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)V">\(Self.rect(0, 0, 375, 44))
      <subviews><label tag="102" text="Sample" id="\(id)L">\(Self.rect(16, 10, 50, 20))</label>
      <label tag="0" text="Fixed" id="\(id)M">\(Self.rect(16, 30, 50, 20))</label></subviews>
      </tableViewCellContentView></tableViewCell>
      """
    }
    func table(_ id: String, _ rows: String) -> String {
      "<tableViewController id=\"\(id)\"><tableView key=\"view\" id=\"\(id)V\">"
        + "\(Self.rect(0, 0, 375, 667))\(rows)</tableView></tableViewController>"
    }
    let document = try Fixtures.read(
      Self.storyboard([
        table("P", "<prototypes>\(cell("A"))</prototypes>"),
        table(
          "S",
          "<sections><tableViewSection id=\"z\"><cells>\(cell("B"))</cells>"
            + "</tableViewSection></sections>"),
        "<view id=\"F\">\(Self.rect(0, 0, 9, 9))<subviews><label tag=\"3\" id=\"FL\">"
          + "\(Self.rect(0, 0, 9, 9))</label></subviews></view>",
      ]), path: "T.storyboard")
    #expect(document.outlets == ["AL"])
  }

  @Test func `what a control sends is known by the control`() throws {
    let button = """
      <button id="B">\(Self.rect(0, 0, 9, 9))<connections>
      <action selector="buy:" destination="G" eventType="touchUpInside" id="a1"/>
      <segue destination="G" kind="show" id="s1"/></connections></button>
      """
    let document = try Fixtures.read(
      Self.storyboard([
        "<viewController id=\"G\"><view key=\"view\" id=\"V\">\(Self.rect(0, 0, 99, 99))"
          + "<subviews>\(button)</subviews></view></viewController>"
      ]), path: "T.storyboard")
    #expect(document.actions == ["B": ["buy: G", "segue G"]])
  }

  @Test func `a cell's constraints and guides are its content view's`() throws {
    let document = try Fixtures.read(Self.table, path: "T.storyboard")
    let scene = try #require(document.scene("CC1"))
    #expect(scene.root.constraints.map(\.id).sorted() == ["k1", "k2"])
    #expect(scene.root.constraints.allSatisfy { $0.secondItem == "CC1" && $0.owner == "CC1" })
    #expect(scene.root.guides.map(\.id) == ["CS"])
    let cell = try #require(scene.cell)
    #expect(cell.kind == .table && cell.id == "C1" && cell.contentViewHasID)
    #expect(cell.accessory == "disclosureIndicator" && cell.rowHeight == 60)
    #expect(cell.builtInViews == ["L1"] && cell.containerWidth == 375 && cell.isPrototype)
    #expect(cell.isInRootTable)
    #expect(cell.frame == Frame(x: 0, y: 50, width: 375, height: 60))
  }

  @Test func `a stack view is beside all roots of its scene and of no other`() throws {
    let stack =
      "<view id=\"P\">\(Self.rect(0, 0, 50, 50))<subviews><stackView id=\"S\">\(Self.rect(0, 0, 9, 9))</stackView></subviews></view>"
    let cells = Self.table.replacing("<view id=\"F\">", with: stack + "<view id=\"F\">")
    let document = try Fixtures.read(cells, path: "T.storyboard")
    let beside = document.scenes.filter(\.isBesideStackView).map(\.id)
    #expect(Set(beside) == ["GV", "C2", "R", "TT", "P", "F"])
    #expect(
      try Fixtures.read(Self.table, path: "T.storyboard").scenes.allSatisfy {
        !$0.isBesideStackView
      })
  }

  @Test func `a static cell is no prototype`() throws {
    let table = Self.table.replacing(
      "rowHeight=\"-1\"", with: "rowHeight=\"-1\" dataMode=\"static\"")
    let document = try Fixtures.read(table, path: "T.storyboard")
    #expect(document.scene("CC1")?.cell?.isPrototype == false)
  }

  @Test func `a content view without an id is the cell`() throws {
    let document = try Fixtures.read(Self.table, path: "T.storyboard")
    let scene = try #require(document.scene("C2"))
    #expect(scene.root.subviews.map(\.id) == ["X"])
    #expect(scene.root.constraints.first?.secondItem == "C2")
    #expect(scene.cell?.contentViewHasID == false)
    #expect(scene.cell?.kind == .collection)
  }

  @Test func `an old archive is refused as one`() throws {
    do throws(FormatError) {
      _ = try InterfaceBuilderReader.read(
        Fixtures.bytes("<?xml version=\"1.0\"?>\n<archive type=\"x\"/>"), path: "Old.xib")
      Issue.record("read an archive")
    } catch {
      #expect(error.reason == .oldArchive && error.location.line == 2)
    }
  }

  @Test func `formats are chosen by extension`() throws {
    #expect(DocumentFormats.format(forPath: "a/B.XIB") != nil)
    #expect(DocumentFormats.format(forPath: "a/b.storyboard") != nil)
    #expect(DocumentFormats.format(forPath: "a.xib/b") == nil)
    #expect(DocumentFormats.format(forPath: ".xib") == nil)
    #expect(throws: FormatError.self) { try DocumentFormats.read([], path: "a.txt") }
  }

  @Test func `documents of other systems are read without failing`() throws {
    let mac = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <objects><window id="W"><view key="contentView" id="M">\(Self.rect(0, 0, 100, 100))
      <subviews><textField id="MT">\(Self.rect(0, 80, 10, 20))</textField></subviews></view></window></objects></document>
      """
    let document = try Fixtures.read(mac)
    #expect(document.platform == .macOS && document.reasonNotSolved == nil)
    #expect(document.scenes.map(\.id) == ["M"])
    // Written 80 points above the bottom of 100, and 20 high: it touches the top.
    #expect(document.scenes[0].root.subviews[0].frame?.y == 0)
    let watch = """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit">
      <scenes><scene><objects><controller id="A"/></objects></scene></scenes></document>
      """
    #expect(try Fixtures.read(watch).platform == .watchOS)
    #expect(try Fixtures.read(watch).scenes.isEmpty)
  }
}
