internal import LayoutModel

/// The first page of a PDF as an SVG: the lines and areas that icons are made of.
///
/// Nil for a page with text, images of pixels, gradients, masks or colours of an unusual space: a
/// part of an icon would mislead more than a box with its name.
struct PDFDrawing {
  let svg: [UInt8]
  /// Points.
  let size: Size

  init?(_ bytes: [UInt8]) {
    guard let file = PDFFile(bytes), let page = Self.page(of: file), let box = page.box else {
      return nil
    }
    var painter = PDFPainter(file, base: .init(a: 1, b: 0, c: 0, d: -1, e: -box.x, f: box.maxY))
    var contents: [UInt8] = []
    let parts = file.resolved(page.contents)?.array ?? page.contents.map { [$0] } ?? []
    for part in parts {
      guard let stream = file.contents(part) else { return nil }
      contents += stream.bytes + [10]
    }
    guard painter.paint(contents, file.resolved(page.resources)?.dictionary ?? [:]),
      !painter.svg.isEmpty
    else { return nil }
    let (width, height) = (SVGWriter.number(box.width), SVGWriter.number(box.height))
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\">\(painter.svg)</svg>"
    svg = Array(text.utf8)
    size = Size(width: box.width, height: box.height)
  }

  private struct Page {
    var box: Frame?
    var contents: PDFValue?
    var resources: PDFValue?
  }

  /// The first leaf of the tree of pages, with what it takes over from its branches (7.7.3).
  private static func page(of file: PDFFile) -> Page? {
    let catalogue = file.values.sorted { $0.key < $1.key }.map(\.value.dictionary)
      .compactMap { $0 }.first { $0["Type"] == .name("Catalog") }
    var node = file.resolved(catalogue?["Pages"])?.dictionary
    var page = Page()
    for _ in 0..<16 {
      guard let here = node else { return nil }
      if let rotation = file.resolved(here["Rotate"])?.number, rotation != 0 { return nil }
      let box = file.resolved(here["CropBox"]) ?? file.resolved(here["MediaBox"])
      page.box = frame(box, file) ?? page.box
      page.resources = here["Resources"] ?? page.resources
      guard let kids = file.resolved(here["Kids"])?.array else {
        page.contents = here["Contents"]
        return page
      }
      node = file.resolved(kids.first)?.dictionary
    }
    return nil
  }

  private static func frame(_ value: PDFValue?, _ file: PDFFile) -> Frame? {
    let numbers = (value?.array ?? []).compactMap { file.resolved($0)?.number }
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 32_768 }) else { return nil }
    let (x, y) = (min(numbers[0], numbers[2]), min(numbers[1], numbers[3]))
    let (width, height) = (abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
    return width > 0 && height > 0 ? Frame(x: x, y: y, width: width, height: height) : nil
  }
}
