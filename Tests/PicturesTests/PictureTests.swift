import LayoutEngine
import LayoutModel
import Testing

@testable import Pictures

struct PictureTests {
  private let attack = "</title></script><script>alert(1)</script>&\"'\u{1}\u{8}\u{202E}\u{FFFE}"

  private func label(
    _ id: String, _ text: String, _ frame: String, more: String = "", inner: String = ""
  ) -> String {
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;").replacing("\u{1}", with: "").replacing("\u{8}", with: "")
      .replacing("\u{FFFE}", with: "")
    return """
      <label text="\(escaped)" fixedFrame="YES" id="\(id)" \(more)>\(rect(frame))\(inner)</label>
      """
  }

  private func rect(_ frame: String) -> String {
    let parts = frame.split(separator: " ")
    return "<rect key=\"frame\" x=\"\(parts[0])\" y=\"\(parts[1])\" "
      + "width=\"\(parts[2])\" height=\"\(parts[3])\"/>"
  }

  @Test func `a picture is well-formed, says what it shows and is the same twice`() throws {
    let source = try Pictured(subviews: label("title", "Hello", "16 40 100 20"))
    let text = source.drawing().svg()
    let read = try ReadSVG(text)
    #expect(read.elements.prefix(3).map(\.name) == ["svg", "title", "desc"])
    #expect(read.elements[0]["role"] == "img")
    #expect(read.elements[2].text == "2 views on 375 x 667 pt, 0 findings, 0 ambiguous views")
    #expect(read.elements(named: "text", inView: "title").map(\.text) == ["Hello"])
    #expect(text == source.drawing().svg())
  }

  @Test func `words of a document cannot become markup`() throws {
    let source = try Pictured(
      subviews: label("title", attack, "16 40 300 20", more: "userLabel=\"&lt;b&gt;x\""))
    let both = BeforeAndAfter(
      before: source.content(), after: source.content(), beforeAppearance: source.appearance,
      afterAppearance: source.appearance)
    var drawings = BeforeAndAfter.Style.allCases.map { both.picture($0) }
    drawings.append(source.drawing())
    drawings.append(Arrangement([(source.drawing(), attack)]).row(title: attack, summary: attack))
    for drawing in drawings {
      let text = drawing.svg()
      let read = try ReadSVG(text)
      #expect(!read.elements.contains { $0.name == "script" || $0.name == "b" })
      #expect(!text.contains("<script") && !text.contains("</script"))
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" })
      #expect(!text.contains("\u{202E}"))
    }
  }

  @Test func `only what a scroll view shows is drawn`() throws {
    let source = try Pictured(
      subviews: """
        <scrollView clipsSubviews="YES" fixedFrame="YES" id="scroll">\(rect("0 300 375 200"))
          <subviews>\(label("in", "Inside", "16 10 80 20"))\(label("out", "Below", "16 900 80 20"))
          </subviews></scrollView>
        """)
    let read = try ReadSVG(source.drawing().svg())
    let words = read.elements(named: "text").map(\.text)
    #expect(words.contains("Inside") && !words.contains("Below"))
  }

