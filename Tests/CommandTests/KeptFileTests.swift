import Foundation
import Testing

/// Nothing of the user's is written over or thrown away.
@Suite(.serialized) struct `Files of the user` {
  @Test
  func `a report or a picture is written over no document, nor over what Keyline did not make`()
    throws
  {
    try Keyline.inStore { keyline in
      let screen = Fixtures.screen(button: 90)
      let lines = [
        "check Main.storyboard --format html=OUT", "check Main.storyboard --format sarif=OUT",
        "check Main.storyboard --format text=OUT", "check Main.storyboard --format csv=OUT",
        "fidelity Main.storyboard --write-ratchet OUT",
        "export HEAD Main.storyboard -o OUT",
        "merge-file Main.storyboard Main.storyboard Main.storyboard -o OUT",
      ]
      for line in lines {
        for name in ["Other.storyboard", "notes.txt"] {
          let text = name == "notes.txt" ? "mine\n" : screen
          try keyline.write(text, to: name)
          let run = try keyline.shell("$K \(line.replacing("OUT", with: name))")
          #expect(run.code == 2 && run.err.contains("not written over"), "\(line): \(run.err)")
          #expect(try keyline.text(name) == text, "\(line)")
          let forced = try keyline.shell("$K \(line.replacing("OUT", with: name)) --force")
          #expect(forced.code < 2, "\(line): \(forced.err)")
          #expect(try keyline.text(name) != text, "\(line)")
        }
        try FileManager.default.removeItem(atPath: keyline.path("Other.storyboard"))
      }
    }
  }

  @Test func `a picture is written into no file of another kind, even by force`() throws {
    try Keyline.inStore { keyline in
      let other = Fixtures.screen(button: 90)
      try keyline.write(other, to: "Other.storyboard")
      for line in [
        "sweep Main.storyboard --to 330 --svg OUT", "exercise Main.storyboard --svg OUT",
        "tween Main.storyboard Other.storyboard --svg OUT", "preview Main.storyboard -o OUT",
      ] {
        for name in ["Other.storyboard", "notes.txt"] {
          let run = try keyline.shell("$K \(line.replacing("OUT", with: name)) --force")
          #expect(run.code == 2 && run.err.contains("name the file .svg"), "\(line): \(run.err)")
        }
        #expect(try keyline.text("Other.storyboard") == other, "\(line)")
        #expect(!FileManager.default.fileExists(atPath: keyline.path("notes.txt")), "\(line)")
      }
      try keyline.write("mine", to: "mine.svg")
      let sweep = "$K sweep Main.storyboard --to 330 --svg mine.svg"
      let run = try keyline.shell(sweep)
      #expect(run.code == 2 && run.err.contains("not written over"), "\(run.err)")
      #expect(try keyline.text("mine.svg") == "mine")
      #expect(try keyline.shell(sweep + " --force").code == 0)
      #expect(try keyline.text("mine.svg").hasPrefix("<svg"))
    }
  }

  @Test func `what Keyline wrote itself is written anew, and so is what is empty`() throws {
    try Keyline.inStore { keyline in
      let formats = [
        "text", "json", "jsonl", "xcode", "github", "sarif", "junit", "md", "comment", "html",
        "csv",
        "rdjson",
      ]
      // With findings and without.
      for button in [340, 100] {
        for format in formats {
          try keyline.write(Fixtures.screen(button: button), to: "Main.storyboard")
          for _ in 0..<2 {
            let run = try keyline.run("check", "Main.storyboard", "--format", "\(format)=report")
            #expect(run.code < 2, "\(format): \(run.err)")
          }
          try FileManager.default.removeItem(atPath: keyline.path("report"))
        }
      }
      for ending in ["svg", "png", "pdf"] {
        for _ in 0..<2 {
          let run = try keyline.run("preview", "Main.storyboard", "-o", "main.\(ending)")
          #expect(run.code == 0, "\(run.err)")
        }
      }
      for _ in 0..<2 {
        #expect(try keyline.run("fidelity", ".", "--write-ratchet", "f.tsv").code == 0)
        #expect(try keyline.run("site", "pages").code == 0)
        #expect(try keyline.run("manual", "man").code == 0)
      }
      try keyline.write("", to: "empty")
      #expect(try keyline.run("export", "HEAD", "Main.storyboard", "-o", "empty").code == 0)
    }
  }

  @Test func `an export goes over a document that a revision has, and over no edit`() throws {
    try Keyline.inStore { keyline in
      let export = ["export", "HEAD", "Main.storyboard", "-o", "Main.storyboard"]
      try keyline.write(Fixtures.screen(button: 120), to: "Main.storyboard")
      let refused = try keyline.start(export)
      refused.process.waitUntilExit()
      #expect(try refused.outcome().code == 2)
      #expect(try keyline.run("commit", ".", "-m", "two").code == 0)
      #expect(
        try keyline.run("export", "HEAD~1", "Main.storyboard", "-o", "Main.storyboard").code == 0)
      #expect(try keyline.text("Main.storyboard") == Fixtures.screen())
    }
  }

  @Test func `pages are written over no page of the user's, nor among documents`() throws {
    try Keyline.inStore { keyline in
      try keyline.write("<!doctype html><title>Mine</title>", to: "web/index.html")
      try keyline.write("mine", to: "man/keyline-check.1")
      try keyline.write(Fixtures.screen(), to: "App/A.storyboard")
      for (verb, folder) in [("site", "web"), ("manual", "man"), ("site", "App")] {
        let before = try FileManager.default.contentsOfDirectory(atPath: keyline.path(folder))
        let run = try keyline.run(verb, folder)
        #expect(run.code == 2 && run.err.contains("--force"), "\(verb): \(run.err)")
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: keyline.path(folder)) == before)
      }
      #expect(try keyline.text("web/index.html") == "<!doctype html><title>Mine</title>")
    }
  }

  @Test func `a baseline keeps what was accepted by hand, with its reason and its last day`() throws
  {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(button: 380), to: "Main.storyboard")
      let found = try keyline.run("check", "Main.storyboard", "--json")
      let findings = try #require(found.json?["findings"] as? [[String: Any]])
      let key = try #require(findings.first?["key"] as? String)
      let accept = try keyline.run(
        "accept", key, "--path", "Main.storyboard", "-m", "design is so", "--until", "2099-01-01")
      #expect(accept.code == 0, "\(accept.err)")
      let run = try keyline.run("baseline", "write")
      #expect(run.code == 0 && run.out.contains("1 line kept"), "\(run.out)")
      let lines = try keyline.text(".keyline/accepted.jsonl")
      #expect(lines.contains("design is so") && lines.contains("2099-01-01"))
      #expect(try keyline.run("check", "Main.storyboard").code == 0)
    }
  }
}
