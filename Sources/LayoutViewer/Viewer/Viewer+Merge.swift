internal import LayoutModel
internal import LayoutService

extension Viewer {
  /// The merge under way: each conflict with both sides, which are buttons where forms may write.
  func merge() async throws -> ViewerAnswer {
    guard let files else { return problem(404, "There is no page of this name.") }
    var body = HTMLWriter()
    guard let merge = try await files.merge() else {
      body.element("p", "No merge is under way.")
      return page("Merge", body)
    }
    let items = merge.conflicts.items
    let open = items.filter(\.isOpen).count
    body.element(
      "p", ["class": open > 0 ? "error" : "good"],
      open > 0
        ? "\(open) of \(items.count) conflicts open"
        : "Nothing is open: \(merge.ending) ends the merge.")
    if let state = merge.state {
      body.element("p", ["class": "soft"]) { page in
        page.text("\(state.message) · ours ")
        page.link(state.ours.short, to: address("revision", ["id": state.ours.short]))
        guard let theirs = state.theirs else { return }
        page.text(" · theirs ")
        page.link(theirs.short, to: address("revision", ["id": theirs.short]))
      }
    }
    let screens = try await contestedScreens(merge)
    for path in Set(items.map(\.path)).sorted() {
      body.element("section", ["aria-label": path.text]) { page in
        page.element("h2", path.text)
        let own = items.filter { $0.path == path }
        sides(of: path, screens[path] ?? [], merge.state, own.contains(where: \.isOpen), &page)
        for item in own { conflict(item, &page) }
      }
    }
    return page("Merge", body)
  }

  private struct ContestedScreen {
    var scene: ObjectID
    var title: String
    var place: String
  }

  /// Screens on a page of a merge; pictures of all that differ would be many.
  private static let mostScreens = 4

  /// By document, screens that lie differently on both sides, and where; the first of its screens
  /// where none does, for texts and colours differ too.
  private func contestedScreens(
    _ merge: OpenMerge
  ) async throws -> [DocumentPath: [ContestedScreen]] {
    guard let state = merge.state, let theirs = state.theirs else { return [:] }
    let contested = Set(merge.conflicts.items.map(\.path))
    let compared = try await workspace.report(
      from: state.ours.rawValue, to: theirs.rawValue, matrix: matrix)
    var screens: [DocumentPath: [ContestedScreen]] = [:]
    for screen in try workspace.screenList(at: state.ours) where contested.contains(screen.document)
    {
      screens[screen.document, default: []].append(
        ContestedScreen(
          scene: screen.scene, title: screen.title, place: Configuration.usualDevice))
    }
    screens = screens.mapValues { Array($0.prefix(Self.mostScreens)) }
    for document in compared.documents where contested.contains(document.path) {
      let different = document.scenes.filter { !$0.frames.isEmpty && !$0.isNew }
      guard !different.isEmpty else { continue }
      screens[document.path] = different.prefix(Self.mostScreens).map {
        ContestedScreen(scene: $0.scene, title: $0.title, place: Self.place(of: $0))
      }
    }
    return screens
  }

  /// Both sides' screens of a document; a click on one takes that side of all that is open in it.
  private func sides(
    of path: DocumentPath, _ screens: [ContestedScreen], _ state: MergeState?, _ isOpen: Bool,
    _ page: inout HTMLWriter
  ) {
    let revisions = [("ours", state?.ours), ("theirs", state?.theirs)]
    page.element("div", ["class": "pair"]) { page in
      for (side, revision) in revisions {
        page.element("figure") { page in
          page.element("figcaption", side)
          let pictures = screens.compactMap { screen in
            revision.map { picture(of: screen, in: path, at: $0, side) }
          }.joined()
          guard mayWrite, isOpen else { return page.own(pictures) }
          decision("Take \(side) for all that is open", path, nil, take: side, &page) { page in
            page.own(pictures)
            page.text("All \(side)")
          }
        }
      }
    }
  }

  private func picture(
    of screen: ContestedScreen, in path: DocumentPath, at revision: RevisionID, _ side: String
  ) -> String {
    var shown = ScreenAddress(document: path, scene: screen.scene, revision: revision.rawValue)
    shown.place = screen.place
    var page = HTMLWriter()
    page.void(
      "img",
      [
        "src": shown.parameters.address(of: "picture.svg"), "loading": "lazy",
        "alt": "\(screen.title) of \(side) on \(screen.place)",
      ])
    return page.html
  }

  private func conflict(_ item: ConflictList.Item, _ page: inout HTMLWriter) {
    let conflict = item.conflict
    page.element("article", ["id": "c-\(item.number)"]) { page in
      page.element("h3") { page in
        page.element(
          "span", ["class": "mark \(item.isOpen ? "error" : "good")"],
          item.isOpen ? "open" : Self.words(item.decision))
        page.text("\(item.number). \(conflict.sentence)")
      }
      guard mayWrite else { return }
      let name = item.number
      page.element("div", ["class": "pair"]) { page in
        for (side, version) in [("ours", conflict.ours), ("theirs", conflict.theirs)] {
          decision("Conflict \(name): take \(side)", item.path, item, take: side, &page) { page in
            page.element("strong", side)
            page.text(version.value.map { " \($0)" } ?? "")
            if let line = version.location?.line { page.text(" (line \(line))") }
          }
        }
        switch conflict.kind {
        case .deletedAndEdited, .layout:
          decision(
            "Conflict \(name): leave it as it is merged", item.path, item, take: "both", &page
          ) { $0.text("as it is merged") }
        default: break
        }
        if !item.isOpen {
          decision("Conflict \(name): open it again", item.path, item, take: "open", &page) {
            $0.text("open again")
          }
        }
      }
      guard conflict.kind == .value else { return }
      page.element(
        "form",
        [
          "class": "bar change", "method": "post", "action": "merge",
          "aria-label": "Conflict \(name): another value",
        ]
      ) { page in
        fields(item.path, item, take: "value", &page)
        page.input("Another value", ["name": "value"])
        page.element("button", ["type": "submit"], "Take this")
      }
    }
  }

  /// A button that decides one conflict, or all that are open in a document.
  private func decision(
    _ label: String, _ path: DocumentPath, _ item: ConflictList.Item?, take: String,
    _ page: inout HTMLWriter, _ content: (inout HTMLWriter) -> Void
  ) {
    page.element("form", ["class": "change", "method": "post", "action": "merge"]) { page in
      fields(path, item, take: take, &page)
      page.element("button", ["type": "submit", "class": "side", "aria-label": label], content)
    }
  }

  private func fields(
    _ path: DocumentPath, _ item: ConflictList.Item?, take: String, _ page: inout HTMLWriter
  ) {
    hidden("document", path.text, &page)
    hidden("take", take, &page)
    guard let item else { return }
    hidden("conflict", String(item.number), &page)
    hidden("sentence", item.conflict.sentence, &page)
  }

  private static func words(_ decision: MergeDecision?) -> String {
    switch decision {
    case .ours: "ours"
    case .theirs: "theirs"
    case .both: "as merged"
    case .value(let value): "\u{201C}\(value)\u{201D}"
    case nil: "decided"
    }
  }
}
