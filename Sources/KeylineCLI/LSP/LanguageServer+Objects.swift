import JSONText
import LayoutModel
import LayoutService

/// Answers to an editor's questions about the object under its cursor.
extension LanguageServer {
  /// The object whose element holds the cursor, with its document; nil where none does.
  func object(_ parameters: JSONValue?) -> (document: OpenDocument, object: ObjectID)? {
    guard let uri = parameters?["textDocument"]?["uri"]?.text, let document = documents[uri],
      let place = document.text.location(parameters?["position"]),
      let object = document.edited.object(at: place)
    else { return nil }
    return (document, object)
  }

  /// A description of the object in Markdown; null where nothing is known of it.
  func hover(_ parameters: JSONValue?) throws -> Result {
    guard let (document, object) = object(parameters),
      let text = try HoverText(document).text(of: object)
    else { return { $0.null() } }
    return { json in
      json.object { json in
        json.object("contents") { json in
          json.field("kind", "markdown")
          json.field("value", text)
        }
      }
    }
  }

  /// Where the object that an id under the cursor names stands; null where the document has none.
  func definition(_ parameters: JSONValue?) -> Result {
    guard let (document, object) = object(parameters),
      let place = document.edited.definition(of: object)
    else { return { $0.null() } }
    return { json in
      json.object { json in
        json.field("uri", document.uri)
        json.key("range")
        document.text.range(place, &json)
      }
    }
  }
}
