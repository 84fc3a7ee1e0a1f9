internal import LayoutFormats
internal import LayoutModel

extension LanguageCoverage {
  /// Counts which texts of a document the tables translate.
  /// - Parameter tables: the language's own first, then those it falls back to.
  init(_ language: Language, texts: TranslatableTexts, tables: [TranslationTable]) {
    self.init(language: language, tables: tables.map(\.path))
    for (key, text, location) in texts.texts {
      guard let (table, found) = tables.translation(of: key) else {
        missing.append(MissingTranslation(key: key, text: text, location: location))
        continue
      }
      guard table.language == language else { continue }
      if let source = found.source, source != text {
        outdated.append(
          TableNote(
            key: key, table: table.path, location: found.location,
            reason: "made from \"\(source)\", which is \"\(text)\" now"))
      } else if let state = found.state {
        unfinished.append(
          TableNote(
            key: key, table: table.path, location: found.location,
            reason: "marked \(state.split(separator: "_").joined(separator: " "))"))
      }
    }
    for table in tables where table.language == language {
      for (key, found) in table.translations.sorted(by: { $0.value.location < $1.value.location })
      where !texts.objects.contains(key.object) {
        stale.append(
          TableNote(
            key: key, table: table.path, location: found.location,
            reason: "the document has no object \(key.object)"))
      }
      for (key, location) in table.repeated.sorted(by: { $0.value < $1.value }) {
        unfinished.append(
          TableNote(
            key: key, table: table.path, location: location,
            reason: "given more than once; this one counts"))
      }
    }
  }
}

/// The screen that an object's text is shown on.
struct ScreenOfObject {
  private var screens: [ObjectID: ObjectID] = [:]

  init(_ texts: TranslatableTexts, _ document: Document) {
    var known: [ObjectID: ObjectID] = [:]
    for scene in document.scenes {
      for view in scene.views {
        known[view.id] = scene.id
      }
      if let controller = scene.controller { known[controller.id] = scene.id }
    }
    for (key, owners) in texts.owners {
      screens[key] = ([key] + owners).lazy.compactMap { known[$0] }.first
    }
  }

  func scene(of object: ObjectID) -> ObjectID? { screens[object] }
}
