internal import LayoutModel
internal import SourceFacts

extension AppSources {
  /// The name by which code would have to ask for a scene, where no source names it: nobody is shown the
  /// view of a nib that is loaded nowhere, or a prototype cell that no table asks for.
  ///
  /// Says nothing where there are few sources, or where generated code has names of its own for
  /// documents (`R.nib.badge`).
  func unnamed(_ scene: Scene, in document: Document, at path: DocumentPath) -> String? {
    guard index.count >= Self.fewest, !index.usesGeneratedNames else { return nil }
    if let cell = scene.cell, scene.enclosingView != nil {
      guard cell.isPrototype || cell.kind == .collection, let name = cell.reuseIdentifier,
        !name.isEmpty, name != cell.customClass, !index.names(name)
      else { return nil }
      return name
    }
    guard document.kind == .xib, let name = nibName(of: path), !index.names(name) else { return nil }
    // A controller finds the nib of its own name, with or without the word in the end.
    let isByName = ["Controller", "ViewController"].contains { index.names(name + $0) }
    let owners = document.connections.compactMap(\.ownerClass)
    return isByName || owners.contains { declares($0) } ? nil : name
  }

  /// Sources from which their silence says something.
  private static let fewest = 8

  /// `Badge` of `Views/Badge~ipad.xib`.
  private func nibName(of path: DocumentPath) -> String? {
    path.name.split(separator: ".").first?.split(separator: "~").first.map(String.init)
  }
}
