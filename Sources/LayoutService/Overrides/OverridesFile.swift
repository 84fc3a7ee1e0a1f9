internal import LayoutEngine
package import LayoutModel

/// The file of declarations: where it counts, and how it is read and stored.
///
/// A document takes the nearest one, from its own folder up to the root of the tree; one alone
/// counts, they are not merged. It is recorded with each revision like a document, so that an old
/// revision is solved with what was declared then.
package enum OverridesFile {
  /// The file's name in every folder.
  package static let name = "keyline.overrides.json"

  /// What the record of the fonts that lie in a tree is called, at its root.
  ///
  /// Commits make it of the tree's font files (``FontShelf``), so that a revision needs none of
  /// them. Where it lies on the disk itself, it speaks for fonts that do not.
  package static let foundFontsName = "keyline.fonts.json"

  /// Whether a path is that of a file of declarations or of the record of fonts found.
  package static func isOne(_ path: DocumentPath) -> Bool {
    path.name == name || path.name == foundFontsName
  }

  /// The folders whose file would count for the document at `path`, nearest first; "" = the root.
  package static func folders(of path: DocumentPath) -> [DocumentPath] {
    var folders: [DocumentPath] = []
    var rest = path
    while !rest.isEmpty {
      rest = rest.folder
      folders.append(rest)
    }
    return folders.isEmpty ? [""] : folders
  }

  /// The path of the file in a folder.
  package static func path(in folder: DocumentPath) -> DocumentPath { folder.appending(name) }

  /// Reads declarations that name no font file any more; the error tells file, line and column.
  static func read(_ bytes: [UInt8], path: String) throws(OverridesError) -> LayoutOverrides {
    try OverridesReader.read(bytes, path: path)
  }
}

extension LayoutOverrides {
  /// The part of the declarations that a scene's layout may depend on: equal parts, equal layouts.
  ///
  /// - Complexity: linear in the views of the scene.
  func part(for scene: Scene) -> LayoutOverrides {
    guard !isEmpty else { return self }
    var part = LayoutOverrides.none
    for name in scene.imageNames { part.images[name] = images[name] }
    for name in scene.fontNames { part.fonts[name] = fonts[name] }
    if scene.hasText { part.systemFont = systemFont }
    for view in scene.views {
      if let declared = views[view.id] { part.views[view.id] = declared }
      if let name = view.customClass, let declared = classes[name] { part.classes[name] = declared }
    }
    return part
  }
}
