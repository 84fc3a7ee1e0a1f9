internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// A document in two states, as far as they differ.
struct DocumentPair: Sendable {
  let path: DocumentPath
  private(set) var base: ReadDocument?
  private(set) var head: ReadDocument?
  let edit: DocumentEdit
  /// Where the base has it, if elsewhere.
  private(set) var origin: DocumentPath?
  /// The documents are not to be kept in memory longer than they are used.
  private(set) var isOneOfMany = false
  private var found = Once<[StructureChange]>()

  init(
    path: DocumentPath, base: ReadDocument?, head: ReadDocument?, origin: DocumentPath? = nil
  ) {
    self.path = path
    self.origin = origin
    self.base = base
    self.head = head
    edit =
      switch (base, head) {
      case (nil, _): .added
      case (_, nil): .removed
      case (let base?, let head?): base.bytes == head.bytes ? .redeclared : .changed
      }
  }

  /// A document whose bytes are as they were, where something else is declared for it; nil when
  /// that concerns none of its scenes.
  init?(_ read: ReadDocument, from base: LayoutOverrides, to head: LayoutOverrides) {
    guard read.solvableScenes.contains(where: { base.part(for: $0) != head.part(for: $0) }) else {
      return nil
    }
    path = read.path
    self.base = read.declaring(base)
    self.head = read.declaring(head)
    edit = .redeclared
  }

  /// The same pair, compared with an older state: what stood between could not be read.
  func comparing(with readable: ReadDocument?) -> DocumentPair {
    var pair = self
    if let readable {
      pair.base = readable
      pair.found = Once()
    }
    return pair
  }

  /// The same pair, its documents not kept in memory.
  func lettingGo() -> DocumentPair {
    var pair = self
    pair.base = base?.lettingGo()
    pair.head = head?.lettingGo()
    pair.isOneOfMany = true
    return pair
  }

  /// The same pair, its documents in memory.
  func holding() -> DocumentPair {
    var pair = self
    pair.base = base?.holding()
    pair.head = head?.holding()
    return pair
  }

  /// The edits that lead from the base to the head, found once for the pair and all its copies.
  var changes: [StructureChange] {
    found.value { structureChanges(base: base?.document, head: head?.document) }
  }

  /// The keys of both sides' scenes and those scenes of the head whose key the base does not have.
  func plan(_ keys: SceneKeys) -> Plan {
    var plan = Plan()
    for task in base.map({ $0.tasks(for: $0.solvableScenes) }) ?? [] {
      plan.baseKeys[task.scene.id] = keys.key(of: task)
    }
    for task in head.map({ $0.tasks(for: $0.solvableScenes) }) ?? [] {
      let key = keys.key(of: task)
      plan.headKeys[task.scene.id] = key
      if plan.baseKeys[task.scene.id] == key {
        plan.unchanged += 1
      } else {
        plan.changed.append(task.scene)
      }
    }
    return plan
  }

  struct Plan: Sendable {
    var baseKeys: [ObjectID: ContentHash] = [:]
    var headKeys: [ObjectID: ContentHash] = [:]
    var unchanged = 0
    /// Scenes of the head that are new or differ, in document order.
    var changed: [Scene] = []
  }

  /// The base's scenes that stand against `scenes` of the head.
  func baseTasks(for scenes: [Scene]) -> [SceneTask] {
    guard let base else { return [] }
    let wanted = Set(scenes.map(\.id))
    return base.tasks(for: base.solvableScenes.filter { wanted.contains($0.id) })
  }

  func headTasks(for scenes: [Scene]) -> [SceneTask] { head?.tasks(for: scenes) ?? [] }
}

/// A scene of the head with the one of the base that it stands against: solved one after the other,
/// so that work that is cut off leaves whole pairs.
struct ScenePair {
  var head: SceneTask?
  var base: [SceneTask]
  var tasks: [SceneTask] { (head.map { [$0] } ?? []) + base }

  /// Every scene of a plan once, in the head's order.
  static func pairs(of documents: DocumentPair, _ plan: DocumentPair.Plan) -> [ScenePair] {
    var waiting = Dictionary(grouping: documents.baseTasks(for: plan.changed), by: \.scene.id)
    return documents.headTasks(for: plan.changed).map {
      ScenePair(head: $0, base: waiting.removeValue(forKey: $0.scene.id) ?? [])
    }
  }
}

extension DocumentPair {
  /// Whether both sides are the same lines, without what Xcode changes by itself.
  var isResavedOnly: Bool {
    guard FileRole(path) == .document, let base, let head else { return false }
    return DocumentLines.text(base.bytes, path: path.text)
      == DocumentLines.text(head.bytes, path: path.text)
  }
}
