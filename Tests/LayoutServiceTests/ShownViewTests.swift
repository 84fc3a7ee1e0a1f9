import LayoutModel
import Testing

@testable import LayoutService

/// Views that the document hides and code shows: their state is compared, too.
struct ShownViewTests {
  private static func screen(width: Double) -> String {
    ScreenFixture.screen(
      """
      <label hidden="YES" text="No connection" translatesAutoresizingMaskIntoConstraints="NO" id="error">
          <rect key="frame" x="16" y="300" width="\(width)" height="20"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """,
      ScreenFixture.pinned("error", top: 300)
        + ScreenFixture.equal("w", "error", "width", constant: width)
    )
    .replacing("<viewController ", with: "<viewController customClass=\"Login\" ")
    .replacing(
      "</viewController>",
      with: "<connections><outlet property=\"errorLabel\" destination=\"error\" id=\"o\"/>"
        + "</connections></viewController>")
  }

  /// An app with one controller and a line of code.
  private static func sources(_ statement: String) -> AppSources {
    let code =
      "class Login: UIViewController {\n  @IBOutlet var errorLabel: UILabel!\n"
      + "  func fail() {\n    \(statement)\n  }\n}"
    return AppSources(
      AppFiles(
        list: { [AppFiles.Entry(path: "App/Login.swift")] }, bytes: { _ in Array(code.utf8) }))
  }

  /// What narrowing the hidden label from 200 to 60 points brings, beside a line of code.
  private func news(_ statement: String) async throws -> [Regression] {
    let sources = Self.sources(statement)
    func read(_ width: Double) -> ReadDocument {
      ReadDocument(path: "A.storyboard", bytes: Array(Self.screen(width: width).utf8))
    }
    let pair = DocumentPair(path: "A.storyboard", base: read(200), head: read(60))
    let comparer = Comparer(matrix: .standard, sources: sources)
    let plain = try await comparer.compare([pair], hasBase: true)
    #expect(plain.regressions.isEmpty)
    return try await ShownViews(comparer: comparer, sources: sources).regressions(
      [pair], known: [], others: { [] })
  }

  @Test func `a text that is cut once code shows its view is told with the line`() async throws {
    let found = try await news("errorLabel.isHidden = false")
    let told = try #require(found.first)
    #expect(told.finding.rule == .truncated)
    #expect(told.finding.view == "error")
    #expect(told.isAlarm)
    #expect(told.finding.message.hasSuffix(", once Login.swift:4 shows errorLabel"))
  }

  @Test func `what the document as it is tells is not told again of what code shows`() async throws
  {
    let before = Self.screen(width: 200)
    let after = before.replacing(
      ScreenFixture.equal("w", "error", "width", constant: 200),
      with: ScreenFixture.equal("w", "error", "width", constant: 200)
        + ScreenFixture.equal("w2", "error", "width", constant: 90))
    #expect(after != before)
    let sources = Self.sources("errorLabel.isHidden = false")
    let pair = DocumentPair(
      path: "A.storyboard", base: ReadDocument(path: "A.storyboard", bytes: Array(before.utf8)),
      head: ReadDocument(path: "A.storyboard", bytes: Array(after.utf8)))
    let comparer = Comparer(matrix: .standard, sources: sources)
    let plain = try await comparer.compare([pair], hasBase: true)
    #expect(plain.regressions.contains { $0.finding.rule == .unsatisfiable })
    let shown = try await ShownViews(comparer: comparer, sources: sources).regressions(
      [pair], known: [], others: { [] })
    #expect(!shown.contains { $0.finding.rule == .unsatisfiable })
  }

  @Test func `what code never shows stays as it is`() async throws {
    #expect(try await news("errorLabel.isHidden = true").isEmpty)
    #expect(try await news("other.isHidden = false").isEmpty)
  }
}
