import LayoutModel
import LayoutService
import Testing

@testable import LayoutViewer

struct ChangeTests {
  private static let path = DocumentPath(ViewerFixture.path)

  /// Both sides gave the label another text; ours also has another width of the button.
  private func withMerge(
    mayWrite: Bool = true, ours: Int = 120, _ body: (ViewerFixture) async throws -> Void
  ) async throws {
    let fixture = try ViewerFixture(mayWrite: mayWrite)
    defer { fixture.close() }
    var states: [Revision] = []
    for (title, button) in [("Welcome", 100), ("Good day", ours), ("Hello", 100)] {
      let text = ViewerFixture.document(button: button, title: title)
      states.append(try #require(try await fixture.commit(text, title)))
    }
    await fixture.files.begin(
      MergeState(
        base: states[0].id, ours: states[1].id, theirs: states[2].id, message: "Merge of two"))
    try await body(fixture)
  }

  private func form(_ text: String, _ take: String, conflict: String? = nil) throws
    -> ViewerFixture.Form
  {
    try #require(
      ViewerFixture.forms(text).first { form in
        form.fields.contains { $0 == ("take", take) }
          && form.fields.first { $0.0 == "conflict" }?.1 == conflict
      })
  }

  @Test func `a click on a side decides a conflict, and another click opens it again`()
    async throws
  {
    try await withMerge { fixture in
      let page = await fixture.get("merge").text
      #expect(page.contains("1 of 1 conflicts open"))
      let theirs = try form(page, "theirs", conflict: "1")
      #expect(theirs.text.contains("Hello"))
      let answer = await fixture.send(theirs)
      #expect(answer.status == 303 && answer.kind == .elsewhere("merge"))
      // What only ours changed stays merged.
      let text = await fixture.files.text
      #expect(text.contains("text=\"Hello\"") && text.contains("constant=\"120\""))
      let decided = await fixture.get("merge").text
      #expect(decided.contains("Nothing is open: a commit ends the merge."))
      #expect(await fixture.send(try form(decided, "open", conflict: "1")).status == 303)
      #expect(await fixture.get("merge").text.contains("1 of 1 conflicts open"))
    }
  }

  @Test func `sides are shown although no frame differs`() async throws {
    try await withMerge(ours: 100) { fixture in
      let sides = ViewerFixture.forms(await fixture.get("merge").text)
        .filter { $0.text.contains("<img") }
      #expect(sides.count == 2)
      for side in sides {
        let picture = try #require(ViewerFixture.links(side.text).first)
        #expect(await fixture.get(picture).status == 200)
      }
    }
  }

  @Test func `another value is taken, and a whole side by its picture`() async throws {
    try await withMerge { fixture in
      let page = await fixture.get("merge").text
      let other = try form(page, "value", conflict: "1")
      #expect(await fixture.send(other, ["value": "Guten Tag"]).status == 303)
      #expect(await fixture.files.text.contains("text=\"Guten Tag\""))
      let whole = try form(page, "theirs")
      #expect(whole.text.contains("picture.svg?"))
      let again = try form(await fixture.get("merge").text, "open", conflict: "1")
      #expect(await fixture.send(again).status == 303)
      #expect(await fixture.send(whole).status == 303)
      #expect(await fixture.files.text.contains("text=\"Hello\""))
    }
  }

  @Test func `a form of an earlier merge decides nothing`() async throws {
    try await withMerge { fixture in
      var theirs = try form(await fixture.get("merge").text, "theirs", conflict: "1")
      theirs.fields = theirs.fields.map { ($0, $0 == "sentence" ? "text of another" : $1) }
      _ = await fixture.send(theirs)
      #expect(await fixture.get("merge").text.contains("1 of 1 conflicts open"))
      theirs.fields.removeAll { $0.0 == "take" }
      #expect(await fixture.send(theirs).status == 400)
    }
  }

  @Test func `without leave to write there are conflicts and findings, and no form`() async throws {
    try await withMerge(mayWrite: false) { fixture in
      for page in ["merge", "check", "revision?id=HEAD~1", "diff?from=HEAD~2&to=HEAD~1"] {
        let (status, text) = await fixture.get(page)
        #expect(status == 200 && ViewerFixture.forms(text).isEmpty, "\(page)")
      }
      #expect(await fixture.get("merge").text.contains("Good day in ours, Hello in theirs"))
    }
  }

  @Test(arguments: ["check", "revision?id=HEAD", "diff?from=HEAD~1&to=HEAD"])
  func `a finding is accepted with a reason, and then told as accepted`(_ page: String)
    async throws
  {
    let fixture = try ViewerFixture(mayWrite: true)
    defer { fixture.close() }
    let wide = ViewerFixture.document(button: 340)
    try await fixture.commit(ViewerFixture.document(button: 100), "First")
    if page == "check" {
      await fixture.files.put(wide)
    } else {
      try await fixture.commit(wide, "Wide button")
    }
    let before = await fixture.get(page).text
    let accept = try #require(ViewerFixture.forms(before).first)
    #expect(accept.action == "accept")
    let refused = await fixture.send(accept)
    #expect(refused.status != 303 && refused.text.contains("say why"))
    let reason = "as designed \(ViewerFixture.hostile)"
    let answer = await fixture.send(accept, ["why": reason, "until": "2099-01-01"])
    #expect(answer.status == 303)
    guard case .elsewhere(let address) = answer.kind else { return }
    let after = await fixture.get(address).text
    #expect(after.contains("Accepted: 1") && after.contains("as designed"))
    #expect(after.contains("until 2099-01-01") && !after.contains("<script>"))
    #expect(ViewerFixture.forms(after).count < ViewerFixture.forms(before).count)
    let written = try #require(await fixture.files.acceptances.first)
    #expect(written.document == Self.path && written.why == reason)
    // The same form once more: it is there to be accepted, whether it was or not; a made-up one is
    // refused.
    var madeUp = accept
    madeUp.fields = madeUp.fields.map { ($0, $0 == "finding" ? "000000000000" : $1) }
    #expect(await fixture.send(madeUp, ["why": "x"]).status == 409)
  }
}
