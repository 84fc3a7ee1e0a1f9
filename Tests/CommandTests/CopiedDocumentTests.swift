import Foundation
import Testing

/// Documents that share the ids of their objects, as all that one template of Xcode made do.
@Suite(.serialized, .enabled(if: hasGit, "git is not installed"))
struct `Copies of one template` {
  /// Two documents with one root id, each with a button of 380 points that leaves small phones.
  private func withCopies(_ body: (Keyline) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      try git(keyline.folder, "init", "-q", "-b", "main")
      for (name, title) in [("Pay", "PayScreen"), ("Scan", "ScanScreen")] {
        try keyline.write(
          Fixtures.screen(button: 380).replacing("title=\"Screen\"", with: "title=\"\(title)\""),
          to: "App/\(name).storyboard")
      }
      try body(keyline)
    }
  }

  private func places(_ run: Keyline.Outcome) -> Set<String> {
    Set(
      ((run.json?["findings"] as? [[String: Any]]) ?? []).compactMap { $0["document"] as? String })
  }

  @Test func `a scene is called as its own document calls it`() throws {
    try withCopies { keyline in
      let scanned = try keyline.run("findings", "App", "--scene", "ScanScreen", "--json")
      #expect(places(scanned) == ["App/Scan.storyboard"])
      let paid = try keyline.run("findings", "App", "--scene", "PayScreen", "--json")
      #expect(places(paid) == ["App/Pay.storyboard"])
      let summary = try keyline.run("check", "App", "--summary").out
      #expect(summary.contains("App/Scan.storyboard ScanScreen:"))
      #expect(summary.contains("App/Pay.storyboard PayScreen:"))
      let table = try keyline.run("check", "App", "--format", "csv").out.split(separator: "\r\n")
      for row in table.dropFirst() {
        #expect(row.contains("Scan.storyboard") == row.contains("ScanScreen"), "\(row)")
      }
    }
  }

  @Test func `an acceptance does not pass to a copy that lay beside its document`() throws {
    try withCopies { keyline in
      let keys =
        (try keyline.run("check", "App/Pay.storyboard", "--json").json?["findings"]
        as? [[String: Any]])?.compactMap { $0["key"] as? String } ?? []
      try #require(!keys.isEmpty)
      for key in keys {
        let run = try keyline.run("accept", key, "--path", "App/Pay.storyboard", "-m", "Pay only")
        #expect(run.code == 0, "\(run.err)")
      }
      #expect(try keyline.run("check", "App/Pay.storyboard").code == 0)
      #expect(try keyline.run("check", ".").code == 1)
      let pay = keyline.folder.appending(path: "App/Pay.storyboard")
      // Renamed, it stays accepted; the copy does not take it over.
      let bytes = try Data(contentsOf: pay)
      try FileManager.default.removeItem(at: pay)
      try bytes.write(to: keyline.folder.appending(path: "App/Money.storyboard"))
      #expect(try keyline.run("check", "App/Money.storyboard").code == 0)
      #expect(try keyline.run("check", "App/Scan.storyboard").code == 1)
      // Removed, its lines accept nothing any more.
      try FileManager.default.removeItem(at: keyline.folder.appending(path: "App/Money.storyboard"))
      #expect(try keyline.run("check", ".").code == 1)
      #expect(try keyline.run("check", ".", "--strict-acceptances").out.contains("stale"))
      let pruned = try keyline.run("accept", "--prune")
      #expect(pruned.out.hasPrefix("\(keys.count) line"), "\(pruned.out)")
      #expect(pruned.out.contains(", 0 left"))
    }
  }

  @Test func `accept tells the place that it accepted, and takes no key of two documents`() throws {
    try withCopies { keyline in
      let run = try keyline.run("check", "App/Scan.storyboard", "--json")
      let finding = try #require((run.json?["findings"] as? [[String: Any]])?.first)
      let key = try #require(finding["key"] as? String)
      let line = try #require((finding["location"] as? [String: Any])?["line"] ?? finding["line"])
      let both = try keyline.run("accept", key, "--path", "App", "-m", "w")
      #expect(both.code == 2)
      #expect(both.err.contains("App/Scan.storyboard:\(key)"), "\(both.err)")
      let one = try keyline.run("accept", "App/Scan.storyboard:\(line)", "--path", "App", "-m", "w")
      #expect(one.out.contains(" at App/Scan.storyboard:"), "\(one.out)\(one.err)")
      #expect(!one.out.contains("Pay"))
      let named = try keyline.run("accept", "App/Pay.storyboard:\(key)", "--path", "App", "-m", "w")
      #expect(named.out.contains(" at App/Pay.storyboard:"), "\(named.out)\(named.err)")
    }
  }

  @Test func `each of two copies has its own fingerprint and its own reply`() throws {
    try withCopies { keyline in
      let sarif = try keyline.run("check", "App", "--format", "sarif")
      let results =
        ((sarif.json?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]) ?? []
      let prints = results.compactMap { result in
        (result["partialFingerprints"] as? [String: Any])?["keylineFinding/v1"] as? String
      }
      #expect(prints.count == results.count)
      #expect(Set(prints).count == prints.count)
      let comment = try keyline.run("check", "App", "--format", "comment").out
      let replies = comment.matches(of: /Reply `(keyline accept [^`]+) REASON`/).map(\.1)
      try #require(replies.count >= 2)
      #expect(Set(replies).count == replies.count)
      try keyline.write("\(replies[0]) as designed\n", to: "reply.md")
      let run = try keyline.run("accept", "--reply", "reply.md", "--path", "App")
      #expect(run.out.hasSuffix("1 cause accepted\n"), "\(run.out)\(run.err)")
    }
  }
}
