import Foundation
import Testing

/// Layouts written as text, through the command.
struct LayoutCommandTests {
  private static let form = """
    screen Form "A form" {
      view title: UILabel "Title"
      view card: CardView { contentSize 120 40 }
      title.leading = superview.leading + 20
      title.top = superview.top + 10 #gap
      card.leading = title.leading
      card.top = title.bottom + 8
      card.width <= 100 @900
      group wide { card.width = 300 }
    }

    """

  @Test func `a text is committed, solved, compared and queried like a storyboard`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Self.form, to: "Form.layout")
      #expect(try keyline.run("init").code == 0)
      let commit = try keyline.run("commit", ".", "-m", "one")
      #expect(commit.code == 0 && commit.out.contains("1 scene solved"), "\(commit.err)")
      try keyline.write(Self.form.replacing("+ 10", with: "+ 30"), to: "Form.layout")
      let diff = try keyline.run("diff", "--disk")
      #expect(diff.out.contains("10 -> 30"), "\(diff.out)")
      let query = try keyline.run("query", "label{y=10}", "--format", "csv")
      #expect(query.out.contains("Form.title"), "\(query.out) \(query.err)")
    }
  }

  @Test func `groups are switched on from outside`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Self.form, to: "Form.layout")
      func width(_ arguments: String...) throws -> Double? {
        let process = try keyline.start(
          ["solve", "Form.layout", "--size", "400x600", "--format", "jsonl"] + arguments)
        process.process.waitUntilExit()
        let views = try process.outcome().json?["views"] as? [String: [Double]]
        return views?["Form.card"]?[2]
      }
      #expect(try width() == 100)
      #expect(try width("--groups", "wide") == 300)
      #expect(try keyline.run("solve", "Form.layout", "--groups", "wid").code == 2)
    }
  }

  @Test func `fmt changes what is not formatted and says so`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Self.form, to: "Form.layout")
      #expect(try keyline.run("fmt", "Form.layout", "--check").code == 0)
      try keyline.write(Self.form.replacing("  ", with: "\t "), to: "Form.layout")
      #expect(try keyline.run("fmt", ".", "--check").code == 1)
      #expect(try keyline.run("fmt", ".").out.contains("Form.layout"))
      let file = keyline.folder.appending(path: "Form.layout")
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.form)
    }
  }

  @Test func `why names what moves a view and what was given up`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Self.form, to: "Form.layout")
      let outcome = try keyline.run("why", "card", "Form.layout", "--json")
      #expect(outcome.code == 0, "\(outcome.err)")
      let reasons = try #require(outcome.json?["reasons"] as? [[String: Any]])
      func moves(_ constraint: String) -> [Double]? {
        reasons.first { $0["constraint"] as? String == constraint }?["moves"] as? [Double]
      }
      // The gap above the title moves the card down, point by point; its limit is its width.
      #expect(moves("Form:#gap") == [0, 1, 0, 0])
      #expect(moves("Form:Form.card.width<=") == [0, 0, 1, 0])
      #expect(reasons.contains { $0["kind"] as? String == "content height" })
      #expect(!reasons.contains { $0["kind"] as? String == "window width" })
      try keyline.run("init")
      try keyline.run("commit", ".", "-m", "one")
      try keyline.write("screen Form { view title }", to: "Form.layout")
      #expect(try keyline.run("why", "card", "Form.layout").code == 2)
      let committed = try keyline.run("why", "card", "Form.layout", "--rev", "HEAD", "--json")
      #expect(committed.json?["view"] as? String == "Form.card", "\(committed.err)")
      let unknown = try keyline.run("why", "titel", "Form.layout")
      #expect(unknown.code == 2 && unknown.err.contains("did you mean"), "\(unknown.err)")
    }
  }

  @Test func `why and fit rest on the recorded width of a text, as solve does`() throws {
    try Keyline.inFolder { keyline in
      // The label was saved 39 points wide, which no constraint says: its own text made it so.
      try keyline.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                <subviews><label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                    <rect key="frame" x="20" y="8" width="39" height="20.5"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label></subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c2"/>
                </constraints>
            </view></objects>
        </document>
        """, to: "Card.xib")
      for evidence in ["document", "model"] {
        let solve = try keyline.run(
          "solve", "Card.xib", "--json", "--device", "iphone-17", "--text-evidence", evidence)
        let layouts = try #require(solve.json?["layouts"] as? [[String: Any]], "\(solve.err)")
        let frame = (layouts.first?["views"] as? [String: Any])?["a"] as? [Double]
        let why = try keyline.run(
          "why", "a", "Card.xib", "--json", "--device", "iphone-17", "--text-evidence", evidence)
        #expect(why.json?["frame"] as? [Double] == frame, "\(evidence): \(why.out)")
        let fit = try keyline.run(
          "fit", "a", "Card.xib", "--json", "--device", "iphone-17", "--text-evidence", evidence)
        #expect(fit.json?["compressed"] as? [Double] == frame.map { Array($0[2...]) }, "\(fit.out)")
        if evidence == "document" { #expect(frame?[2] == 39) } else { #expect(frame?[2] != 39) }
      }
    }
  }

  @Test func `a contradiction is told in words, with what gave way and how far`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(
        """
        screen S {
          view a
          a.leading = leading; a.top = top; a.height = 10
          a.width = 100
          a.width = 140
          view b
          b.leading = leading; b.top >= top + 20; b.top <= top + 70; b.width = 10; b.height = 10
        }
        """, to: "S.layout")
      let text = try keyline.run("solve", "S.layout", "--device", "iphone-17")
      #expect(text.out.contains("width of a = 100; width of a = 140"), "\(text.out)")
      let run = try keyline.run("solve", "S.layout", "--device", "iphone-17", "--json")
      let layout = try #require((run.json?["layouts"] as? [[String: Any]])?.first, "\(run.err)")
      let given = try #require(layout["givenUp"] as? [[String: Any]])
      #expect(given.map { $0["amount"] as? Double } == [40])
      let open = try #require(layout["open"] as? [[String: Any]])
      #expect(open.map { $0["view"] as? String } == ["S.b"])
      #expect(open.first?["lower"] as? Double == 20 && open.first?["upper"] as? Double == 70)
    }
  }

  @Test func `a language is known by the blocks that a layout has for it`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(
        """
        screen S {
          view t: UILabel "Sign in"
          t.leading = leading + 10
          t.top = top + 100
          when language de { change t { text "Anmelden und weiter" } }
        }
        """, to: "S.layout")
      func width(_ language: String) throws -> Double? {
        let run = try keyline.run(
          "solve", "S.layout", "--device", "iphone-17", "--json", "--language", language)
        let layouts = run.json?["layouts"] as? [[String: Any]]
        return ((layouts?.first?["views"] as? [String: Any])?["S.t"] as? [Double])?[2]
      }
      // "Sign in" is less than 70 points wide, the translation more than twice as long.
      let german = try #require(try width("de"))
      #expect(german > 120 && german < 200)
      #expect(try width("de-AT") == german)
      let unknown = try keyline.run("solve", "S.layout", "--language", "fr")
      #expect(unknown.code == 2 && unknown.err.contains("there are de"), "\(unknown.err)")
    }
  }

  @Test func `what cannot be read again is not written`() throws {
    try Keyline.inFolder { keyline in
      var views =
        "<view id=\"v80\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
      for level in (0..<80).reversed() {
        views =
          "<view id=\"v\(level)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
          + "<subviews>\(views)</subviews></view>"
      }
      try keyline.write(
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" "
          + "targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\"><objects>\(views)</objects></document>",
        to: "Deep.xib")
      let run = try keyline.run("convert", "Deep.xib", "-o", "Deep.layout")
      #expect(run.code == 2 && run.err.contains("could not be read again"), "\(run.err)")
      let file = keyline.folder.appending(path: "Deep.layout")
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `trace, fit and exercise look at a layout`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Self.form, to: "Form.layout")
      let trace = try keyline.run("trace", "Form.layout")
      #expect(trace.code == 0 && trace.out.contains("width of card <= 100"), "\(trace.out)")
      let fit = try keyline.run("fit", "card", "Form.layout", "--json")
      #expect(fit.json?["compressed"] as? [Double] == [100, 40], "\(fit.out) \(fit.err)")
      #expect(try keyline.run("exercise", "Form.layout").code == 0)
      try keyline.write(
        Self.form.replacing("card.leading = title.leading", with: "card.leading >= title.leading"),
        to: "Form.layout")
      let open = try keyline.run("exercise", "Form.layout", "--svg", "both.svg", "--json")
      #expect(open.code == 1)
      let views = try #require(open.json?["views"] as? [[String: Any]])
      #expect(views.map { $0["view"] as? String } == ["Form.card"])
      #expect((views.first?["lower"] as? [Double])?.first == 20)
      let marked = try keyline.run("trace", "Form.layout")
      #expect(marked.out.contains("* horizontal position"), "\(marked.out)")
    }
  }

  @Test func `a scene is looked at in a file, in a revision and in git, with its alignment`() throws
  {
    try Keyline.inFolder { keyline in
      let old = Self.form.replacing(
        "{ contentSize 120 40 }", with: "{ contentSize 90 40; alignmentInsets 4 5 6 7 }")
      try keyline.write(old, to: "Form.layout")
      #expect(try keyline.run("init").code == 0)
      #expect(try keyline.run("commit", ".", "-m", "one").code == 0)
      for words in [["init", "-q"], ["add", "Form.layout"], ["commit", "-q", "-m", "one"]] {
        #expect(try gitStatus(keyline.folder, words) == 0)
      }
      try keyline.write(Self.form, to: "Form.layout")
      // 90 x 40 held, 5 and 7 beyond at the sides, 4 above and 6 below.
      for document in ["Form.layout@HEAD", "git:HEAD:Form.layout", "Form.layout@git:HEAD"] {
        let shown = try keyline.run("show", "--alignment", document, "--size", "400x600", "--json")
        let views = try #require(
          shown.json?["views"] as? [[String: Any]], "\(document) \(shown.err)")
        let card = try #require(views.first { $0["view"] as? String == "Form.card" })
        #expect((card["frame"] as? [Double])?[2...] == [102, 50])
        #expect((card["alignment"] as? [Double])?[2...] == [90, 40])
        for verb in [["trace"], ["exercise"], ["why", "card"], ["fit", "card"]] {
          let process = try keyline.start(verb + [document])
          process.process.waitUntilExit()
          let outcome = try process.outcome()
          #expect(outcome.code == 0, "\(verb) \(document) \(outcome.err)")
        }
      }
      for revision in ["HEAD", "git:HEAD"] {
        let fit = try keyline.run("fit", "card", "Form.layout", "--rev", revision, "--json")
        #expect(fit.json?["compressed"] as? [Double] == [102, 50], "\(fit.out) \(fit.err)")
      }
      let now = try keyline.run("show", "--alignment", "Form.layout")
      #expect(now.out.contains("card") && !now.out.contains("alignment"))
    }
  }

  @Test func `a text becomes a storyboard and comes back`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Self.form, to: "Form.layout")
      let there = try keyline.run("convert", "Form.layout", "-o", "Form.storyboard")
      // The content size of a class has no word in Interface Builder.
      #expect(there.code == 1 && there.err.contains("Form.layout:3:3: Form.card"), "\(there.err)")
      let back = try keyline.run("convert", "Form.storyboard", "-o", "Back.layout", "--json")
      #expect(back.code == 0, "\(back.out) \(back.err)")
      let text = try String(
        contentsOf: keyline.folder.appending(path: "Back.layout"), encoding: .utf8)
      #expect(text.contains("title.top = superview.top + 10 #gap"), "\(text)")
      #expect(try keyline.run("fmt", "Back.layout", "--check").code == 0)
      #expect(try keyline.run("convert", "Form.layout", "-o", "Form.txt").code == 2)
      // A file of components has no screen that could be written.
      try keyline.write("component Row(a) { view b }\n", to: "Row.layout")
      #expect(try keyline.run("convert", "Row.layout", "-o", "Row.storyboard").code == 2)
    }
  }

  @Test func `tween tells where constants and frames go different ways`() throws {
    func state(_ height: Int, _ more: String = "") -> String {
      """
      screen S {
        view box
        H:|[box(10)]
        box.top = superview.top
        box.height = \(height) @999 #height
        box.height <= 60
        \(more)
      }

      """
    }
    try Keyline.inFolder { keyline in
      try keyline.write(state(20), to: "A.layout")
      try keyline.write(state(100), to: "B.layout")
      let outcome = try keyline.run("tween", "A.layout", "B.layout", "--steps", "4", "--json")
      #expect(outcome.code == 0, "\(outcome.err)")
      #expect(outcome.json?["moving"] as? [String] == ["S:#height"])
      let steps = try #require(outcome.json?["steps"] as? [[String: Any]])
      // By constants 20, 40, 60, then the limit; by frames 20, 30, 40, 50, 60.
      #expect(steps.map { $0["difference"] as? Double } == [0, 10, 20, 10, 0])
      try keyline.write(state(100, "box.leading = superview.leading + 30"), to: "C.layout")
      let jumping = try keyline.run("tween", "A.layout", "C.layout")
      #expect(jumping.code == 1 && jumping.out.contains("constraint added"), "\(jumping.out)")
    }
  }
}
