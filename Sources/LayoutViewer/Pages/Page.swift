internal import Hashing
internal import Pictures

/// A page that stands alone: no script, no font, no image and no address outside of it. A page of
/// the viewer has its script and pictures beside it and nothing else.
package struct Page {
  package var title: String
  package var body: HTMLWriter
  /// The page comes from the viewer.
  package var isServed = false

  /// The page as a file.
  ///
  /// Its policy allows nothing but its own style, which it names by its hash, and images inside it:
  /// what a document's words might smuggle in would not be run or fetched.
  package var bytes: [UInt8] {
    var page = HTMLWriter()
    page.own("<!doctype html>\n")
    page.element("html", ["lang": "en"]) { page in
      page.element("head") { page in
        page.void("meta", ["charset": "utf-8"])
        page.void(
          "meta",
          [
            "http-equiv": "Content-Security-Policy",
            "content": isServed ? Self.servedPolicy : Self.policy,
          ])
        page.void(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        page.void(
          "meta", ["name": "referrer", "content": isServed ? Self.servedReferrer : "no-referrer"])
        page.void("meta", ["name": "generator", "content": "Keyline"])
        page.void("meta", ["name": "color-scheme", "content": "light dark"])
        page.element("title", title)
        page.own("<style>\(PageStyle.sheet)</style>\n")
        if isServed {
          // Browsers ask for an icon of their own accord where a page names none.
          page.void("link", ["rel": "icon", "href": "data:,"])
          page.own("<script src=\"viewer.js\" defer></script>\n")
        }
      }
      page.element("body") { $0.own(body.html) }
    }
    return Array(page.html.utf8)
  }

  /// Nothing but the page's own style and the images it holds.
  package static let policy =
    "default-src 'none'; style-src \(styleSource); img-src data:; form-action 'self'; base-uri 'none'"

  /// Besides, scripts and pictures of the viewer's own.
  package static let servedPolicy =
    "default-src 'none'; style-src \(styleSource); img-src 'self' data:; script-src 'self'; "
    + "connect-src 'self'; form-action 'self'; base-uri 'none'"

  /// Under `no-referrer` browsers do not say where a form stands, and the viewer would have to take
  /// its own forms for foreign ones (Fetch, section 3.2.4); other sites learn nothing by this either.
  static let servedReferrer = "same-origin"

  /// The only style, by its hash.
  private static let styleSource: String = {
    var hash = SHA256()
    hash.update(Array(PageStyle.sheet.utf8))
    return "'sha256-\(base64(hash.finalize()))'"
  }()
}
