internal import LayoutModel
internal import SourceFacts

extension AppSources {
  /// The name by which code would have to ask for a scene, where no source names it: nobody is shown the
  /// view of a nib that is loaded nowhere, a prototype cell that no table asks for, or a screen that
  /// nothing leads to.
  ///
  /// Says nothing where there are few sources.
  func unnamed(_ scene: Scene, in document: Document, at path: DocumentPath) -> String? {
    guard index.count >= Self.fewest else { return nil }
    if let cell = scene.cell, scene.enclosingView != nil {
      guard cell.isPrototype || cell.kind == .collection, let name = cell.reuseIdentifier,
        !name.isEmpty, name != cell.customClass, !index.asksFor(name)
      else { return nil }
      return name
    }
    guard let name = nibName(of: path) else { return nil }
    if document.kind == .storyboard { return unnamedController(of: scene, in: document, name) }
    guard !isNibNamed(name, document) else { return nil }
    // A controller finds the nib of its own name, with or without the word in the end, where that gives it
    // a view.
    let isByName =
      document.connections.contains { $0.name == "view" }
      && ["Controller", "ViewController"].contains { index.names(name + $0) }
    let owners = document.connections.compactMap(\.ownerClass)
    return isByName || owners.contains { declares($0) } ? nil : name
  }

  /// Whether something may load a nib: a text or a type of its name, or, where its view's class has its
  /// name, whoever uses that class, in code or in a document.
  private func isNibNamed(_ name: String, _ document: Document) -> Bool {
    guard declares(name) else { return index.asksFor(name) }
    guard !index.namesElsewhere(name), !index.usesGeneratedNames, let files = namingFiles else {
      return true
    }
    let isOwn =
      document.connections.contains { $0.ownerClass == name }
      || document.scenes.contains { $0.views.contains { $0.customClass == name } }
    return files.names.contains(name) || files.filesOfClass[name] ?? 0 > (isOwn ? 1 : 0)
  }

  /// The storyboard that nothing names, or the scene of it, or the segue to it, that only code could show
  /// and does not.
  private func unnamedController(
    of scene: Scene, in document: Document, _ storyboard: String
  ) -> String? {
    let outer = document.scenes.first { $0.id == scene.enclosingScene } ?? scene
    guard let controller = outer.controller?.id, let files = namingFiles else { return nil }
    func isNamed(_ name: String) -> Bool { index.asksFor(name) || files.names.contains(name) }
    if !isNamed(storyboard) { return storyboard }
    // SwiftGen's names of segues stand in a file that is often not committed.
    if let segues = document.performedControllers[controller], !index.names("StoryboardSegue"),
      !segues.contains(where: isNamed)
    {
      return segues.min()
    }
    guard document.askedControllers.contains(controller),
      let identifier = document.sceneIdentifiers[controller]
    else { return nil }
    // Whoever shows a controller by its class's name has that name in a file of its own.
    let isOfClass = identifier == outer.controller?.customClass && declares(identifier)
    let isShown =
      isOfClass
      ? index.namesElsewhere(identifier) || files.names.contains(identifier)
        || index.usesGeneratedNames
      : isNamed(identifier)
    return isShown ? nil : identifier
  }

  /// Sources from which their silence says something.
  private static let fewest = 8

  /// `Badge` of `Views/Badge~ipad.xib`.
  private func nibName(of path: DocumentPath) -> String? {
    path.name.split(separator: ".").first?.split(separator: "~").first.map(String.init)
  }
}
