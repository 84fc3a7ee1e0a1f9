import LayoutViewer
import Testing

/// Pages about screens that take too much work to solve.
struct SiteLimitTests {
  private func page(named name: String, workLimit: Int?) async throws -> String {
    let fixture = try ViewerFixture()
    defer { fixture.close() }
    try await fixture.commitTwo()
    let site = try Site(
      fixture.workspace, matrix: ViewerFixture.matrix, workLimit: workLimit, items: { _ in [] },
      dateText: { "second \($0)" })
    return String(decoding: try #require(try site.page(named: name)), as: UTF8.self)
  }

  @Test(arguments: ["index.html", "s-1.html"])
  func `a screen that is given up has words with its line instead of an empty picture`(
    name: String
  ) async throws {
    let page = try await page(named: name, workLimit: -1)
    #expect(page.contains("is not solved: too much work"))
    #expect(page.contains("storyboard:"))
    #expect(!page.contains("<svg"))
    let usual = try await self.page(named: name, workLimit: nil)
    #expect(!usual.contains("too much work"))
    #expect(usual.contains("<svg"))
  }
}
