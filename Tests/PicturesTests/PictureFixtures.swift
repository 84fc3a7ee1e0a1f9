import Foundation
import FoundationXML
import LayoutFormats
import LayoutModel
import TestDocuments
import Testing

@testable import Pictures

/// A document read for being drawn.
struct Pictured {
  let document: Document
  let appearance: Appearance

  init(_ bytes: [UInt8], path: String, isDark: Bool = false, assets: Assets = .none) throws {
    document = try DocumentFormats.read(bytes, path: path)
    appearance = Appearance(
      try XMLTree(parsing: bytes, path: path), document: document, assets: assets, isDark: isDark)
  }

  /// A xib with one view of this size that holds `subviews`.
  init(
    subviews: String, resources: String = "", isDark: Bool = false, assets: Assets = .none
  ) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>\(subviews)</subviews>
          </view>
        </objects>
        <resources>\(resources)</resources>
      </document>
      """
    try self.init(Array(text.utf8), path: "made.xib", isDark: isDark, assets: assets)
  }

  func content(_ scene: Int = 0, at configuration: Configuration? = nil) -> ScreenContent {
    ScreenContent(document.scenes[scene], in: document, at: configuration)
  }

  func drawing(_ options: PictureOptions = PictureOptions()) -> Drawing {
    picture(of: content(), appearance: appearance, options: options)
  }
}

/// An SVG read back: its elements in order, by a strict parser that knows nothing of the writer.
struct ReadSVG {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    /// The innermost group around it, by its place among the elements.
    var group: Int?

    subscript(_ name: String) -> String? { attributes[name] }
    func number(_ name: String) -> Double { attributes[name].flatMap { Double($0) } ?? 0 }
    /// Of a rectangle or an image.
    var frame: Frame {
      Frame(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }
  }

  private(set) var elements: [Element] = []

  init(_ svg: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "not well-formed: \(svg.prefix(2000))")
    elements = reader.elements
  }

  func elements(named name: String, inView view: String? = nil) -> [Element] {
    elements.filter { element in
      element.name == name
        && (view == nil || element.group.map { elements[$0]["data-view"] == view } == true)
    }
  }

  /// What a view's group is cut to; nil where nothing is cut.
  func clip(ofView view: String) -> Frame? {
    guard
      let name = elements.first(where: { $0.name == "g" && $0["data-view"] == view })?["clip-path"],
      let place = elements.firstIndex(where: {
        $0.name == "clipPath" && "url(#\($0["id"] ?? ""))" == name
      })
    else { return nil }
    return elements[place + 1].frame
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let group = open.last { elements[$0].name == "g" }
      elements.append(Element(name: name, attributes: attributes, group: group))
      open.append(elements.count - 1)
    }
    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if let last = open.last { elements[last].text += string }
    }
    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) { open.removeLast() }
  }
}
