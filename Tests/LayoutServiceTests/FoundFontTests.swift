import LayoutEngine
import LayoutStore
import MadeFonts
import Testing

@testable import LayoutModel
@testable import LayoutService

/// Fonts that lie in the tree of a document count without being declared.
struct FoundFontTests {
  /// A label "A A" of 20 points in a named font, at (16, 20) of the safe area.
  private func screen(_ font: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews><label opaque="NO" text="A A" translatesAutoresizingMaskIntoConstraints="NO" id="title">
      <rect key="frame" x="16" y="79" width="50" height="21"/>
      <fontDescription key="fontDescription" name="\(font)" family="Made" pointSize="20"/></label></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="a"/>
      <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="b"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """.utf8)
  }

  /// At 20 points "A A" is 16 + 6 + 16 = 38 wide with `units` of 800, 23 high.
  private func font(_ units: Int = 800, named name: String = "Made-Bold") -> [UInt8] {
    MadeFont(name: name, advances: ["A": units, " ": 300]).bytes
  }

  private func shelf(_ fonts: [(path: DocumentPath, bytes: [UInt8])]) -> FontShelf {
    FontShelf(fonts.map { SourceFile(path: $0.path, bytes: $0.bytes) })
  }

  private func size(_ document: [UInt8], _ overrides: LayoutOverrides) async throws -> [Double] {
    let solve = PlainSolve(
      target: .asDesigned, options: SolveOptions(textSource: .document, overrides: overrides))
    let solution = await solve.solve(SourceFile(path: "A.storyboard", bytes: document))
    guard case .solved(let scenes) = solution.outcome else { return [] }
    let frame = try #require(
      scenes.first?.layouts.first?.views.first { $0.id == "title" }?.frame)
    return [frame.width, frame.height]
  }

  // The recorded 50 is of another font: the file counts, also where recordings may.
  @Test func `a document is measured by the font files of its tree`() async throws {
    let shelf = shelf([("App/Fonts/Made.ttf", font())])
    let found = LayoutOverrides.none.completed(from: shelf, for: screen("Made-Bold"))
    #expect(found.fonts["Made-Bold"]?.file == "App/Fonts/Made.ttf")
    #expect(try await size(screen("Made-Bold"), found) == [38, 23])
    #expect(LayoutOverrides.none.completed(from: shelf, for: screen("Other-Bold")).isEmpty)
  }

  @Test func `what is declared counts before what lies in the tree`() {
    let declared = LayoutOverrides(fonts: ["Made-Bold": DeclaredFont(ascender: 2, descender: 1)])
    let shelf = shelf([("Made.ttf", font())])
    #expect(declared.completed(from: shelf, for: screen("Made-Bold")) == declared)
  }

  @Test func `the app's own file comes before others, then the one fewer folders deep`() {
    let fonts: [(path: DocumentPath, bytes: [UInt8])] = [
      ("Pods/Made.ttf", font(100)), ("App/Old/Made.ttf", font(200)), ("App/Made.ttf", font(300)),
      ("App/Broken.ttf", Array("version https://git-lfs.github.com/spec/v1\n".utf8)),
    ]
    for order in [fonts, fonts.reversed()] {
      let shelf = shelf(order)
      #expect(shelf.font(named: "Made-Bold")?.font.file == "App/Made.ttf")
      #expect(shelf.problems.map(\.path) == ["App/Broken.ttf"])
      #expect(shelf.font(named: "Broken") == nil)
    }
  }

  @Test func `collections and extensions in capitals are font files, and pictures are not`() {
    let paths: [DocumentPath] = ["a/B.TTF", "c.otf", "d.ttc", "e.png", "f.ttf.txt", "ttf"]
    #expect(paths.map(FileRole.isFont) == [true, true, true, false, false, false])
  }

  /// The tree as the command line makes it.
  private func tree(_ documents: [DocumentPath: [UInt8]], _ fonts: FontShelf) -> WorkTree {
    Fixtures.tree(documents, folders: [""]).recordingFonts(fonts)
  }

  @Test func `a commit keeps what it was measured by, and depends on the file's metrics`()
    async throws
  {
    try await Fixtures.withWorkspace { workspace in
      let documents: [DocumentPath: [UInt8]] = [
        "App/A.storyboard": screen("Made-Bold"), "App/B.storyboard": screen("Other-Bold"),
      ]
      func frame(_ revision: Revision?) throws -> Double? {
        try workspace.store.frames(
          scene: "root", path: "App/A.storyboard", at: try #require(revision).id
        ).views.first { $0.view == "title" }?.frames.first??.frame.width
      }
      let first = try await workspace.commit(
        tree(documents, shelf([("Made.ttf", font()), ("Unused.ttf", font(named: "Unused"))])))
      #expect(
        first.documents.map(\.path)
          == ["App/A.storyboard", "App/B.storyboard", "keyline.fonts.json"])
      #expect(try frame(first.revision) == 38)
      let record = try workspace.export("keyline.fonts.json", at: "HEAD").bytes
      let kept = try OverridesReader.foundFonts(in: record, path: "keyline.fonts.json")
      #expect(kept.map(\.name) == ["Made-Bold"])
      #expect(kept.map(\.digest) == [ContentHash(of: font()).description])

      // The same font at another place changes the record and no layout.
      let moved = try await workspace.commit(
        tree(documents, shelf([("Fonts/Made.ttf", font())])))
      #expect(moved.documents.map(\.path) == ["keyline.fonts.json"])
      #expect(moved.work.solved == 0)

      // Other metrics solve the scene that is set in the font, and no other.
      let wider = tree(documents, shelf([("Fonts/Made.ttf", font(1000))]))
      let second = try await workspace.commit(wider)
      #expect(second.work.solved == 1)
      #expect(try frame(second.revision) == 46)
      #expect(try workspace.status(wider).documents.isEmpty)
      #expect(try frame(first.revision) == 38)
      #expect(try await workspace.verify(.resolve).problems == [])

      let gone = try await workspace.commit(tree(documents, shelf([])))
      #expect(gone.documents.map(\.edit) == [.removed])
      #expect(gone.work.solved == 1)
    }
  }

  @Test(.enabled(if: Scratch.hasGit, "git is not installed"))
  func `an import measures each revision by the font files of its commit`() async throws {
    try await Scratch.with { git in
      try git.write(screen("Made-Bold"), to: "App/A.storyboard")
      try git.commit("Screen")
      try git.write(font(), to: "App/Fonts/Made.ttf")
      try git.commit("Font alone")
      try git.write(screen("Other-Bold"), to: "App/B.storyboard")
      try git.commit("Second screen")
      try git.write(font(1000), to: "App/Fonts/Made.ttf")
      try git.write(screen("Third-Bold"), to: "App/B.storyboard")
      try git.commit("Wider font")
      let path = git.path
      try await Fixtures.withWorkspace { workspace in
        func widths(_ report: ImportReport) throws -> [Double?] {
          try report.revisions.map { imported in
            try workspace.store.frames(
              scene: "root", path: "App/A.storyboard", at: imported.revision.id
            ).views.first { $0.view == "title" }?.frames.first??.frame.width
          }
        }
        let report = try await workspace.importHistory(ImportRequest(repository: path))
        #expect(
          report.revisions.map(\.revision.message) == ["Screen", "Second screen", "Wider font"])
        let found = try widths(report)
        #expect(found.first != 38)
        #expect(Array(found.dropFirst()) == [38, 46])
        #expect(try await workspace.verify(.resolve).problems == [])
        let record = try workspace.export("keyline.fonts.json", at: "HEAD").bytes
        let kept = try OverridesReader.foundFonts(in: record, path: "keyline.fonts.json")
        #expect(kept.map(\.font.file) == ["App/Fonts/Made.ttf"])
        // A second import finds nothing new, and a commit without the font takes the record away.
        #expect(
          try await workspace.importHistory(ImportRequest(repository: path)).revisions.isEmpty)
        try git.run("rm", "-q", "App/Fonts/Made.ttf")
        try git.write(screen("Fourth-Bold"), to: "App/B.storyboard")
        try git.commit("No font")
        let last = try await workspace.importHistory(ImportRequest(repository: path))
        #expect(try widths(last) == [found.first ?? nil])
        #expect(throws: (any Error).self) {
          try workspace.export("keyline.fonts.json", at: "HEAD")
        }
      }
    }
  }

  @Test func `a record in the tree speaks for fonts whose files are not there`() throws {
    let documents = [(bytes: screen("Made-Bold"), declared: Set<String>())]
    let first = try #require(try shelf([("Made.ttf", font())]).record(of: documents))
    #expect(try shelf([]).record(of: documents, kept: first) == first)
    let newer = try #require(
      try shelf([("New.ttf", font(500))]).record(of: documents, kept: first))
    let fonts = try OverridesReader.foundFonts(in: newer, path: "keyline.fonts.json")
    #expect(fonts.map(\.font.file) == ["New.ttf"])
    #expect(fonts.first?.font.advances["A"] == 0.5)
    let declared = [(bytes: screen("Made-Bold"), declared: Set(["Made-Bold"]))]
    #expect(try shelf([("Made.ttf", font())]).record(of: declared) == nil)
  }

  @Test func `each font's source is told`() {
    let files = [
      SourceFile(path: "A.storyboard", bytes: screen("Made-Bold")),
      SourceFile(path: "B.storyboard", bytes: screen("Other-Bold")),
      SourceFile(path: "C.storyboard", bytes: screen("HelveticaNeue")),
      SourceFile(path: "D.storyboard", bytes: screen("Written-Bold")),
    ]
    var options = SolveOptions()
    let shelf = shelf([("Made.ttf", font())])
    options.overridesByPath["A.storyboard"] = LayoutOverrides.none
      .completed(from: shelf, for: screen("Made-Bold"))
    options.overridesByPath["D.storyboard"] = LayoutOverrides(
      fonts: ["Written-Bold": DeclaredFont(ascender: 1, descender: 0.2)])
    let survey = FontSurvey(files, options: options)
    #expect(
      survey.entries.map(\.name) == ["Other-Bold", "Made-Bold", "Written-Bold", "HelveticaNeue"])
    #expect(
      survey.entries.map(\.source) == [.assumed, .file("Made.ttf"), .declared, .published])
  }
}
