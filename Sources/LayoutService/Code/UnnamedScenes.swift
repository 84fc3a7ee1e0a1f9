internal import LayoutModel
internal import SourceFacts
internal import Synchronization

extension AppSources {
  /// The name by which code would have to ask for a scene, where no source names it: nobody is shown the
  /// view of a nib that is loaded nowhere, a prototype cell that no table asks for, or a screen that
  /// nothing leads to.
  ///
  /// Says nothing where there are few sources and no app's delegate among them.
  func unnamed(_ scene: Scene, in document: Document, at path: DocumentPath) -> String? {
    guard index.count >= Self.fewest || index.hasAppDelegate else { return nil }
    let name = path.documentName
    if let cell = scene.cell, scene.enclosingView != nil {
      if cell.isPrototype || cell.kind == .collection, let row = cell.reuseIdentifier,
        !row.isEmpty, !isRowNamed(row, of: cell.customClass)
      {
        return row
      }
      return document.kind == .storyboard ? unnamedController(of: scene, in: document, name) : nil
    }
    if document.kind == .storyboard { return unnamedController(of: scene, in: document, name) }
    guard !isNibNamed(name, document) else { return nil }
    // A controller finds the nib of its own name, with or without the word in the end, where that gives it
    // a view. A view that owns a nib is no controller.
    let isByName =
      document.connections.contains {
        $0.name == "view" && ($0.ownerClass.map { !declares($0) || index.isController($0) } ?? true)
      }
      && ["Controller", "ViewController"].contains { running.names(name + $0) }
    // That the class of the nib's own name shows it is asked above.
    let owners = document.connections.compactMap(\.ownerClass).filter { $0 != name }
    return isByName || owners.contains { declares($0) } ? nil : name
  }

  /// Whether a table may ask for a row by its identifier. A row that is called like its class is asked for
  /// by whoever has that class.
  private func isRowNamed(_ identifier: String, of type: String?) -> Bool {
    guard identifier == type else { return running.asksFor(identifier) }
    return !declares(identifier) || isClassNamed(identifier)
  }

  /// Whether anything but a class's own code may have the class, or its name as an identifier.
  private func isClassNamed(_ name: String) -> Bool {
    running.usesType(name) || running.asksByCase(name) || ledNames?.contains(name) ?? true
  }

  /// Whether something may load a nib: a text or a type of its name, or, where its view's class has its
  /// name, whoever uses that class, in code or in a document.
  private func isNibNamed(_ name: String, _ document: Document) -> Bool {
    guard declares(name) else { return running.asksFor(name) }
    // A nib that gives its owner no view is no controller's, whoever shows that controller.
    if index.isController(name), !document.connections.contains(where: { $0.name == "view" }) {
      return running.hasText(name) || running.asksByCase(name) || ledNames?.contains(name) ?? true
    }
    guard !running.usesType(name), !running.asksByCase(name), let files = namingFiles else {
      return true
    }
    let isOwn =
      document.connections.contains { $0.ownerClass == name }
      || document.scenes.contains { scene in
        scene.cell?.customClass == name || scene.views.contains { $0.customClass == name }
      }
    return ledNames?.contains(name) ?? true || files.filesOfClass[name] ?? 0 > (isOwn ? 1 : 0)
  }