  @Test func `colours are the document's, the system's by appearance, and a catalogue's`() throws {
    let views = """
      <view fixedFrame="YES" id="a">\(rect("0 0 10 10"))
        <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></view>
      <view fixedFrame="YES" id="b">\(rect("0 20 10 10"))
        <color key="backgroundColor" systemColor="secondarySystemBackgroundColor"/></view>
      <view fixedFrame="YES" id="c">\(rect("0 40 10 10"))
        <color key="backgroundColor" name="Brand"/></view>
      <view fixedFrame="YES" id="d">\(rect("0 60 10 10"))
        <color key="backgroundColor" white="0.2" alpha="0.5" colorSpace="calibratedWhite"/></view>
      """
    let named = "<namedColor name=\"Brand\"><color red=\"0\" green=\"0\" blue=\"1\"/></namedColor>"
    func fill(_ source: Pictured, _ view: String) throws -> String? {
      try ReadSVG(source.drawing().svg()).elements(named: "rect", inView: view).first?["fill"]
    }
    let light = try Pictured(subviews: views, resources: named)
    let dark = try Pictured(subviews: views, resources: named, isDark: true)
    #expect(try fill(light, "a") == "#ff8000")
    #expect(try fill(light, "b") == "#f2f2f7")
    #expect(try fill(dark, "b") == "#1c1c1e")
    #expect(try fill(light, "c") == "#0000ff")
    let glass = try ReadSVG(light.drawing().svg()).elements(named: "rect", inView: "d").first
    #expect(glass?["fill"] == "#333333" && glass?["fill-opacity"] == "0.5")

    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "0x00", "blue": "0.000", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components":
          {"red": "0", "green": "128", "blue": "0", "alpha": "1.000"}}}],
       "info": {"author": "xcode", "version": 1}}
      """
    let assets = Assets(paths: ["A.xcassets/Brand.colorset/Contents.json"], images: []) { _ in
      Array(contents.utf8)
    }
    #expect(
      try fill(Pictured(subviews: views, resources: named, assets: assets), "c") == "#ff0000")
    #expect(
      try fill(Pictured(subviews: views, resources: named, isDark: true, assets: assets), "c")
        == "#008000")
  }

  @Test func `corners and borders come from runtime attributes`() throws {
    let source = try Pictured(
      subviews: """
        <view fixedFrame="YES" id="card">\(rect("10 10 100 60"))
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
              <integer key="value" value="12"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">
              <real key="value" value="2"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes></view>
        """)
    let shapes = try ReadSVG(source.drawing().svg()).elements(named: "rect", inView: "card")
    #expect(shapes.first?["rx"] == "12" && shapes.last?["stroke-width"] == "2")
    // The border lies inside the frame: a point inwards, with corners rounder by as much less.
    #expect(shapes.last?.frame == Frame(x: 23, y: 23, width: 98, height: 58))
    #expect(shapes.last?["rx"] == "11")
  }

  @Test func `a text that is too long ends in an ellipsis within its label`() throws {
    let long = "A label that is by far too long for its room"
    let source = try Pictured(
      subviews: label("tail", long, "16 40 100 20")
        + label("head", long, "16 80 100 20", more: "lineBreakMode=\"headTruncation\"")
        + label("lines", long, "16 120 100 42", more: "numberOfLines=\"2\""))
    let read = try ReadSVG(source.drawing().svg())
    func lines(_ view: String) -> [ReadSVG.Element] { read.elements(named: "text", inView: view) }
    #expect(lines("tail").count == 1 && lines("tail")[0].text.hasSuffix("…"))
    #expect(lines("tail")[0].text.hasPrefix("A label"))
    #expect(lines("head")[0].text.hasPrefix("…") && lines("head")[0].text.hasSuffix("room"))
    #expect(lines("lines").count == 2 && lines("lines")[1].text.hasSuffix("…"))
    for line in ["tail", "head", "lines"].flatMap(lines) {
      #expect(line.number("textLength") <= 100.5)
      #expect(line.number("x") >= 28 && line.number("x") + line.number("textLength") <= 128.5)
    }
  }

  @Test func `overlays mark findings, both ends of an ambiguity and conflicts`() throws {
    let source = try Pictured(subviews: label("title", "Hello", "16 40 100 20"))
    var content = source.content()
    content.drawn.layout.ambiguities = [
      LayoutAmbiguity(
        view: "title", axis: .horizontal, quantity: .position, lower: 0, upper: 50),
      LayoutAmbiguity(view: "title", axis: .vertical, quantity: .size, lower: 10, upper: nil),
    ]
    func finding(_ configuration: String, _ severity: Severity) -> Finding {
      Finding(
        rule: .clipped, severity: severity, document: "made.xib", scene: "root", view: "title",
        occurrences: [.init(configuration: configuration, amount: 1, severity: severity)],
        message: "Title is <cut>")
    }
    let options = PictureOptions(
      overlays: [.findings, .ambiguity],
      findings: [finding("as-designed", .error), finding("elsewhere", .warning)])
    let text = picture(of: content, appearance: source.appearance, options: options).svg()
    let read = try ReadSVG(text)
    let groups = read.elements(named: "g").compactMap { $0["class"] }
    #expect(groups.filter { $0 == "overlay ghost" }.count == 2)
    #expect(groups.filter { $0.hasPrefix("overlay finding") } == ["overlay finding error"])
    #expect(text.contains("error clipped: Title is &lt;cut&gt;"))
    // Two ends of the first, one of the second, whose other end has no limit.
    let ghosts = read.elements(named: "rect").filter {
      $0.group.map { read.elements[$0]["class"] == "overlay ghost" } == true
    }
    #expect(ghosts.map(\.frame.x) == [12, 62, 28] && ghosts[2].frame.height == 10)
  }

  @Test func `only what moved is marked, with its old and its new place`() throws {
    let before = try Pictured(
      subviews: label("a", "One", "16 40 100 20") + label("b", "Two", "16 80 100 20"))
    let after = try Pictured(
      subviews: label("a", "One", "16 40 100 20") + label("b", "Two", "16 88 100 20"))
    let both = BeforeAndAfter(
      before: before.content(), after: after.content(), beforeAppearance: before.appearance,
      afterAppearance: after.appearance)
    let text = both.picture(.moved).svg()
    let changed = try ReadSVG(text).elements(named: "g").filter {
      $0["class"] == "overlay change"
    }
    #expect(changed.map { $0["data-view"] } == ["b"])
    #expect(text.contains("moved by (0,+8)"))
    #expect(text.contains("<desc>1 view changed</desc>"))
  }

  @Test func `guides show what a scroll view scrolls`() throws {
    let source = try Pictured(
      subviews: """
        <scrollView fixedFrame="YES" id="scroll">\(rect("20 50 200 300"))</scrollView>
        """)
    var content = source.content()
    let place = try #require(content.drawn.views.firstIndex { $0.view.id == "scroll" })
    content.drawn.views[place].solved.contentSize = Size(width: 200, height: 900)
    let read = try ReadSVG(
      picture(
        of: content, appearance: source.appearance, options: PictureOptions(overlays: [.guides])
      ).svg())
    let guides = read.elements(named: "rect").filter { element in
      element.group.map {
        read.elements[$0]["class"] == "overlay guide" && read.elements[$0]["data-view"] == "scroll"
      } == true
    }
    #expect(guides.map(\.frame) == [Frame(x: 32, y: 62, width: 200, height: 900)])
  }

  @Test func `absurd numbers are harmless in every format`() throws {
    let source = try Pictured(subviews: label("title", "Hello", "16 40 100 20"))
    var content = source.content()
    for index in content.drawn.views.indices {
      content.drawn.views[index].solved.frame = Frame(
        x: 1e300, y: -.infinity, width: index == 0 ? .nan : 1e308, height: 1e308)
      content.drawn.views[index].solved.absoluteOrigin = Point(x: .nan, y: 1e300)
    }
    content.drawn.layout.size = Size(width: .infinity, height: -3)
    let drawing = picture(
      of: content, appearance: source.appearance,
      options: PictureOptions(overlays: Set(PictureOptions.Overlay.allCases)))
    let svg = drawing.svg(scale: .nan)
    _ = try ReadSVG(svg)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
    #expect(try drawing.png(scale: .nan).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try drawing.pdf().starts(with: Array("%PDF".utf8)))
  }

  @Test func `an image of a catalogue fills its view by its content mode`() throws {
    let made = Drawing(size: Size(width: 40, height: 20), title: "x")
    let png = try made.png(scale: 1)
    let contents = """
      {"images": [{"idiom": "universal", "filename": "p.png", "scale": "2x"}]}
      """
    let assets = Assets(paths: ["A.xcassets/Photo.imageset/Contents.json"], images: ["Photo"]) {
      $0.hasSuffix("p.png") ? png : Array(contents.utf8)
    }
    func view(_ id: String, _ mode: String) -> String {
      """
      <imageView contentMode="\(mode)" image="Photo" fixedFrame="YES" id="\(id)">\
      \(rect("0 0 100 100"))</imageView>
      """
    }
    let modes = ["scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "topLeft"]
    let source = try Pictured(
      subviews: modes.map { view($0, $0) }.joined(), assets: assets)
    let read = try ReadSVG(source.drawing().svg())
    // 40 x 20 pixels at 2x are 20 x 10 points, in a square of 100 at (12, 12).
    let places = modes.map { read.elements(named: "image", inView: $0).first?.frame }
    #expect(places[0] == Frame(x: 12, y: 12, width: 100, height: 100))
    #expect(places[1] == Frame(x: 12, y: 37, width: 100, height: 50))
    #expect(places[2] == Frame(x: -38, y: 12, width: 200, height: 100))
    #expect(places[3] == Frame(x: 52, y: 57, width: 20, height: 10))
    #expect(places[4] == Frame(x: 12, y: 12, width: 20, height: 10))
    let without = try ReadSVG(
      Pictured(subviews: view("a", "center")).drawing().svg())
    #expect(without.elements(named: "text", inView: "a").map(\.text) == ["Photo"])
  }
}
