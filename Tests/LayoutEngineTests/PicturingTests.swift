import FoundationXML
import LayoutEngine
import LayoutModel
import Testing

import struct Foundation.Data
import class Foundation.NSObject

struct PicturingTests {
  private let attack = "</title></script><script>alert(1)</script>&\"'\u{1}\u{8}\u{202E}\u{FFFE}"

  private func screen(_ text: String) -> HandDrawn {
    var deep = View.drawn("scroll", .scrollView, Frame(0, 300, 375, 300))
    deep.subviews = [
      .label("inside", "Inside", Frame(16, 10, 80, 20)),
      .label("below", "Below", Frame(16, 900, 80, 20)),
    ]
    return HandDrawn([
      .label("title", text, Frame(16, 40, 100, 20)),
      .button("buy", "Buy", Frame(16, 100, 343, 44)),
      .drawn("photo", .imageView, Frame(16, 160, 100, 100)), deep,
    ])
  }

  /// Parses strictly and counts elements by name, with their classes.
  private func elements(_ svg: String) throws -> [String] {
    final class Reader: NSObject, XMLParserDelegate {
      var names: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
      ) {
        names.append(attributes["class"].map { "\(element).\($0)" } ?? element)
      }
    }
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "not well-formed: \(svg)")
    return reader.names
  }

  @Test func `a picture is well-formed and says what it shows`() throws {
    let scene = screen("Hello")
    let text = svg(scene: scene.scene, layout: scene.layout())
    let found = try elements(text)
    #expect(found.prefix(3) == ["svg.kl", "title", "desc"])
    #expect(found.contains("rect.window"))
    #expect(text.contains("<title>Screen, phone</title>"))
    #expect(text.contains("<desc>6 views on 375 x 667 pt, 0 findings, 0 open views</desc>"))
    #expect(text.contains(">Hello</text>"))
    #expect(text.contains("prefers-color-scheme: dark"))
  }

  @Test func `words of a document cannot become markup`() throws {
    let scene = screen(attack)
    for text in [
      svg(scene: scene.scene, layout: scene.layout()),
      svgDiff(
        scene: scene.scene, before: scene.layout(),
        after: scene.layout(adjust: { if $0.id == "title" { $0.absoluteOrigin.x += 9 } })),
      svgFilmstrip(scene: scene.scene, layouts: [scene.layout(at: .named(attack))]),
    ] {
      let found = try elements(text)
      #expect(!found.contains { $0.hasPrefix("script") })
      #expect(!text.contains("<script"))
      #expect(!text.contains("</script"))
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" })
      #expect(!text.contains("\u{202E}"))
    }
  }

  @Test func `only what a scroll view shows is drawn`() {
    let scene = screen("Hello")
    let text = svg(scene: scene.scene, layout: scene.layout())
    #expect(text.contains("Inside"))
    #expect(!text.contains("Below"))
  }

  @Test func `unsafe strips, findings and ambiguity are marked`() throws {
    let scene = screen("Hello")
    var phone = Configuration.phone
    phone.safeArea = EdgeInsets(top: 47, bottom: 34)
    let finding = Finding(
      rule: .clipped, severity: .error, document: "A", scene: "root", view: "buy",
      occurrences: [.init(configuration: "phone", amount: 1, severity: .error)],
      message: "Buy is <cut>")
    let elsewhere = Finding(
      rule: .clipped, severity: .warning, document: "A", scene: "root", view: "buy",
      occurrences: [.init(configuration: "pad", amount: 1, severity: .error)], message: "other")
    let layout = scene.layout(
      at: phone,
      then: {
        $0.ambiguities = [
          LayoutAmbiguity(
            view: "photo", axis: .horizontal, quantity: .position, lower: 0, upper: 50)
        ]
      })
    let text = svg(
      scene: scene.scene, layout: layout,
      options: PictureOptions(findings: [finding, elsewhere]))
    let found = try elements(text)
    #expect(found.contains("path.unsafe"))
    #expect(found.filter { $0 == "rect.ghost" }.count == 2)
    #expect(found.filter { $0 == "rect.error" }.count == 1)
    #expect(!found.contains("rect.warning"))
    #expect(text.contains("error clipped: Buy is &lt;cut&gt;"))
  }

  @Test func `a difference shows old and new with the change`() throws {
    let scene = screen("Hello")
    let text = svgDiff(
      scene: scene.scene, before: scene.layout(),
      after: scene.layout(adjust: {
        if $0.id == "photo" { $0.absoluteOrigin.y += 8 }
      }))
    let found = try elements(text)
    #expect(found.filter { $0 == "rect.old" }.count == 1)
    #expect(found.filter { $0 == "rect.new" }.count == 1)
    #expect(text.contains("moved by (0,+8)"))
    #expect(text.contains("<desc>1 view changed</desc>"))
  }

  @Test func `a filmstrip holds every configuration in order`() throws {
    let scene = screen("Hello")
    let text = svgFilmstrip(
      scene: scene.scene,
      layouts: ["b", "a", "c"].map { scene.layout(at: .named($0)) })
    #expect(try elements(text).filter { $0 == "text.caption" }.count == 3)
    #expect(text.contains("<desc>b, a, c</desc>"))
    #expect(try elements(svgFilmstrip(scene: scene.scene, layouts: [])).first == "svg.kl")
  }

  @Test func `the same layout is the same bytes and absurd numbers are harmless`() throws {
    let scene = screen("Hello")
    let once = svg(scene: scene.scene, layout: scene.layout())
    #expect(once == svg(scene: scene.scene, layout: scene.layout()))
    let absurd = svg(
      scene: scene.scene,
      layout: scene.layout(adjust: {
        $0.frame = Frame(1e300, -.infinity, .nan, 1e308)
        $0.absoluteOrigin = Point(x: .nan, y: 1e300)
      }), options: PictureOptions(scale: .nan))
    _ = try elements(absurd)
    #expect(!absurd.contains("nan"))
    #expect(!absurd.contains("inf,"))
  }

  @Test(arguments: [(1, "text"), (3, "rect.bar")])
  func `one line is glyphs and several are bars`(lines: Int, element: String) throws {
    let scene = screen("Hello")
    let layout = scene.layout(adjust: {
      if $0.id == "title" {
        $0.text = TextOutcome(
          neededWidth: 80, neededLines: lines, availableLines: lines, widestWord: 40, lostShare: 0,
          pointSize: 17, isAssumed: false)
      }
    })
    let found = try elements(svg(scene: scene.scene, layout: layout))
    #expect(found.filter { $0 == "rect.bar" }.count == (lines > 1 ? lines : 0))
    #expect(found.contains(element))
  }
}
