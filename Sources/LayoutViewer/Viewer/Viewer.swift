package import LayoutModel
package import LayoutService
import Pictures

/// Answers a reader's requests from a store, page by page: the pages behind `keyline serve`.
///
/// Knows nothing of sockets: a request comes in as a value and an answer goes out as one. Every page
/// is whole without its script, which only spares the reader clicks.
package struct Viewer: Sendable {
  let workspace: Workspace
  let matrix: Matrix
  let screens: ScreenCache
  let assets: AssetSource
  let items: @Sendable (CheckReport) -> [CheckPage.Item]
  let dateText: @Sendable (Int64) -> String
  let files: (any WorkingFiles)?
  /// Forms may change the files.
  let mayWrite: Bool
  let writingHint: String

  /// - Parameters:
  ///   - items: what a report tells, in order.
  ///   - dateText: a time in seconds since 1970 as it is shown.
  ///   - files: what lies on disk beside the store; nil = no page shows it.
  ///   - mayWrite: forms decide conflicts and accept findings in these files.
  ///   - writingHint: how a reader gets a viewer that may write, where this one may not.
  package init(
    _ workspace: Workspace, matrix: Matrix = .standard,
    assets: @escaping AssetSource = { _, _ in .none },
    items: @escaping @Sendable (CheckReport) -> [CheckPage.Item],
    dateText: @escaping @Sendable (Int64) -> String,
    files: (any WorkingFiles)? = nil, mayWrite: Bool = false, writingHint: String = ""
  ) {
    self.workspace = workspace
    self.matrix = matrix
    self.assets = assets
    self.items = items
    self.dateText = dateText
    self.files = files
    self.mayWrite = mayWrite && files != nil
    self.writingHint = writingHint
    screens = ScreenCache(workspace, assets: assets)
  }

  /// The answer to a request. What cannot be answered is a page that says why.
  package func answer(_ request: ViewerRequest) async -> ViewerAnswer {
    do {
      if request.isChange { return try await change(request) }
      let parameters = request.parameters
      switch request.page {
      case "": return try timeLine(parameters)
      case "screens": return try wall(parameters)
      case "screen": return try await screen(parameters)
      case "configurations": return try configurations(parameters)
      case "picture.svg": return try await picture(parameters)
      case "compare.svg": return try await comparedPicture(parameters)
      case "revision": return try await revision(parameters)
      case "diff": return try await difference(parameters)
      case "view": return try view(parameters)
      case "sweep": return try await sweep(parameters)
      case "check": return try await check()
      case "merge": return try await merge()
      case "search": return try await search(parameters)
      case "viewer.js": return ViewerAnswer(.script, Array(ViewerScript.text.utf8))
      default: return problem(404, "There is no page of this name.")
      }
    } catch WorkspaceError.tooMuchWork(let scene) {
      return problem(422, "\(scene)")
    } catch {
      return problem(404, "\(error)")
    }
  }

  /// A page of the viewer, with the links that all have.
  func page(_ title: String, status: Int = 200, _ body: HTMLWriter) -> ViewerAnswer {
    var page = HTMLWriter()
    page.element("a", ["class": "skip", "href": "#content"], "To the content")
    navigation(to: &page)
    page.element("main", ["id": "content"]) { page in
      page.element("h1", title)
      page.own(body.html)
    }
    return ViewerAnswer(
      status: status, .html, Page(title: title, body: page, isServed: true).bytes)
  }

  func navigation(to page: inout HTMLWriter) {
    page.element("nav", ["class": "top", "aria-label": "Pages"]) { page in
      page.link("Time line", to: "./")
      page.link("Screens", to: "screens")
      page.link("Compare", to: "diff")
      page.link("Search", to: "search")
      if files != nil {
        page.link("Check", to: "check")
        page.link("Merge", to: "merge")
      }
    }
  }

  func problem(_ status: Int, _ sentence: String) -> ViewerAnswer {
    var body = HTMLWriter()
    body.element("p", sentence)
    return page("This cannot be shown", status: status, body)
  }

  func revisionAddress(_ revision: Revision) -> String {
    address("revision", ["id": revision.id.short])
  }

  func address(_ page: String, _ values: KeyValuePairs<String, String?>) -> String {
    var parameters = Parameters()
    for (name, value) in values { parameters[name] = value }
    return parameters.address(of: page)
  }
}
