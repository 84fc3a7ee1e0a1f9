import Foundation
import Testing

/// What commands say where there is little to say.
@Suite(.serialized) struct `Short answers` {
  @Test func `solve says how many constraints it ignored`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(
        Fixtures.screen().replacing(
          "firstAttribute=\"leading\"", with: "firstAttribute=\"leading2\""),
        to: "bad.storyboard")
      let solve = try keyline.run("solve", "bad.storyboard")
      #expect(solve.code == 0)
      #expect(solve.err.contains("bad.storyboard: 2 constraints were ignored"), "\(solve.err)")
      try keyline.write(Fixtures.screen(), to: "good.storyboard")
      #expect(try keyline.run("solve", "good.storyboard").err.isEmpty)
    }
  }

  @Test func `a store that was cut off is told as damaged by verify`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(), to: "Main.storyboard")
      try keyline.run("init")
      try keyline.run("commit", ".", "-m", "First")
      let store = keyline.folder.appending(path: ".keyline/store.sqlite")
      let bytes = try Data(contentsOf: store)
      try bytes.prefix(20_000).write(to: store)
      let verify = try keyline.run("verify")
      #expect(verify.code == 1 && verify.out.contains("damaged"), "\(verify.out)\(verify.err)")
      #expect(!verify.out.contains("keyline verify") && !verify.err.contains("keyline verify"))
      #expect(try keyline.run("verify", "--json").json?["isIntact"] as? Bool == false)
    }
  }

  @Test func `init makes nothing in a folder that has been deleted`() throws {
    try Keyline.inFolder { keyline in
      let run = try keyline.shell("mkdir gone && cd gone && rmdir ../gone && $K init")
      #expect(run.code == 2 && run.err.contains("deleted"), "\(run.out)\(run.err)")
    }
  }

  @Test func `a class is named whole`() throws {
    try Keyline.inFolder { keyline in
      let name = "MarketDetailPriceChartTableViewCellButton"
      try keyline.write(
        Fixtures.screen(button: 380).replacing(
          " id=\"buy\">", with: " customClass=\"\(name)\" id=\"buy\">"
        )
        .replacing(" title=\"Buy\"", with: ""),
        to: "Main.storyboard")
      let findings = try keyline.run("findings", "Main.storyboard").out
      #expect(findings.contains(name), "\(findings)")
    }
  }

  @Test func `verbs of one window list no other`() throws {
    try Keyline.inFolder { keyline in
      for verb in ["why", "trace", "fit", "exercise", "sweep"] {
        let help = try keyline.run("help", verb).out
        #expect(!help.contains("--as-designed") && !help.contains("--matrix"), "\(verb)")
        #expect(help.lowercased().contains("an iphone 17 if left out"), "\(verb)")
      }
    }
  }
}
