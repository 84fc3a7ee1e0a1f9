import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Collects the elements, with their attributes, and the texts of an XML file.
final class ElementReader: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: [String: String])] = []
  var text = ""

  override init() {}

  /// Reads a page of Keyline's, which is well-formed XML but for `meta` elements, which are closed here.
  convenience init(page bytes: Data) throws {
    self.init()
    var text = String(decoding: bytes, as: UTF8.self)
    text = text.replacingOccurrences(of: "<!doctype html>", with: "")
    text = text.replacing(/<meta [^>]*>/) { "\(text[$0.range].dropLast())/>" }
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "") \(text.prefix(3000))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) { elements.append((name, attributes)) }
  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
