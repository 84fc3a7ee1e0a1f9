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
    #expect(try unnamed("_ = R.reuseIdentifier.row") == nil)
  }

  @Test func `a nib is loaded by its name, its controller's or its owner`() throws {
    func unnamed(_ statement: String, owner: String = "Loader") throws -> String? {
      let nib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
              <connections><outlet property="view" destination="n" id="o"/></connections>
            </placeholder>
            <view id="n"><rect key="frame" x="0" y="0" width="100" height="50"/></view>
          </objects>
        </document>
        """
      let document = try DocumentFormats.read(Array(nib.utf8), path: "App/Badge.xib")
      return sources(statement).unnamed(
        try #require(document.scenes.first), in: document, at: "App/Badge~ipad.xib")
    }
    #expect(try unnamed("") == "Badge")
    #expect(try unnamed("UINib(nibName: \"Badge\", bundle: nil)") == nil)
    #expect(try unnamed("let c: BadgeViewController") == nil)
    #expect(try unnamed("", owner: "Part3") == nil)
  }
}
