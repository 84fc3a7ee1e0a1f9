import LayoutModel
import Testing

@testable import Pictures

/// Icons that catalogues keep as PDF.
struct VectorPDFTests {
  /// A file of one page of 24 x 12 points with these contents, not packed.
  private func file(_ contents: String, resources: String = "", objects: String = "") -> [UInt8] {
    Array(
      """
      %PDF-1.4
      1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
      2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 24 12]>> endobj
      3 0 obj <</Type /Page /Parent 2 0 R /Contents 4 0 R /Resources <<\(resources)>>>> endobj
      4 0 obj <</Length 5 0 R>> stream
      \(contents)
      endstream endobj
      5 0 obj \(contents.utf8.count + 1) endobj
      \(objects)
      trailer <</Root 1 0 R>>
      """.utf8)
  }

  private func svg(_ bytes: [UInt8]) -> String? {
    PDFDrawing(bytes).map { String(decoding: $0.svg, as: UTF8.self) }
  }

  @Test func `areas and lines stand as by hand, upside up`() throws {
    let text = try #require(
      svg(file("q 2 0 0 2 1 0 cm 1 0 0 rg 0 1 3 2 re f* Q 0 0 1 RG 3 w 1 J 0 0 m 6 6 l S")))
    // By hand: x' = 2 x + 1, y' = 12 - 2 y.
    #expect(text.contains("width=\"24\" height=\"12\" viewBox=\"0 0 24 12\""))
    #expect(
      text.contains(
        "<path d=\"M1 10L7 10L7 6L1 6Z\" fill=\"#ff0000\" fill-rule=\"evenodd\"/>"))
    #expect(
      text.contains(
        "<path d=\"M0 12L6 6\" fill=\"none\" stroke=\"#0000ff\" stroke-width=\"3\""
          + " stroke-linecap=\"round\""))
  }

  @Test func `clips nest, forms have a place of their own, and opacity is kept`() throws {
    let form = "0 g 0 0 2 2 re f"
    let text = try #require(
      svg(
        file(
          "0 0 9 9 re W n /G gs 1 1 4 4 re W* n /F Do",
          resources: """
            /ExtGState <</G <</ca 0.5>>>> /XObject <</F 6 0 R>>
            """,
          objects: """
            6 0 obj <</Subtype /Form /Matrix [1 0 0 1 3 0] /BBox [0 0 2 2] \
            /Length \(form.utf8.count)>> stream
            \(form)
            endstream endobj
            """)))
    #expect(text.contains("<clipPath id=\"c1\"><path d=\"M0 12L9 12L9 3L0 3Z\""))
    #expect(text.contains("<clipPath id=\"c2\" clip-path=\"url(#c1)\">"))
    #expect(text.contains("<clipPath id=\"c3\" clip-path=\"url(#c2)\"><path d=\"M3 12L5 12"))
    #expect(
      text.contains(
        "<path d=\"M3 12L5 12L5 10L3 10Z\" clip-path=\"url(#c3)\" fill=\"#000000\" "
          + "fill-rule=\"nonzero\" fill-opacity=\"0.5\"/>"))
  }

  @Test(arguments: [
    "BT (words) Tj ET", "/P sh", "/Pattern cs /P scn", "/Nothing gs", "/Nothing Do",
    "1 2 rg", "BI /W 1 ID x EI",
  ])
  func `what is more than areas and lines is refused whole`(_ contents: String) {
    #expect(svg(file("0 0 5 5 re f " + contents)) == nil)
    #expect(ImageData(bytes: file("0 0 5 5 re f " + contents)) == nil)
  }

  @Test func `a PDF is one, whatever its title says`() {
    let contents = "% <svg\n0 0 5 5 re f"
    #expect(ImageData(bytes: file(contents))?.bytes.starts(with: Array("<svg".utf8)) == true)
  }

  @Test func `damaged files are refused and never trap`() {
    let whole = file("0 0 5 5 re f", resources: "/ExtGState <</G <</ca 0.5>>>>")
    for length in stride(from: 0, to: whole.count, by: 11) {
      _ = PDFDrawing(Array(whole[..<length]))
    }
    for place in stride(from: 0, to: whole.count, by: 7) {
      var damaged = whole
      damaged[place] = damaged[place] ^ 0x15
      _ = PDFDrawing(damaged)
    }
    let nested = String(repeating: "[", count: 5_000)
    #expect(svg(file("\(nested) 0 0 5 5 re f")) == nil)
    let own = "/XObject <</F 4 0 R>> "
    #expect(svg(file("/F Do", resources: own)) == nil)
    let form = "6 0 obj <</Subtype /Form /Length 14>> stream\n0 0 2 2 re f  \nendstream endobj"
    func shown(_ count: Int) -> String? {
      svg(
        file(
          String(repeating: "/F Do ", count: count), resources: "/XObject <</F 6 0 R>>",
          objects: form))
    }
    #expect(shown(200) != nil && shown(201) == nil)
  }

  @Test(.enabled(if: ImageDecoder.drawsSVG, "librsvg is not installed"))
  func `a picture that cairo wrote as PDF looks like the same as PNG`() throws {
    let size = Size(width: 60, height: 40)
    var drawing = Drawing(size: size, title: "")
    drawing.rectangle(
      Frame(x: 5, y: 5, width: 30, height: 20), radius: 6, fill: Colour(0xC82814))
    drawing.shape(
      .ellipse(Frame(x: 25, y: 10, width: 24, height: 24)),
      fill: Colour(0x143CC8, alpha: 0.5), stroke: Drawing.Stroke(Colour(0x008040), width: 3))
    drawing.group(Drawing.Group(clip: Drawing.Clip(Frame(x: 0, y: 30, width: 30, height: 6)))) {
      $0.rectangle(Frame(x: 10, y: 20, width: 40, height: 40), fill: .black)
    }
    let image = try #require(ImageData(bytes: try drawing.pdf()))
    #expect(image.size == size)
    var shown = Drawing(size: size, title: "")
    shown.image(
      Drawing.Image(data: image, frame: Frame(x: 0, y: 0, width: 60, height: 40), opacity: 1))
    let (one, other) = (try drawing.pixels(width: 120).bytes, try shown.pixels(width: 120).bytes)
    let different = zip(one, other).filter { abs(Int($0) - Int($1)) > 24 }.count
    #expect(different * 200 < one.count, "\(different) of \(one.count)")
    #expect(one.contains(0x14) && other.contains { abs(Int($0) - 0x14) < 3 })
  }
}
