internal import LayoutModel

/// Screens that one edit put in the place of others, with new ids for all they hold: copied and pasted, also
/// into another document, or made anew from the same views.
///
/// A screen replaces one that is gone if both have the same class or identifier and no third screen has it:
/// in its own document, or else in all documents that differ.
struct ReplacedScenes: Sendable {
  /// The view of the base for each of a head's views, by document.
  private var replaced: [DocumentPath: [ObjectID: ObjectID]] = [:]

  /// - Parameter pairs: every document that differs.
  init(_ pairs: [DocumentPair]) {
    let gone = pairs.map { Self.scenes(of: $0.base?.document, missingIn: $0.head?.document) }
    let everywhere = gone.reduce(into: [:]) { $0.merge($1) { $0 + $1 } }
    for (pair, own) in zip(pairs, gone) {
      var found: [ObjectID: ObjectID] = [:]
      for (name, scenes) in Self.scenes(of: pair.head?.document, missingIn: pair.base?.document) {
        guard scenes.count == 1, let olds = own[name] ?? everywhere[name], olds.count == 1 else {
          continue
        }
        Self.pair(olds[0].root, scenes[0].root, into: &found)
        Self.pairCells(of: olds[0], and: scenes[0], into: &found)
      }
      if !found.isEmpty { replaced[pair.path] = found }
    }
  }

  /// The view of the base that a view replaces; nil where its screen replaces none.
  func view(at view: ObjectID, in document: DocumentPath) -> ObjectID? { replaced[document]?[view] }

  /// A screen with the rows of its tables and collections, which are scenes of their own.
  private struct Screen {
    let root: View
    let cells: [Scene]
  }

  /// The screens that another state of a document has not, by their classes and by their identifiers.
  private static func scenes(
    of document: Document?, missingIn other: Document?
  ) -> [String: [Screen]] {
    guard let document else { return [:] }
    let known = Set(other?.scenes.map(\.id) ?? [])
    let cells = Dictionary(
      grouping: document.scenes.filter { $0.cell != nil && $0.enclosingScene != nil },
      by: \.enclosingScene)
    var found: [String: [Screen]] = [:]
    for scene in document.scenes where scene.enclosingScene == nil && !known.contains(scene.id) {
      let identifier = scene.controller.flatMap { document.sceneIdentifiers[$0.id] }
      let type = scene.controller == nil ? scene.root.customClass : scene.controller?.customClass
      let screen = Screen(root: scene.root, cells: cells[scene.id] ?? [])
      if let type { found["class " + type, default: []].append(screen) }
      if let identifier { found["identifier " + identifier, default: []].append(screen) }
    }
    return found
  }

  /// Pairs rows of one identifier and class, in their order, with what they hold.
  private static func pairCells(
    of old: Screen, and new: Screen, into found: inout [ObjectID: ObjectID]
  ) {
    var rest = old.cells
    for row in new.cells {
      guard
        let at = rest.firstIndex(where: {
          $0.cell?.reuseIdentifier == row.cell?.reuseIdentifier
            && $0.cell?.customClass == row.cell?.customClass
        })
      else { continue }
      pair(rest.remove(at: at).root, row.root, into: &found)
    }
  }

  /// Pairs views from the roots on: subviews of one kind and class in their order.
  private static func pair(_ old: View, _ new: View, into found: inout [ObjectID: ObjectID]) {
    guard old.kind == new.kind else { return }
    if old.id != new.id { found[new.id] = old.id }
    var rest = old.subviews[...]
    for subview in new.subviews {
      guard
        let at = rest.firstIndex(where: {
          $0.kind == subview.kind && $0.customClass == subview.customClass
        })
      else { continue }
      pair(rest[at], subview, into: &found)
      rest = rest[(at + 1)...]
    }
  }
}
