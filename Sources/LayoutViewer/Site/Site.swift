package import LayoutModel
package import LayoutService
import Pictures

/// A store's history as pages that refer to one another: a time line with a wall of screens, a page
/// for each revision and one for each screen at every configuration.
///
/// Pages are made one at a time, when they are asked for.
package struct Site {
  private let workspace: Workspace
  private let matrix: Matrix
  private let log: [LogEntry]
  private let screens: StoredScreens
  private let assets: AssetSource
  private let items: (CheckReport) -> [CheckPage.Item]
  private let dateText: (Int64) -> String

  /// - Parameters:
  ///   - limit: revisions that get pages, the newest.
  ///   - workLimit: steps after which a screen is given up; nil = the usual ones.
  ///   - items: what a report tells, in order.
  ///   - dateText: a time in seconds since 1970 as it is shown.
  package init(
    _ workspace: Workspace, matrix: Matrix = .standard, limit: Int = 200,
    assets: @escaping AssetSource = { _, _ in .none }, workLimit: Int? = nil,
    items: @escaping (CheckReport) -> [CheckPage.Item], dateText: @escaping (Int64) -> String
  ) throws {
    self.workspace = workspace
    self.matrix = matrix
    self.assets = assets
    self.items = items
    self.dateText = dateText
    log = try workspace.log(limit: limit)
    screens = try workspace.screens(assets: assets, workLimit: workLimit)
  }

  /// The names of all pages, `index.html` first.
  package var names: [String] {
    ["index.html"] + log.map { Self.name(of: $0.revision) }
      + screens.screens.indices.map(Self.name(ofScreen:))
  }

  /// A page as a file; nil where there is none of that name.
  package func page(named name: String) throws -> [UInt8]? {
    if name == "index.html" { return index() }
    if let entry = log.first(where: { Self.name(of: $0.revision) == name }) {
      return try revision(entry)
    }
    if let number = screens.screens.indices.first(where: { Self.name(ofScreen: $0) == name }) {
      return screen(number)
    }
    return nil
  }

  private static func name(of revision: Revision) -> String { "r-\(revision.id.short).html" }
  private static func name(ofScreen number: Int) -> String { "s-\(number + 1).html" }

  /// The phone that screens are shown on, else the first configuration there is.
  private var usual: Configuration? {
    matrix.configurations.first { $0.name == Configuration.usualDevice }
      ?? matrix.configurations.first
  }

  private func index() -> [UInt8] {
    var page = HTMLWriter()
    page.element("a", ["class": "skip", "href": "#screens"], "To the screens")
    page.element("h1", "Layouts")
    page.element("section", ["id": "history", "aria-labelledby": "history-title"]) { page in
      page.element("h2", ["id": "history-title"], "History")
      TimeLine(dateText: dateText, link: Self.name(of:)).write(log, to: &page)
    }
    var store = PictureStore()
    page.element("section", ["id": "screens", "aria-labelledby": "screens-title"]) { page in
      page.element("h2", ["id": "screens-title"], "Screens: \(screens.screens.count)")
      page.element("div", ["class": "wall"]) { page in
        for (number, screen) in screens.screens.enumerated() {
          figures(
            screen, at: usual.map { [$0] } ?? [], in: &store, link: Self.name(ofScreen: number),
            to: &page)
        }
      }
    }
    store.write(to: &page)
    return Page(title: "Layouts", body: page).bytes
  }

  /// Figures of a screen, one for each configuration.
  /// - Parameter link: where its title leads; nil = named by their configurations.
  private func figures(
    _ screen: StoredScreens.Screen, at configurations: [Configuration],
    in store: inout PictureStore, link: String?, to page: inout HTMLWriter
  ) {
    let pictures = screens.pictures(of: screen, at: configurations)
    for (configuration, picture) in zip(configurations, pictures) {
      if let problem = picture.problem {
        page.element("figure") { page in
          page.element("figcaption", ["class": Severity.error.rawValue]) { page in
            if let link {
              page.link(screen.title, to: link)
            } else {
              page.text(configuration.name)
            }
            page.text(" \(problem.description)")
          }
        }
        continue
      }
      let key = "\(screen.document.ascii) \(screen.scene) \(configuration.name)"
      guard store.keep(key, { picture.drawing }) else { continue }
      let kept = store
      let worst = picture.findings.map(\.severity).max()
      let count = picture.findings.count
      let words = count == 0 ? "" : " · \(count) finding\(count == 1 ? "" : "s")"
      page.element("figure") { page in
        kept.show(
          key, marks: Drawing(size: Size(width: 1, height: 1), title: ""),
          label: "\(screen.title), on \(configuration.name)\(words)", in: &page)
        page.element("figcaption", ["class": worst?.rawValue]) { page in
          if let link {
            page.link(screen.title, to: link)
            page.text("\(screen.document.text)\(words)")
          } else {
            page.text("\(configuration.name)\(words)")
          }
        }
      }
    }
  }

  private func revision(_ entry: LogEntry) throws -> [UInt8] {
    try RevisionPage(
      workspace: workspace, matrix: matrix, assets: assets, items: items, dateText: dateText
    ).bytes(entry.revision, isServed: false) { page in
      page.element("nav") { $0.link("All revisions", to: "index.html") }
    }
  }

  private func screen(_ number: Int) -> [UInt8] {
    let screen = screens.screens[number]
    var page = HTMLWriter()
    page.element("nav") { $0.link("All screens", to: "index.html") }
    page.element("h1", screen.title)
    page.element("p", ["class": "soft"], "\(screen.document.text) · \(screen.scene)")
    var store = PictureStore()
    page.element("main", ["class": "wall"]) { page in
      figures(screen, at: matrix.configurations, in: &store, link: nil, to: &page)
    }
    store.write(to: &page)
    return Page(title: screen.title, body: page).bytes
  }
}
