internal import DeviceCatalogue
internal import LayoutEngine
internal import LayoutModel

/// Lays the scenes of one document out in language after language.
///
/// The layouts in the document's own texts are computed once for each direction and kept: every
/// language is compared with them on the same windows.
struct LanguageLayouts {
  let read: ReadDocument
  let matrix: Matrix
  private var ownLayouts: [Key: [SolvedLayout]] = [:]
  private var ownFindings: [Key: Set<Place>] = [:]
  private(set) var layoutCount = 0
  /// Scenes that took too much work, in some language or in the document's own texts.
  private(set) var givenUp: Set<GivenUpScene> = []

  private struct Key: Hashable {
    let scene: ObjectID
    let isRightToLeft: Bool
  }

  /// A finding at one configuration.
  private struct Place: Hashable {
    let identity: String
    let configuration: Int
  }

  init(read: ReadDocument, matrix: Matrix) {
    self.read = read
    self.matrix = matrix
  }

  /// The scenes that can be solved, in the document's order.
  mutating func screens(
    in language: Language, tables: [TranslationTable]
  ) -> [ScreenLanguage] {
    guard let document = read.document, document.reasonNotSolved == nil else { return [] }
    let matrix = matrix.suited(to: document.platform).running(in: language)
    let parts = matrix.parts(byIdiom: tables.variesByIdiom).map {
      Part(document: document.translated(by: tables, on: $0.idiom), matrix: $0.matrix)
    }
    return document.scenes.indices.map {
      screen(at: $0, of: document, in: language, tables, matrix, parts)
    }
  }

  /// The document with the texts of one kind of device.
  private struct Part {
    let document: Document
    let matrix: Matrix
  }

  private mutating func screen(
    at index: Int, of document: Document, in language: Language, _ tables: [TranslationTable],
    _ matrix: Matrix, _ parts: [Part]
  ) -> ScreenLanguage {
    let scene = document.scenes[index]
    var screen = ScreenLanguage(scene: scene.id, title: scene.title, language: language)
    // Where nothing is translated, nothing differs from the document's own texts.
    guard parts.contains(where: { $0.document.scenes[index] != scene }) else { return screen }
    let key = Key(scene: scene.id, isRightToLeft: language.isRightToLeft)
    guard let before = layouts(in: key, scene, document, matrix) else { return screen }
    for part in parts {
      let (translated, own) = (part.document, part.document.scenes[index])
      guard let (solved, findings) = judged(own, in: translated, on: part.matrix) else {
        return screen
      }
      let pairs = Array(zip(part.matrix.configurations, solved))
      let found = judge(
        findings,
        in: JudgedScene(document: translated, scene: own, layouts: pairs, findings: []))
      let known = ownFindings[key] ?? []
      screen.findings += found.compactMap { only(new: $0, matrix, known) }
      countWrapped(&screen, before, solved, matrix, part.matrix)
    }
    explain(&screen, tables)
    return screen
  }

  private func options(_ scene: Scene) -> LayoutOptions {
    LayoutOptions(overrides: read.overrides.part(for: scene))
  }

  /// A scene's layouts and what is found in them; nil where that takes too much work.
  private mutating func judged(
    _ scene: Scene, in document: Document, on matrix: Matrix
  ) -> (layouts: [SolvedLayout], findings: [Finding])? {
    let given = GivenUpScene(path: read.path, scene: scene)
    guard !givenUp.contains(given) else { return nil }
    var session = LayoutSession(document: document, scene: scene, options: options(scene))
    let solved = session.layouts(for: .matrix(matrix))
    layoutCount += solved.count
    guard !solved.contains(where: \.isGivenUp),
      let found = session.findings(
        document: read.path, layouts: Array(zip(matrix.configurations, solved)))
    else {
      givenUp.insert(given)
      return nil
    }
    return (solved, found)
  }

  /// The scene with the document's own texts, at the configurations of `matrix`; nil where that takes
  /// too much work.
  private mutating func layouts(
    in key: Key, _ scene: Scene, _ document: Document, _ matrix: Matrix
  ) -> [SolvedLayout]? {
    if let known = ownLayouts[key] { return known }
    guard let (solved, found) = judged(scene, in: document, on: matrix) else { return nil }
    ownLayouts[key] = solved
    let places = Self.places(matrix)
    ownFindings[key] = Set(
      found.flatMap { finding in
        finding.occurrences.compactMap { occurrence in
          places[occurrence.configuration].map {
            Place(identity: finding.identity, configuration: $0)
          }
        }
      })
    return solved
  }

  private static func places(_ matrix: Matrix) -> [String: Int] {
    Dictionary(
      matrix.configurations.enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A finding without the configurations on which the document's own texts show it too; nil when
  /// none is left.
  private func only(new finding: Finding, _ matrix: Matrix, _ known: Set<Place>) -> Finding? {
    let places = Self.places(matrix)
    let identity = finding.identity
    var fresh = finding
    fresh.occurrences = finding.occurrences.filter { occurrence in
      guard let place = places[occurrence.configuration] else { return true }
      return !known.contains(Place(identity: identity, configuration: place))
    }
    return fresh.occurrences.isEmpty || fresh.severity == .info ? nil : fresh
  }

  private func countWrapped(
    _ screen: inout ScreenLanguage, _ before: [SolvedLayout], _ after: [SolvedLayout],
    _ matrix: Matrix, _ part: Matrix
  ) {
    let places = Self.places(matrix)
    var wrapped: Set<ObjectID> = []
    for (configuration, layout) in zip(part.configurations, after) {
      guard let place = places[configuration.name], before.indices.contains(place) else { continue }
      let lines = Dictionary(
        before[place].views.compactMap { view in view.text.map { (view.id, $0.neededLines) } },
        uniquingKeysWith: { first, _ in first })
      for view in layout.views {
        guard let text = view.text, let usual = lines[view.id], text.neededLines > usual,
          text.availableLines > 1
        else { continue }
        wrapped.insert(view.id)
      }
    }
    screen.wrapped += wrapped.count
  }

  /// Adds to each finding the entry behind it, and puts the gravest first.
  private func explain(_ screen: inout ScreenLanguage, _ tables: [TranslationTable]) {
    for finding in screen.findings {
      for view in [finding.view] + (finding.other.map { [$0] } ?? []) {
        guard let note = tables.note(of: view) else { continue }
        screen.entries[finding.identity] = note
        break
      }
    }
    screen.findings.sort {
      ($0.gates ? 1 : 0, $0.severity, $0.worstAmount) > (
        $1.gates ? 1 : 0, $1.severity, $1.worstAmount
      )
    }
  }
}

extension [TranslationTable] {
  /// The entry that gives a view the text it shows.
  func note(of view: ObjectID) -> TableNote? {
    for property in [
      "text", "normalTitle", "configuration.title", "placeholder", "segmentTitles[0]",
    ] {
      let key = TranslationKey(object: view, property: property)
      guard let (table, found) = translation(of: key) else { continue }
      return TableNote(
        key: key, table: table.path, location: found.location, reason: "\"\(found.text)\"")
    }
    return nil
  }
}
