internal import LayoutFormats
internal import LayoutModel

/// Finds the constraints of a document that a log speaks of.
///
/// A log has classes, texts and numbers, but no ids: views are told apart by which constraints they
/// share. So constraints are matched together, each address to one view.
struct ConflictMatch {
  let scene: Scene
  private let constraints: [LayoutConstraint]
  private let items: [ObjectID: Item]
  /// Combinations tried before the best so far is taken.
  private static let limit = 100_000

  private enum Item {
    case view(View)
    case guide(LayoutGuide)
  }

  init(_ scene: Scene) {
    self.scene = scene
    var constraints: [LayoutConstraint] = []
    var items: [ObjectID: Item] = [:]
    for view in scene.views {
      items[view.id] = .view(view)
      for guide in view.guides { items[guide.id] = .guide(guide) }
      constraints += view.constraints
    }
    self.constraints = constraints
    self.items = items
  }

  /// The scene's constraint for each constraint of the log; nil where there is none.
  func match(_ logged: [LoggedConstraint]) -> [LayoutConstraint?] {
    let authored = logged.indices.filter { logged[$0].origin == .authored }
    let candidates = authored.map { index in
      constraints.filter { Self.agrees($0, logged[index]) != nil }
    }
    var search = Search(
      best: [:], current: [:], views: [:], used: [], steps: 0)
    extend(&search, authored, candidates, logged, at: 0)
    return logged.indices.map { search.best[$0] }
  }

  private struct Search {
    var best: [Int: LayoutConstraint]
    var current: [Int: LayoutConstraint]
    /// The view at each address.
    var views: [String: ObjectID]
    var used: Set<ObjectID>
    var steps: Int
  }

  private func extend(
    _ search: inout Search, _ authored: [Int], _ candidates: [[LayoutConstraint]],
    _ logged: [LoggedConstraint], at place: Int
  ) {
    search.steps += 1
    if search.current.count > search.best.count { search.best = search.current }
    guard place < authored.count, search.steps < Self.limit,
      search.current.count + authored.count - place > search.best.count
    else { return }
    let index = authored[place]
    for candidate in candidates[place] where !search.used.contains(candidate.id) {
      guard let isReversed = Self.agrees(candidate, logged[index]) else { continue }
      let views = search.views
      if assign(candidate, logged[index], isReversed, &search.views) {
        search.current[index] = candidate
        search.used.insert(candidate.id)
        extend(&search, authored, candidates, logged, at: place + 1)
        search.used.remove(candidate.id)
        search.current[index] = nil
      }
      search.views = views
    }
    extend(&search, authored, candidates, logged, at: place + 1)
  }

  /// Notes which views the two sides are; false where that contradicts what is known.
  private func assign(
    _ constraint: LayoutConstraint, _ logged: LoggedConstraint, _ isReversed: Bool,
    _ views: inout [String: ObjectID]
  ) -> Bool {
    let sides = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
    let items = [logged.first, logged.second].compactMap(\.self)
    for (id, item) in zip(isReversed ? sides.reversed() : sides, items) {
      if let known = views[item.address] {
        guard known == id else { return false }
        continue
      }
      guard !views.values.contains(id), isA(id, item) else { return false }
      views[item.address] = id
    }
    return true
  }

  private func isA(_ id: ObjectID, _ item: LoggedItem) -> Bool {
    switch items[id] {
    case .guide(let guide):
      guard item.className == "UILayoutGuide" else { return false }
      switch guide.kind {
      case .safeArea: return item.title?.contains("SafeArea") ?? true
      case .layoutMargins: return item.title?.contains("Margins") ?? true
      default: return true
      }
    case .view(let view):
      if let custom = view.customClass {
        guard custom.split(separator: ".").last.map({ $0 == item.className }) ?? false else {
          return false
        }
      } else if view.id != scene.root.id, view.kind.uiKitClass != item.className,
        Self.standsForItself(item.className)
      {
        return false
      }
      if case .label(let label) = view.content, let title = item.title {
        return label.text.plain.isEmpty || label.text.plain.hasPrefix(title.prefix(12))
          || !label.text.plain.contains(where: \.isLetter)
      }
      return true
    // A layout guide of the controller.
    case nil: return item.className.contains("LayoutGuide") || item.className.hasPrefix("_UI")
    }
  }

  /// Whether a class of UIKit appears in logs under its own name. Others may be private classes that
  /// stand in for the document's.
  private static func standsForItself(_ name: String) -> Bool {
    guard !name.hasPrefix("_UI") else { return false }
    return name.contains("Label") || ["UIView", "UIButton", "UIImageView"].contains(name)
  }

  /// Whether the two say the same; true where the log has the sides the other way round, nil where
  /// they differ.
  private static func agrees(_ constraint: LayoutConstraint, _ logged: LoggedConstraint) -> Bool? {
    if let name = constraint.identifier, let other = logged.identifier, name != other { return nil }
    guard (constraint.secondItem == nil) == (logged.second == nil) else { return nil }
    let multiplier = constraint.multiplier.value
    let first = same(constraint.firstAttribute, logged.firstAttribute)
    let constant = logged.constant
    func equal(_ left: Double?, _ right: Double?) -> Bool {
      guard let left, let right else { return true }
      return abs(left - right) < 0.01
    }
    guard let second = constraint.secondAttribute, let other = logged.secondAttribute else {
      return first && constraint.relation == logged.relation && equal(constraint.constant, constant)
        ? false : nil
    }
    if first, same(second, other), constraint.relation == logged.relation,
      abs(multiplier - logged.multiplier) < 0.001, equal(constraint.constant, constant)
    {
      return false
    }
    // `a = b + 8` is `b = a - 8`.
    guard same(constraint.firstAttribute, other), same(second, logged.firstAttribute),
      abs(multiplier - 1) < 0.001, abs(logged.multiplier - 1) < 0.001,
      constraint.relation == logged.relation.reversed,
      equal(constraint.constant.map { -$0 }, constant)
    else { return nil }
    return true
  }

  /// Visual format does not tell leading from left.
  private static func same(_ one: LayoutAttribute, _ other: LayoutAttribute) -> Bool {
    func plain(_ attribute: LayoutAttribute) -> LayoutAttribute {
      switch attribute {
      case .left: .leading
      case .right: .trailing
      case .lastBaseline: .baseline
      default: attribute
      }
    }
    return plain(one) == plain(other)
  }
}
