internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// Views that one edit moved to another scene or document, or replaced by views with new ids.
///
/// A finding of a view that is gone is not new on the view that took its place. That is one of:
/// - a view with the same text,
/// - a view of the same kind with the same outlet of the same class, or with the same message,
/// - a view of the same kind that covers half of its place,
/// - the view at its place, if the whole screen got new ids.
///
/// Nor is it new on a view that has the outlet of the same class that a view of the base with this finding has and
/// keeps: a copy of its screen.
///
/// Thin: ten labelled findings of two apps by texts, two by an outlet, one by its frame, two by screens.
struct MovedViews {
  /// A view of the base that its document has no longer, and where it stood.
  fileprivate struct Gone {
    let view: View
    let scene: Scene
    let read: ReadDocument
    let roles: Set<String>
    /// In its scene, as recorded.
    var frame: Frame?
  }

  /// A view that only the head has.
  fileprivate struct Added {
    let view: View
    let scene: ObjectID
    let roles: Set<String>
    let frame: Frame?
  }

  private var gone: [Gone] = []
  /// Views of the base that are still there and that code knows by an outlet, by that outlet: `Badge.title`.
  private var standing: [String: [Gone]] = [:]
  /// Views that kept their ids and are now in another scene of their document.
  private var resettled: [DocumentPath: [ObjectID: Gone]] = [:]
  private var added: [DocumentPath: [ObjectID: Added]] = [:]
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
          (
            $0.key,
            Added(
              view: $0.value.view, scene: $0.value.scene.id, roles: own[$0.key] ?? [],
              frame: $0.value.frame)
          )
        })
      guard let read = pair.base else { continue }
      let old = Self.roles(in: read)
      for (id, was) in before {
        guard let now = after[id] else { continue }
        let standing = Gone(view: was.view, scene: was.scene, read: read, roles: [])
        for role in old[id] ?? [] where Self.isOutlet(role) {
          self.standing[role, default: []].append(standing)
        }
        if now.scene.id != was.scene.id { resettled[pair.path, default: [:]][id] = standing }
      }
      gone += before.filter { after[$0.key] == nil }.sorted { $0.key.rawValue < $1.key.rawValue }
        .map {
          Gone(
            view: $0.value.view, scene: $0.value.scene, read: read, roles: old[$0.key] ?? [],
            frame: $0.value.frame)
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

  private static func isOutlet(_ role: String) -> Bool { role.contains(".") }

  private static func views(
    of read: ReadDocument?
  ) -> [ObjectID: (view: View, scene: Scene, frame: Frame?)] {
    var found: [ObjectID: (view: View, scene: Scene, frame: Frame?)] = [:]
    func list(_ view: View, at origin: Frame?, in scene: Scene) {
      let frame = view.frame.flatMap { own in origin.map { own.offset(by: $0.origin) } }
      if view.hasOwnID { found[view.id] = (view, scene, frame) }
      for subview in view.subviews { list(subview, at: frame, in: scene) }
    }
    for scene in read?.solvableScenes ?? [] { list(scene.root, at: .zero, in: scene) }
    return found
  }

  /// Marks as kept what a view that is gone showed on the same configurations.
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
      guard regressions[at].isAlarm, let own = added[new.document]?[new.view] else { continue }
      for twin in gone
      where own.view.mayBeMoved(from: twin.view)
        || own.view.kind == twin.view.kind && !own.roles.isDisjoint(with: twin.roles)
        || own.isDrawn(over: twin) && twin.read.path == new.document
        || replaced.view(at: new.view, in: new.document) == twin.view.id
      {
        guard showed(new, regressions[at].configurations, twin, solving)
        else { continue }
        regressions[at].keep(
          .moved, "\(twin.view.id) in \(twin.read.path) showed it before and is gone")
        break
      }
      guard regressions[at].change == .newWithView,
        let twin = outletTwin(of: own, new, regressions[at].configurations, solving)
      else { continue }
      regressions[at].keep(
        .copied, "\(twin.view.id) in \(twin.read.path) showed it before for the same outlet")
    }
  }

  /// The view of the base that has an outlet of the same name and class, and showed the same fault.
  private mutating func outletTwin(
    of added: Added, _ new: Finding, _ configurations: [String], _ solving: SceneSolving
  ) -> Gone? {
    for twin in added.roles.sorted().flatMap({ standing[$0] ?? [] })
    where twin.view.kind == added.view.kind && showed(new, configurations, twin, solving) {
      return twin
    }
    return nil
  }

  /// Whether the view that is gone showed the same fault on the same configurations.
  private mutating func showed(
    _ new: Finding, _ configurations: [String], _ twin: Gone, _ solving: SceneSolving
  ) -> Bool {
    // Outside of the screen on some configurations, across its edge on others: one fault in two findings.
    let old = findings(of: twin, solving).filter {
      $0.view == twin.view.id && new.mayTellFault(of: $0)
    }
    return Set(old.flatMap(\.occurrences).map(\.configuration)).isSuperset(of: configurations)
  }

  private mutating func findings(of twin: Gone, _ solving: SceneSolving) -> [Finding] {
    let reference = SceneReference(path: twin.read.path, scene: twin.scene.id)
    if let found = known[reference] { return found }
    let found = twin.read.tasks(for: [twin.scene]).flatMap { solving.solve($0).findings }
    known[reference] = found
    return found
  }
}

extension MovedViews.Added {
  /// Whether a view is of the kind of one that is gone, in the same scene, and covers half of its place.
  fileprivate func isDrawn(over old: MovedViews.Gone) -> Bool {
    // What code knows by another name is another control.
    guard view.kind == old.view.kind, roles.isEmpty || old.roles.isEmpty,
      scene == old.scene.id, let frame, let other = old.frame,
      let common = frame.intersection(other)?.area
    else { return false }
    return common >= other.area / 2
  }
}
