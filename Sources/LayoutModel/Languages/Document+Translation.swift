extension Document {
  /// The document as it runs in another language.
  ///
  /// Each text is replaced by the first translation there is for it; a text without one stays as
  /// it is, as it does in an app. Texts with attributes stay as well: tables do not hold them.
  /// - Parameters:
  ///   - tables: the language's own first, then those it falls back to.
  ///   - idiom: the kind of device, for texts that differ by it.
  /// - Complexity: linear in the views.
  package func translated(by tables: [TranslationTable], on idiom: Idiom) -> Document {
    var result = self
    let texts = DocumentTexts(tables: tables, idiom: idiom)
    result.scenes = scenes.map { scene in
      var scene = scene
      scene.root = scene.root.mapped { texts.translate(&$0, noting: &result.translatedViews) }
      return scene
    }
    return result
  }
}

/// Looks texts up.
private struct DocumentTexts {
  let tables: [TranslationTable]
  let idiom: Idiom

  func text(_ object: ObjectID, _ property: String) -> String? {
    let key = TranslationKey(object: object, property: property)
    return tables.lazy.compactMap { $0.translations[key]?.text(on: idiom) }.first
  }

  func translate(_ view: inout View, noting translated: inout Set<ObjectID>) {
    var isTranslated = false
    func replace(_ content: inout TextContent, _ property: String) {
      guard !content.isAttributed, let text = text(view.id, property) else { return }
      content = TextContent(text)
      isTranslated = true
    }
    func replace(_ content: inout String?, _ property: String) {
      guard content != nil, let text = text(view.id, property) else { return }
      content = text
      isTranslated = true
    }
    func replace(_ content: inout TextContent?, _ property: String) {
      guard var known = content else { return }
      replace(&known, property)
      content = known
    }
    switch view.content {
    case .button(var button):
      replace(&button.title, "normalTitle")
      if var configuration = button.configuration {
        replace(&configuration.title, "configuration.title")
        replace(&configuration.subtitle, "configuration.subtitle")
        button.configuration = configuration
      }
      view.content = .button(button)
    case .textField(var field):
      replace(&field.text, "text")
      replace(&field.placeholder, "placeholder")
      view.content = .textField(field)
    case .segmented(var control):
      for index in control.segments.indices {
        replace(&control.segments[index].title, "segmentTitles[\(index)]")
      }
      view.content = .segmented(control)
    case .mac, .macStack: break
    default:
      guard var text = view.content.described.shownText else { break }
      replace(&text, "text")
      if isTranslated { view.content.set(text: text) }
    }
    if isTranslated { translated.insert(view.id) }
  }
}

extension View {
  /// The tree with every view changed; walks without recursion, for documents nest deeply.
  fileprivate func mapped(_ change: (inout View) -> Void) -> View {
    // Parents before children, so that each child is hung back after its own children are.
    var views: [View] = []
    var parents: [Int] = []
    var waiting: [(View, Int)] = [(self, -1)]
    while let (view, parent) = waiting.popLast() {
      var own = view
      own.subviews = []
      change(&own)
      views.append(own)
      parents.append(parent)
      let index = views.count - 1
      waiting.append(contentsOf: view.subviews.map { ($0, index) })
    }
    // The last subview was taken first: so hung back from the end, they come in order.
    for index in views.indices.reversed() where parents[index] >= 0 {
      let view = views[index]
      views[index].subviews = []
      views[parents[index]].subviews.append(view)
    }
    return views[0]
  }
}
