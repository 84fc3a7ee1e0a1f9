internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// Views that one edit moved to another scene or document, or replaced, where they were given new ids.
///
/// What a view that is gone showed before is not new on the one that came in its place: one of the same
/// text, one of the same kind that code knows by the same outlet of the same class or that sends the same
/// message, or the one at its place where a whole screen got new ids. Thin: eight labelled findings of one
/// app by texts, one by an outlet, one by its place.
struct MovedViews {
  /// A view of the base that its document has no longer, and where it stood.
  private struct Gone {
    let view: View
    let scene: Scene
    let read: ReadDocument
    let roles: Set<String>
  }

  private var gone: [Gone] = []
  /// Views that kept their ids and stand in another scene of their document now.
  private var resettled: [DocumentPath: [ObjectID: Gone]] = [:]
  private var added: [DocumentPath: [ObjectID: (view: View, roles: Set<String>)]] = [:]
  /// Views of screens that got new ids, each with the one that stood at its place.
  private let replaced: ReplacedScenes
  /// The findings in those of the base's scenes that were asked for.
  private var known: [SceneReference: [Finding]] = [:]

  /// - Parameter pairs: every document that differs.
  init(_ pairs: [DocumentPair]) {
    replaced = ReplacedScenes(pairs)
    for pair in pairs {
      let before = Self.views(of: pair.base)
      let after = Self.views(of: pair.head)
      let own = Self.roles(in: pair.head)
      added[pair.path] = Dictionary(
        uniqueKeysWithValues: after.filter { before[$0.key] == nil }.map {
          ($0.key, (view: $0.value.view, roles: own[$0.key] ?? []))
        })
      guard let read = pair.base else { continue }
      let old = Self.roles(in: read)
      for (id, was) in before {
        guard let now = after[id], now.scene.id != was.scene.id else { continue }
        resettled[pair.path, default: [:]][id] = Gone(
          view: was.view, scene: was.scene, read: read, roles: [])
      }
      gone += before.filter { after[$0.key] == nil }.sorted { $0.key.rawValue < $1.key.rawValue }
        .map {
          Gone(
            view: $0.value.view, scene: $0.value.scene, read: read, roles: old[$0.key] ?? [])
        }
    }
  }

  /// The outlets and messages by which code knows a view: `Badge.title`, `share:`.
  private static func roles(in read: ReadDocument?) -> [ObjectID: Set<String>] {
    guard let document = read?.document else { return [:] }
    var found: [ObjectID: Set<String>] = [:]
    for outlet in document.connections where !outlet.isCollection {
      guard let owner = outlet.ownerClass else { continue }
      found[outlet.destination, default: []].insert("\(owner).\(outlet.name)")
    }
    for (control, actions) in document.actions {
      // A segue's destination is an object of one document.
      let messages = actions.compactMap { $0.split(separator: " ").first.map(String.init) }
      found[control, default: []].formUnion(messages.filter { $0 != "segue" })
    }
    return found
  }

  private static func views(of read: ReadDocument?) -> [ObjectID: (view: View, scene: Scene)] {
    var found: [ObjectID: (view: View, scene: Scene)] = [:]
    for scene in read?.solvableScenes ?? [] {
      for view in scene.views where view.hasOwnID { found[view.id] = (view, scene) }
    }
    return found
  }

  /// Keeps what a view that is gone showed on the same configurations.
  /// - Complexity: solves each scene of the base once that may have held such a view.
  mutating func keep(in regressions: inout [Regression], _ solving: SceneSolving) {
    for at in regressions.indices where regressions[at].change == .new {
      let new = regressions[at].finding
      guard regressions[at].isAlarm, let was = resettled[new.document]?[new.view],
        showed(new, regressions[at].configurations, was, solving)
      else { continue }
      regressions[at].keep(.moved, "\(new.view) showed it before, in \(was.scene.title)")
    }
    for at in regressions.indices where regressions[at].change == .newWithView {
      let new = regressions[at].finding
      guard regressions[at].isAlarm,
        let (view, roles) = added[new.document]?[new.view]
      else { continue }
      for twin in gone
      where view.mayBeMoved(from: twin.view)
        || view.kind == twin.view.kind && !roles.isDisjoint(with: twin.roles)
        || replaced.view(at: new.view, in: new.document) == twin.view.id
      {
        guard showed(new, regressions[at].configurations, twin, solving)
        else { continue }
        regressions[at].keep(
          .moved, "\(twin.view.id) in \(twin.read.path) showed it before and is gone")
        break
      }
    }
  }

  /// Whether a view showed a fault on the same configurations where it stood.
  private mutating func showed(
    _ new: Finding, _ configurations: [String], _ twin: Gone, _ solving: SceneSolving
  ) -> Bool {
    findings(of: twin, solving).contains { old in
      old.view == twin.view.id && new.mayTellFault(of: old)
        && Set(old.occurrences.map(\.configuration)).isSuperset(of: configurations)
    }
  }

  private mutating func findings(of twin: Gone, _ solving: SceneSolving) -> [Finding] {
    let reference = SceneReference(path: twin.read.path, scene: twin.scene.id)
    if let found = known[reference] { return found }
    let found = twin.read.tasks(for: [twin.scene]).flatMap { solving.solve($0).findings }
    known[reference] = found
    return found
  }
}
