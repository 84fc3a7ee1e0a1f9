import Foundation
import LayoutFormats
import LayoutModel
import SourceFacts
import Testing

@testable import LayoutService

/// What an app's code says of its documents, wherever both come from.
struct AppSourcesTests {
  @Test func `tests are no code of the app`() {
    for path: DocumentPath in [
      "AppTests/Cart.swift", "App/CartTests.swift", "Specs/CartSpec.m", "UITests/Run.swift",
    ] {
      #expect(AppSources.language(of: path) == nil, "\(path)")
    }
    for path: DocumentPath in ["App/Contest.swift", "SpeedTest/Cart.swift", "App/Spectrum.m"] {
      #expect(AppSources.language(of: path) != nil, "\(path)")
    }
  }

  private static let screen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>
        <tableViewController storyboardIdentifier="Badges" id="c" customClass="Badges" customModule="App">
          <tableView key="view" id="t">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <prototypes>
              <tableViewCell reuseIdentifier="Badge" id="r" customClass="BadgeCell">
                <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                <tableViewCellContentView key="contentView" id="w">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                  <subviews>
                    <label text="Label" id="l"><rect key="frame" x="0" y="0" width="40" height="20"/></label>
                    <view id="v" customClass="Dot"><rect key="frame" x="0" y="0" width="40" height="20"/></view>
                  </subviews>
                </tableViewCellContentView>
                <connections>
                  <outlet property="name" destination="l" id="o1"/>
                  <outletCollection property="parts" destination="l" id="o2"/>
                </connections>
              </tableViewCell>
            </prototypes>
          </tableView>
          <connections><outlet property="dataSource" destination="t" id="o3"/></connections>
        </tableViewController>
      </objects></scene></scenes>
    </document>
    """
  private static let code: [String: String] = [
    "App/BadgeCell.swift":
      "class BadgeCell: UITableViewCell {\n  func f() { name.isHidden = true }\n}",
    "App/Badges.swift": """
    class Badges: UITableViewController {
      func f() { tableView.rowHeight = UITableView.automaticDimension }
      func g() { (x as! BadgeCell).parts[0].frame = "x" }
    }
    """,
    "App/Dot.m":
      "@interface Dot : UIView\n@end\n@implementation Dot\n- (void)f { self.alpha = 0; }\n@end",
    "App/Host.swift": """
    class Host {
      func f() {
        let list = board.instantiateViewController(withIdentifier: "Badges")
        list.modalPresentationStyle = .formSheet
      }
    }
    """,
    "Pods/Foreign.swift": "extension BadgeCell { func h() { name.frame = String() } }",
  ]

  private func document() throws -> Document {
    try DocumentFormats.read(Array(Self.screen.utf8), path: "App/Main.storyboard")
  }

  private func check(_ sources: AppSources) throws {
    let document = try document()
    let label = sources.facts(for: "l", in: document)
    #expect(
      label.facts.map { "\($0.kind) \($0.path):\($0.line)" } == [
        "hides App/BadgeCell.swift:2", "setsFrame App/Badges.swift:3",
      ])
    #expect(label.outlets.map(\.name) == ["name", "parts"])
    #expect(label.isSeen)
    #expect(label.first(.hides)?.excerpt == "func f() { name.isHidden = true }")
    let dot = sources.facts(for: "v", in: document)
    #expect(dot.facts.map { "\($0.kind) \($0.path):\($0.line)" } == ["hides App/Dot.m:4"])
    let table = try #require(document.scenes.first { $0.controller != nil })
    let shown = sources.facts(for: table, in: document, at: "App/Main.storyboard")
    #expect(shown.presentation.map(\.value) == ["formSheet"])
    #expect(shown.rows == nil)
    let row = try #require(document.scenes.first { $0.cell != nil })
    let cell = sources.facts(for: row, in: document, at: "App/Main.storyboard")
    #expect(cell.ownerClass == "BadgeCell")
    #expect(cell.rows?.isAutomatic == true)
  }

  @Test func `a document keeps its outlets and the identifiers of its controllers`() throws {
    let document = try document()
    #expect(document.sceneIdentifiers == ["c": "Badges"])
    #expect(
      document.connections == [
        OutletConnection(owner: "r", ownerClass: "BadgeCell", name: "name", destination: "l"),
        OutletConnection(
          owner: "r", ownerClass: "BadgeCell", name: "parts", destination: "l", isCollection: true),
        OutletConnection(owner: "c", ownerClass: "Badges", name: "dataSource", destination: "t"),
      ])
  }

  @Test func `the code of a folder is read`() throws {
    let code = Self.code
    try check(
      AppSources(
        AppFiles(
          list: { code.keys.map { AppFiles.Entry(path: DocumentPath($0)) } },
          bytes: { path in code[path.text].map { Array($0.utf8) } })))
  }

  @Test(.enabled(if: Scratch.hasGit, "git is not installed"))
  func `the code of a commit is read from a bare repository, and of a stage and a work tree`()
    async throws
  {
    try await Scratch.with { git in
      for (path, text) in Self.code { try git.write(Array(text.utf8), to: path) }
      try git.run("add", "-A")
      let folder = git.folder
      try check(AppSources(.git(git.path, at: .index)))
      try check(
        AppSources(
          .git(git.path, at: .worktree) { path in
            [UInt8](try Data(contentsOf: folder.appending(path: path.text)))
          }))
      try git.commit("code")
      let bare = git.path + "/bare"
      try git.run("clone", "-q", "--bare", ".", bare)
      try check(AppSources(.git(bare, at: .commit("HEAD"))))
    }
  }

  @Test func `where there are no sources nothing is said`() throws {
    let document = try document()
    for sources in [AppSources.none, AppSources(.git("/nowhere", at: .commit("HEAD")))] {
      let label = sources.facts(for: "l", in: document)
      #expect(label.facts.isEmpty)
      #expect(!label.isSeen)
      let row = try #require(document.scenes.first { $0.cell != nil })
      #expect(sources.facts(for: row, in: document, at: "App/Main.storyboard").rows == nil)
    }
  }
}