  /// The storyboard that nothing names, or the scene of it, or the segue to it, that only code could show
  /// and does not. Where a screen that nobody is shown leads to it, the name that this one lacks.
  private func unnamedController(
    of scene: Scene, in document: Document, _ storyboard: String
  ) -> String? {
    let outer = document.outerScene(of: scene)
    guard let controller = outer.controller?.id, namingFiles != nil else { return nil }
    if !isNamed(storyboard) || isNamedByItself(storyboard, document) { return storyboard }
    guard let shown = shownControllers(of: document, storyboard), !shown.contains(controller)
    else { return nil }
    var seen: Set<ObjectID> = []
    var waiting = [controller]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard seen.insert(next).inserted else { continue }
      if let identifier = document.sceneIdentifiers[next] { return identifier }
      let ways = document.controllerWays.filter { $0.destination == next }
      // From a screen that is shown, the segue is what nobody begins.
      let closed = ways.filter { $0.source.map(shown.contains) == true }.compactMap(\.performed)
      if let segue = closed.min() { return segue }
      waiting += ways.compactMap(\.source)
    }
    return nil
  }

  /// The controllers that somebody may be shown. What only the code of a screen asks for is shown where that
  /// screen is: from the screens that others lead to, on to what their code asks for, as long as there is
  /// more.
  private func shownControllers(of document: Document, _ storyboard: String) -> Set<ObjectID>? {
    let asked = document.sceneIdentifiers.filter {
      isShown($0.key, as: $0.value, in: document, storyboard)
    }
    var askers: [ObjectID: Set<String>] = [:]
    for (controller, identifier) in asked {
      askers[controller] = onlyScreens(askingFor: identifier, in: document)
    }
    var classes: [ObjectID: String] = [:]
    for case let controller? in document.scenes.map(\.controller) {
      classes[controller.id] = controller.customClass
    }
    var shown: Set<ObjectID> = []
    while true {
      let seen = Set(shown.compactMap { classes[$0] })
      let found = document.shownControllers(
        asksFor: { controller, _ in
          asked[controller] != nil && askers[controller]?.isDisjoint(with: seen) != true
        },
        performs: { isPerformed($0) })
      guard let found, found != shown else { return found }
      shown = found
    }
  }

  /// The classes of the document's controllers whose files alone have an identifier as a text, with those
  /// whose files alone have one of these classes: what they ask for is shown where one of them is. Nil where
  /// some other code asks for the identifier or has one of the classes.
  private func onlyScreens(askingFor identifier: String, in document: Document) -> Set<String>? {
    guard !index.usesGeneratedNames, ledNames?.contains(identifier) == false else { return nil }
    let own = Set(document.scenes.compactMap { $0.controller?.customClass })
    var found: Set<String> = []
    var waiting = running.filesUsing(identifier)
    while let file = waiting.popLast() {
      let types = Set(file.types.map(\.name))
      guard !types.isEmpty, types.isSubset(of: own),
        types.allSatisfy({ ledNames?.contains($0) == false })
      else { return nil }
      for type in types.subtracting(found) { waiting += running.filesUsing(type) }
      found.formUnion(types)
    }
    return found.isEmpty ? nil : found
  }

  /// Whether a storyboard has its name from the class of a screen of its own, and only that class's code has
  /// the name: `UIStoryboard(name: String(describing: self))` makes nothing before somebody has the class.
  private func isNamedByItself(_ name: String, _ document: Document) -> Bool {
    guard declares(name), document.scenes.contains(where: { $0.controller?.customClass == name }),
      !index.usesGeneratedNames, let files = namingFiles, files.filesOfClass[name] == 1
    else { return false }
    return !isClassNamed(name)
  }

  private func isNamed(_ name: String) -> Bool {
    namings.withLock { known in
      if let found = known[name] { return found }
      let found = running.asksFor(name) || ledNames?.contains(name) ?? true
      known[name] = found
      return found
    }
  }

  /// Whether code or another document shows a controller by its identifier.
  private func isShown(
    _ controller: ObjectID, as identifier: String, in document: Document, _ storyboard: String
  ) -> Bool {
    // Whoever shows a controller by its class's name has that name in code other than its own.
    let type = document.scenes.first { $0.controller?.id == controller }?.controller?.customClass
    let isShown =
      identifier == type && declares(identifier)
      ? isClassNamed(identifier) : isNamed(identifier)
    return isShown && !isAskedOfOthers(identifier, in: document, storyboard)
  }

  /// Whether code may begin a segue that is begun by code alone.
  private func isPerformed(_ way: ControllerWay) -> Bool {
    guard let name = way.performed else { return true }
    // SwiftGen's names of segues stand in a file that is often not committed, and a library begins the
    // custom segues of its own.
    return index.names("StoryboardSegue") || way.segueClass.map { !declares($0) } ?? false
      || isNamed(name)
  }

  /// Whether every source that asks for a scene asks another storyboard for it, one that has a scene of the
  /// same identifier: it names that one and not this, and is no code of this one's own controllers, which
  /// ask the storyboard they came from.
  private func isAskedOfOthers(
    _ identifier: String, in document: Document, _ storyboard: String
  ) -> Bool {
    guard let files = namingFiles, let ledNames, !index.usesGeneratedNames,
      !ledNames.contains(identifier)
    else { return false }
    let others = files.storyboardsOfScene[identifier, default: []].subtracting([storyboard])
    guard !others.isEmpty else { return false }
    let own = Set(document.scenes.compactMap { $0.controller?.customClass })
    return running.filesUsing(identifier).allSatisfy { file in
      !file.names(storyboard) && others.contains(where: file.names)
        && !file.types.contains { own.contains($0.name) }
    }
  }

  /// Sources from which their silence says something.
  private static let fewest = 8
}
