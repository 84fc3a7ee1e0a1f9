import LayoutEngine
import LayoutModel
import MadeFonts
import Testing

@testable import LayoutService

/// What holds of a state of a tree wherever it lies: in a store, in git or on the disk.
@Suite("A state of a tree") struct TreeSnapshotTests {
  private static let screen = Fixtures.storyboard(buttons: [200])
  private static let wide = Fixtures.storyboard(buttons: [900])

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// A screen whose only view is of an own class.
  private static func custom(_ name: String) -> [UInt8] {
    text(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="200"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="own" customClass="\(name)">
      <rect key="frame" x="16" y="20" width="50" height="20"/></view></subviews>
      <constraints>
      <constraint firstItem="own" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="a"/>
      <constraint firstItem="own" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="b"/>
      </constraints></view></objects></document>
      """)
  }

  private static func declaring(_ name: String, width: Int) -> [UInt8] {
    text("{\"classes\": {\"\(name)\": {\"width\": \(width), \"height\": 20}}}\n")
  }

  @Test(arguments: TreeKind.present)
  func `lists documents, declarations and tables, and gives their bytes`(_ kind: TreeKind)
    async throws
  {
    let files: TreeKind.Files = [
      "App/Base.lproj/Main.storyboard": Self.screen,
      "App/de.lproj/Main.strings": Self.text("\"b0.normalTitle\" = \"Kaufen\";\n"),
      "App/keyline.overrides.json": Self.declaring("Rating", width: 120),
      "Zoo/Ünï cödé.xib": Self.custom("Rating"),
    ]
    try await kind.states(files, files) { states in
      for tree in [states.base, states.head] {
        #expect(tree.paths == files.keys.sorted())
        #expect(tree.documents == ["App/Base.lproj/Main.storyboard", "Zoo/Ünï cödé.xib"])
        for (path, bytes) in files {
          let held = try tree.bytes(at: path)
          #expect(held == bytes)
        }
        let missing = try tree.document(at: "App/Gone.xib")
        #expect(missing?.path == nil)
      }
    }
  }

  @Test(arguments: TreeKind.present)
  func `a document takes the nearest declarations, whole`(_ kind: TreeKind) async throws {
    let files: TreeKind.Files = [
      "A.xib": Self.custom("Rating"), "App/Sub/B.xib": Self.custom("Rating"),
      "keyline.overrides.json": Self.declaring("Rating", width: 100),
      "App/keyline.overrides.json": Self.declaring("Other", width: 120),
    ]
    try await kind.states(files, files) { states in
      let own = try #require(try states.head.document(at: "A.xib"))
      #expect(own.overrides.classes["Rating"]?.width == 100)
      let nearer = try #require(try states.head.document(at: "App/Sub/B.xib"))
      #expect(nearer.overrides.classes.keys.sorted() == ["Other"])
      let solving = states.head.solving
      #expect(solving.overrides(of: "A.xib") == own.overrides)
    }
  }

  @Test(arguments: TreeKind.present)
  func `a document is measured by the font files of its own state`(_ kind: TreeKind) async throws {
    let document = Self.text(
      String(decoding: Self.screen, as: UTF8.self).replacing(
        "type=\"system\" pointSize=\"17\"",
        with: "name=\"Made-Bold\" family=\"Made\" pointSize=\"17\""))
    func font(_ units: Int) -> [UInt8] {
      MadeFont(name: "Made-Bold", advances: ["A": units, " ": 300]).bytes
    }
    try await kind.states(
      ["A.storyboard": document, "Fonts/Made.ttf": font(800)],
      ["A.storyboard": document, "Fonts/Made.ttf": font(1000)]
    ) { states in
      // 1,000 units make an em.
      for (tree, advance) in [(states.base, 0.8), (states.head, 1.0)] {
        let read = try #require(try tree.document(at: "A.storyboard"))
        #expect(read.overrides.fonts["Made-Bold"]?.advances["A"] == advance)
        #expect(read.overrides.fonts["Made-Bold"]?.file == "Fonts/Made.ttf")
      }
      let edits = try states.pairs { !OverridesFile.isOne($0) }
      #expect(edits.map(\.edit) == [.redeclared])
    }
  }

  @Test(arguments: TreeKind.present)
  func `translations are those beside a document, by language`(_ kind: TreeKind) async throws {
    let files: TreeKind.Files = [
      "App/Base.lproj/Main.storyboard": Self.screen,
      "App/de.lproj/Main.strings": Self.text("\"b0.normalTitle\" = \"Kaufen\";\n"),
      "App/ar.lproj/Main.strings": Self.text("\"b0.normalTitle\" = \"شراء\";\n"),
    ]
    try await kind.states(files, files) { states in
      let tables = try states.head.tables(of: "App/Base.lproj/Main.storyboard")
      #expect(tables.languages(of: "App/Base.lproj/Main.storyboard").map(\.tag) == ["ar", "de"])
      #expect(tables.problems.isEmpty)
    }
  }

  @Test(arguments: TreeKind.present)
  func `a document that cannot be read is there with its bytes and the reason`(_ kind: TreeKind)
    async throws
  {
    let broken = Self.text("<<<<<<< ours\n<document/>\n")
    try await kind.states(["A.storyboard": broken], ["A.storyboard": broken]) { states in
      let read = try #require(try states.head.document(at: "A.storyboard"))
      #expect(read.isUnreadable)
      #expect(read.bytes == broken)
      #expect(read.solvableScenes.isEmpty)
      #expect(try states.pairs().isEmpty)
    }
  }

  @Test(arguments: TreeKind.present)
  func `two states differ by what was added, changed, removed and declared`(_ kind: TreeKind)
    async throws
  {
    let base: TreeKind.Files = [
      "Changed.storyboard": Self.screen, "Declared.xib": Self.custom("Rating"),
      "Gone.storyboard": Fixtures.storyboard(buttons: [1, 2, 3, 4]),
      "Same.storyboard": Self.screen, "Untouched.xib": Self.custom("Other"),
      "keyline.overrides.json": Self.declaring("Rating", width: 100),
    ]
    var head = base
    head["Gone.storyboard"] = nil
    head["Changed.storyboard"] = Self.wide
    head["New.xib"] = Self.custom("Fresh")
    head["keyline.overrides.json"] = Self.declaring("Rating", width: 130)
    try await kind.states(base, head) { states in
      let pairs = try states.pairs { !OverridesFile.isOne($0) }
      #expect(
        pairs.map { "\($0.path) \($0.edit)" } == [
          "Changed.storyboard changed", "Declared.xib redeclared", "Gone.storyboard removed",
          "New.xib added",
        ])
      let declared = try #require(pairs.first { $0.edit == .redeclared })
      #expect(declared.base?.overrides.classes["Rating"]?.width == 100)
      #expect(declared.head?.overrides.classes["Rating"]?.width == 130)
      #expect(
        try states.unchanged(by: pairs).map(\.path) == ["Same.storyboard", "Untouched.xib"])
    }
  }

  @Test(arguments: TreeKind.present)
  func `a state before the first has nothing, and all is added`(_ kind: TreeKind) async throws {
    let files: TreeKind.Files = ["A.storyboard": Self.screen]
    try await kind.states(files, files) { states in
      let first = TreeComparison(base: .empty, head: states.base)
      let last = TreeComparison(base: states.head, head: .empty)
      let edits = try first.pairs() + last.pairs()
      #expect(edits.map(\.edit) == [.added, .removed])
    }
  }

  @Test(.enabled(if: Scratch.hasGit, "git is not installed"))
  func `a document that git finds renamed stands against what it was`() async throws {
    let moved = Self.text(
      String(decoding: Self.screen, as: UTF8.self).replacing("Title", with: "Other"))
    try await TreeKind.git.states(
      ["Old.storyboard": Self.screen, "App/keyline.overrides.json": Self.declaring("A", width: 1)],
      ["App/New.storyboard": moved, "App/keyline.overrides.json": Self.declaring("A", width: 1)]
    ) { states in
      let pairs = try states.pairs()
      #expect(pairs.map { "\($0.path) \($0.edit)" } == ["App/New.storyboard changed"])
      #expect(pairs.first?.base?.bytes == Self.screen)
      #expect(pairs.first?.base?.overrides.classes.isEmpty == true)
      #expect(pairs.first?.head?.overrides.classes["A"]?.width == 1)
      #expect(try states.unchanged(by: pairs).isEmpty)
    }
  }

  @Test func `what can still be corrected is an error, and history declares nothing by it`() throws
  {
    let broken = Self.text("{\"classes\": 3}")
    let file = SourceFile(path: "keyline.overrides.json", bytes: broken)
    #expect(throws: OverridesError.self) {
      _ = try TreeSnapshot(disk: [file], fonts: FontShelf([]))
    }
    let kept = TreeFile(path: file.path, mark: nil) { broken }
    let history = try TreeSnapshot([kept])
    #expect(history.declared.overrides(for: "A.xib") == .none)
  }
}
