package import LayoutModel
package import SourceFacts

/// Facts of the code about a scene as a whole.
package struct SceneCode: Sendable, Hashable {
  /// The class of the controller that shows the scene, of the cell, or of the view.
  package var ownerClass: String?
  /// How the controller is shown; see ``SourceIndex/presentation(ofClass:scene:)``.
  package var presentation: [SourceFact]
  /// How the table or collection around a cell sizes its rows; nil where it is not a cell, or where
  /// nobody knows who shows it.
  package var rows: RowSizing?
  /// The extension of the app it belongs to by its class: `keyboard`, `share`, ...
  package var extensionKind: String?
}

extension AppSources {
  /// Facts of the code about a scene.
  ///
  /// - Parameters:
  ///   - path: the document's path, by whose name code loads a nib.
  ///   - scene: one of the document's.
  ///   - document: where it stands.
  package func facts(
    for scene: Scene, in document: Document, at path: DocumentPath
  ) -> SceneCode {
    let owner = ownerClass(of: scene, in: document)
    let identifier = scene.controller.flatMap { document.sceneIdentifiers[$0.id] }
    return SceneCode(
      ownerClass: owner, presentation: index.presentation(ofClass: owner, scene: identifier),
      rows: scene.cell == nil ? nil : rows(of: scene, in: document, at: path),
      extensionKind: owner.flatMap { index.extensionKind(ofClass: $0) })
  }

  private func ownerClass(of scene: Scene, in document: Document) -> String? {
    if let controller = scene.controller { return controller.customClass }
    if let cell = scene.cell { return cell.customClass }
    // The owner of a nib shows the view that is its own; without one, the view is its own class.
    let owner = document.connections.first { $0.name == "view" && $0.destination == scene.root.id }
    return owner?.ownerClass ?? scene.root.customClass
  }

  private func rows(
    of scene: Scene, in document: Document, at path: DocumentPath
  ) -> RowSizing? {
    var found: [SourceFact] = []
    var isKnown = false
    func add(_ name: String, _ outlet: String?) {
      isKnown = isKnown || index.declares(name)
      for fact in index.rows(ofClass: name, outlet: outlet).facts where !found.contains(fact) {
        found.append(fact)
      }
    }
    if let table = scene.enclosingView {
      let outer = document.scenes.first { $0.id == scene.enclosingScene }
      if let name = outer?.controller?.customClass { add(name, nil) }
      for outlet in document.connections where outlet.destination == table {
        if let name = outlet.ownerClass { add(name, outlet.name) }
      }
    } else {
      // A nib's cell is sized by those who register it, by the nib's name or the cell's own.
      let names = [path.documentName, scene.cell?.reuseIdentifier].compactMap(\.self)
      for name in names {
        for kind in [SourceFact.Kind.namesNib, .namesCell] {
          for user in index.users(of: kind, named: name) where !user.owner.isEmpty {
            add(user.owner, nil)
          }
        }
      }
    }
    return isKnown ? RowSizing(facts: found) : nil
  }
}
