import LayoutModel
import Pictures
import Testing

@testable import LayoutViewer

struct ViewerTests {
  @Test func `every link of every page leads to a page, and none holds a document's markup`()
    async throws
  {
    let fixture = try ViewerFixture()
    defer { fixture.close() }
    try await fixture.commitTwo()
    var seen: Set<String> = []
    var waiting = ["./"]
    var kinds: [String: Int] = [:]
    while var address = waiting.popLast(), seen.count < 400 {
      // All widths take their time; ten points are enough.
      if address.hasPrefix("sweep?") { address += "&from=320&to=330" }
      guard seen.insert(address).inserted else { continue }
      let kind = String(address.prefix { $0 != "?" })
      // Of each kind of page the first few are enough.
      kinds[kind, default: 0] += 1
      guard kinds[kind, default: 0] <= 2 else { continue }
      let (status, text) = await fixture.get(address)
      #expect(status == 200, "\(address): \(text.suffix(300))")
      #expect(!text.contains("<script>") && !text.contains("<img src=x"), "\(address)")
      waiting += ViewerFixture.links(text)
    }
    let all: Set = [
      "./", "screens", "screen", "configurations", "picture.svg", "compare.svg", "revision", "diff",
      "view", "sweep", "search", "viewer.js",
    ]
    #expect(Set(kinds.keys) == all)
  }

  @Test func `the time line tells in red and green, and older revisions are on further pages`()
    async throws
  {
    let fixture = try ViewerFixture()
    defer { fixture.close() }
    try await fixture.commitTwo()
    try await fixture.commit(ViewerFixture.document(button: 100), "Narrow again")
    let text = await fixture.get("./").text
    #expect(text.contains("<li class=\"bad\">") && text.contains("<li class=\"fixed\">"))
    #expect(!text.contains("Older revisions"))
    for number in 0..<50 {
      try await fixture.commit(
        ViewerFixture.document(button: 101 + number), "Step \(number)", isUnsolved: true)
    }
    let first = await fixture.get("./").text
    let older = try #require(
      ViewerFixture.links(first).first { $0.hasPrefix("./?from=") })
    let second = await fixture.get(older).text
    #expect(first.contains("Step 0") && !first.contains("Narrow again"))
    #expect(second.contains("Narrow again") && !second.contains("Step 0"))
  }

  @Test func `switches draw the screen otherwise and stay in the addresses`() async throws {
    let fixture = try ViewerFixture()
    defer { fixture.close() }
    try await fixture.commitTwo()
    var address = ScreenAddress(document: DocumentPath(ViewerFixture.path), scene: "root")
    func picture() async -> String {
      await fixture.get(address.parameters.address(of: "picture.svg")).text
    }
    var pictures = [await picture()]
    address.width = 320
    pictures.append(await picture())
    #expect(pictures[1].contains("width=\"320\""))
    address.isMirrored = true
    pictures.append(await picture())
    address.isDark = true
    pictures.append(await picture())
    address.overlays = [.constraints]
    pictures.append(await picture())
    address.revision = "HEAD~1"
    pictures.append(await picture())
    #expect(Set(pictures).count == pictures.count)
    address.contentSize = .accessibility3
    #expect(try ScreenAddress(address.parameters).parameters == address.parameters)
    #expect(try ScreenAddress(address.parameters).overlays == [.constraints])
  }

  @Test func `a view's page names the revision that made each constraint what it is`() async throws
  {
    let fixture = try ViewerFixture()
    defer { fixture.close() }
    try await fixture.commitTwo()
    var parameters = ScreenAddress(
      document: DocumentPath(ViewerFixture.path), scene: "root"
    ).parameters
    parameters["view"] = "buy"
    let text = await fixture.get(parameters.address(of: "view")).text
    let row = try #require(text.split(separator: "<tr>").first { $0.contains("= 340") })
    #expect(row.contains("Wide button"))
    let other = try #require(text.split(separator: "<tr>").first { $0.contains("= 44") })
    #expect(other.contains("First "))
  }

  @Test func `what is not there is told, and nothing is changed by a form`() async throws {
    let fixture = try ViewerFixture()
    defer { fixture.close() }
    try await fixture.commitTwo()
    for address in [
      "nosuch", "screen", "screen?document=a&scene=b", "revision?id=nosuch", "diff?from=nosuch",
      "picture.svg?document=x", "view?document=a&scene=b&view=c", "./?from=nosuch",
    ] {
      #expect(await fixture.get(address).status == 404, "\(address)")
    }
    #expect(await fixture.get("search?q=%5B%5B").status == 400)
    for page in ["", "merge", "accept"] {
      let change = await fixture.viewer.answer(ViewerRequest(page, isChange: true))
      #expect(change.status == 405)
      #expect(String(decoding: change.bytes, as: UTF8.self).contains("Write &lt;so&gt;."))
    }
  }

  @Test func `an empty store has a first page`() async throws {
    let fixture = try ViewerFixture()
    defer { fixture.close() }
    let (status, text) = await fixture.get("./")
    #expect(status == 200 && text.contains("No revision yet"))
  }
}
