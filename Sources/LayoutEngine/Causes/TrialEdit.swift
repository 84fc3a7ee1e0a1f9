internal import LayoutModel

/// A part of the edits between two documents that can be taken back by itself.
///
/// Mostly this is one line of the structural diff. Lines that make no sense apart are one edit: what
/// changed in one constraint, the new order of siblings.
struct TrialEdit {
  enum Kind: Hashable {
    /// What Interface Builder recorded when it saved the head: frames, the canvas, sizes of images.
    case recordings
    case declarations
    case document
    case scene
    case viewRemoved(ObjectID)
    case viewMoved(ObjectID)
    case viewAdded(ObjectID)
    case siblingsReordered(parent: ObjectID)
    case viewChanged(ObjectID, attribute: String)
    case guidesChanged(ObjectID)
    case constraintRemoved(ObjectID)
    case constraintChanged(ObjectID)
    case constraintAdded(ObjectID)

    /// The view or constraint that was edited.
    var object: ObjectID? {
      switch self {
      case .recordings, .declarations, .document, .scene: nil
      case .viewRemoved(let id), .viewMoved(let id), .viewAdded(let id),
        .siblingsReordered(let id), .viewChanged(let id, _), .guidesChanged(let id),
        .constraintRemoved(let id), .constraintChanged(let id), .constraintAdded(let id):
        id
      }
    }

    /// Edits are taken back in this order: what an edit needs is there before it.
    var rank: Int {
      switch self {
      case .recordings: 0
      case .declarations: 1
      case .document: 2
      case .scene: 3
      case .viewRemoved: 4
      case .viewMoved: 5
      case .viewAdded: 6
      case .siblingsReordered: 7
      case .viewChanged: 8
      case .guidesChanged: 9
      case .constraintRemoved: 10
      case .constraintChanged: 11
      case .constraintAdded: 12
      }
    }
  }

  let kind: Kind
  /// One line in words, as the structural diff has it.
  var text: String
  /// In the head where the object is there, else in the base.
  var location: SourceLocation?
  /// The views whose layout it edits directly.
  var views: [ObjectID]
}

extension TrialEdit {
  /// Every edit of a scene, in the order of the structural diff; recordings and declarations last.
  /// - Parameters:
  ///   - changes: the edits of the document, those of other scenes among them.
  ///   - states: the document before and after.
  static func edits(_ changes: [StructureChange], of states: TrialStates) -> [TrialEdit] {
    let scene = states.head.scene
    var found: [TrialEdit] = []
    var places: [Kind: Int] = [:]
    func add(_ kind: Kind, _ change: StructureChange) {
      if let known = places[kind] {
        found[known].text += "; " + change.text
        found[known].views += change.views
        return
      }
      places[kind] = found.count
      found.append(
        TrialEdit(
          kind: kind, text: change.text, location: change.location, views: change.views))
    }
    for change in changes {
      guard
        change.scene == nil || change.scene == scene.id || change.scene == scene.enclosingScene
      else { continue }
      if change.scene == scene.enclosingScene, change.scene != scene.id,
        change.object != scene.enclosingView
      {
        continue
      }
      for kind in kinds(of: change, in: states) { add(kind, change) }
    }
    found += unspoken(states, known: places)
    return found
  }

  private static func kinds(of change: StructureChange, in states: TrialStates) -> [Kind] {
    guard let object = change.object else {
      return change.kind == .documentChanged ? [.document] : []
    }
    switch change.kind {
    case .documentAdded, .documentRemoved, .sceneAdded, .sceneRemoved: return []
    case .documentChanged: return [.document]
    case .sceneChanged: return [.scene]
    case .viewAdded: return [.viewAdded(object)]
    case .viewRemoved: return [.viewRemoved(object)]
    case .viewMoved:
      // A move among the same siblings has a number as its place.
      guard change.before.flatMap(Int.init) != nil, let parent = states.headParent(of: object)
      else { return [.viewMoved(object)] }
      return [.siblingsReordered(parent: parent)]
    case .viewChanged: return change.attribute.map { [.viewChanged(object, attribute: $0)] } ?? []
    case .guideAdded, .guideRemoved: return change.views.first.map { [.guidesChanged($0)] } ?? []
    case .constraintAdded: return [.constraintAdded(object)]
    case .constraintRemoved: return [.constraintRemoved(object)]
    case .constraintChanged: return [.constraintChanged(object)]
    }
  }

  /// What no line of the diff tells and still may decide a layout.
  private static func unspoken(_ states: TrialStates, known: [Kind: Int]) -> [TrialEdit] {
    let (base, head) = (states.base, states.head)
    var found: [TrialEdit] = []
    func add(_ kind: Kind, _ text: String) {
      guard known[kind] == nil else { return }
      found.append(TrialEdit(kind: kind, text: text, location: nil, views: []))
    }
    if base.scene.controller != head.scene.controller || base.scene.cell != head.scene.cell {
      add(.scene, "how \(head.scene.title) is presented")
    }
    if base.overrides != head.overrides { add(.declarations, "what is declared of its views") }
    add(.recordings, "sizes that Interface Builder recorded anew")
    return found
  }
}
