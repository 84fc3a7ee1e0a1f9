import LayoutModel

/// Makes a document of statements: names become objects, components their instances.
struct LayoutDocumentBuilder {
  /// Views of a file, instances of components counted one by one.
  static let viewLimit = 20_000
  static let constraintLimit = 200_000
  /// Views in one another, through components too.
  static let depthLimit = 128

  let path: String
  /// Groups that are switched on or off from outside.
  let groups: [String: Bool]
  var components: [String: Component] = [:]
  /// Constraints by identifier, and how often each id was given.
  var identified: [String: (owner: LayoutNode, id: ObjectID)] = [:]
  var constraintIDs: [ObjectID: Int] = [:]
  var viewCount = 0
  var constraintCount = 0
  private(set) var knownGroups: Set<String> = []
  /// Errors so far; building goes on with the next statement.
  private var faults: [FormatError] = []
  /// A view or a metric could not be made: what names it is no fault of its own.
  private var lostNames = false
  /// The conditions of the screen's groups that depend on the layout, in the order of the file.
  var conditions: [GroupCondition] = []

  struct Component {
    var parameters: [String]
    var body: [LayoutStatement]
  }

  /// The blocks around a statement.
  struct Scope {
    var node: LayoutNode
    /// The condition of the `when` around it.
    var condition: TraitCondition?
    /// Components that are being instantiated, the outermost first.
    var origin: [String] = []
    var isInGroup = false

    /// A group's name here: in an instance of a component, the way to the instance stands before it.
    func name(ofGroup group: String) -> String {
      var path = [group]
      var node = node
      while let parent = node.parent, parent.parent != nil {
        path.insert(node.view.label ?? "", at: 0)
        node = parent
      }
      return path.joined(separator: ".")
    }
  }

  init(path: String, groups: [String: Bool]) {
    self.path = path
    self.groups = groups
  }

  /// - Throws: the first fault, with those behind it.
  mutating func document(_ statements: [LayoutStatement]) throws(FormatError) -> Document {
    let made: Document
    do throws(FormatError) {
      made = try self.made(of: statements)
    } catch {
      throw FormatError.first(of: faults.contains(error) ? faults : faults + [error]) ?? error
    }
    if let first = FormatError.first(of: faults) { throw first }
    return made
  }

  private mutating func made(
    of statements: [LayoutStatement]
  ) throws(FormatError) -> Document {
    var document = Document(kind: .layout, platform: .iOS)
    document.canvas.deviceID = "retina6_12"
    let globals = LayoutNode(View(id: "", kind: .view), in: nil)
    for statement in statements {
      switch statement.kind {
      case .component(let name, let parameters, let body):
        guard
          components.updateValue(Component(parameters: parameters, body: body), forKey: name)
            == nil
        else { throw taken(name, "component", at: statement.location) }
      case .metric(let name, let value):
        do throws(FormatError) {
          guard globals.metrics[name] == nil else {
            throw taken(name, "metric", at: statement.location)
          }
          globals.metrics[name] = try number(value, in: globals)
        } catch {
          try note(error, losesName: true)
        }
      default: continue
      }
    }
    var names: Set<String> = []
    for statement in statements {
      switch statement.kind {
      case .component, .metric: continue
      case .property("canvas", let values):
        guard values.count == 1, case .word(let device, _) = values[0].kind else {
          throw problem("a canvas is one device", "write canvas retina6_12", at: statement.location)
        }
        document.canvas.deviceID = device
      case .screen(let name, let title, let body):
        guard names.insert(name).inserted else {
          throw taken(name, "screen", at: statement.location)
        }
        document.scenes.append(
          try scene(name, title, body, in: globals, at: statement.location))
      default:
        throw problem(
          "this stands outside of a screen", "write screen Name { ... } around it",
          at: statement.location)
      }
    }
    for name in groups.keys.sorted() where !knownGroups.contains(name) {
      throw problem(
        "there is no group \"\(name)\"",
        nearestWord(to: name, among: knownGroups.sorted()).map { "did you mean \"\($0)\"?" }
          ?? (knownGroups.isEmpty
            ? "the file has none" : "there are \(knownGroups.sorted().joined(separator: ", "))"),
        at: SourceLocation(line: 1, column: 1))
    }
    return document
  }

  /// Remembers a fault, so that those behind it are reported, too; a line has one.
  /// - Throws: where building is not to go on.
  private mutating func note(_ fault: FormatError, losesName: Bool) throws(FormatError) {
    guard case .layoutText = fault.reason else { throw fault }
    if losesName { lostNames = true }
    if !faults.contains(where: { $0.location.line == fault.location.line }) { faults.append(fault) }
    guard faults.count < FormatError.mostTold else { throw fault }
  }

  private mutating func scene(
    _ name: String, _ title: String?, _ body: [LayoutStatement], in globals: LayoutNode,
    at location: SourceLocation
  ) throws(FormatError) -> Scene {
    let root = LayoutNode(
      View(id: ObjectID(name), kind: .view, label: name, location: location), in: globals)
    var controller = ControllerContext(id: ObjectID("\(name)/controller"))
    var rest: [LayoutStatement] = []
    for statement in body {
      switch statement.kind {
      case .property("navigationBar", let values):
        controller.navigationBar =
          values.first?.kind == .word("large", isNegative: false) ? .largeTitle : .standard
      case .property("tabBar", _): controller.hasTabBar = true
      case .property("toolbar", _): controller.hasToolbar = true
      default: rest.append(statement)
      }
    }
    identified = [:]
    conditions = []
    try add(rest, to: Scope(node: root))
    var scene = Scene(
      id: root.view.id, kind: .controller, title: title ?? name, root: root.finished(),
      controller: controller, location: location)
    scene.groupConditions = conditions
    return scene
  }

  /// Views first, so that constraints may name views that follow them.
  mutating func add(_ body: [LayoutStatement], to scope: Scope) throws(FormatError) {
    var later: [LayoutStatement] = []
    var metrics: Set<String> = []
    for statement in body {
      do throws(FormatError) {
        if case .metric(let name, _) = statement.kind, !metrics.insert(name).inserted {
          throw taken(name, "metric", at: statement.location)
        }
        try addView(orSetting: statement, to: scope, later: &later)
      } catch {
        try note(error, of: statement, in: scope)
      }
    }
    guard !lostNames else { return }
    for statement in later {
      do throws(FormatError) {
        try addRelation(statement, to: scope)
      } catch {
        try note(error, of: statement, in: scope)
      }
    }
  }

  /// A fault in an instance of a component ends the instance: it would be met in each again.
  private mutating func note(
    _ fault: FormatError, of statement: LayoutStatement, in scope: Scope
  ) throws(FormatError) {
    guard scope.origin.isEmpty else { throw fault }
    switch statement.kind {
    case .metric, .view, .use: try note(fault, losesName: true)
    default: try note(fault, losesName: false)
    }
  }

  private mutating func addView(
    orSetting statement: LayoutStatement, to scope: Scope, later: inout [LayoutStatement]
  ) throws(FormatError) {
    switch statement.kind {
    case .metric(let name, let value):
      scope.node.metrics[name] = try number(value, in: scope.node)
    case .view, .use: try addView(statement, to: scope)
    case .property(let name, let values):
      try LayoutProperties(builder: self).set(
        name, values, of: scope.node, at: statement.location)
    case .when(let condition, let views):
      guard scope.condition == nil else {
        throw problem(
          "a block for traits inside of another", "join their conditions with and",
          at: statement.location)
      }
      var inner = scope
      inner.condition = condition
      for view in views {
        switch view.kind {
        case .view, .use: try addView(view, to: inner)
        default: continue
        }
      }
      later.append(statement)
    default: later.append(statement)
    }
  }

  mutating func addRelation(
    _ statement: LayoutStatement, to scope: Scope
  ) throws(FormatError) {
    switch statement.kind {
    case .equation(let equation): try add(equation, at: statement.location, to: scope)
    case .visual(let text, let options):
      try addVisual(text, options, at: statement.location, to: scope)
    case .group(let name, let isOn, let comparisons, let body):
      knownGroups.insert(name)
      if groups[name] == nil, !comparisons.isEmpty {
        return try addConditionalGroup(
          name, comparisons, body, at: statement.location, to: scope)
      }
      guard groups[name] ?? isOn else { return }
      var inner = scope
      inner.isInGroup = true
      if scope.condition == nil {
        try add(body, to: inner)
      } else {
        try addSwitched(body, to: inner)
      }
    case .when(let condition, let body):
      var inner = scope
      inner.condition = condition
      for statement in body {
        switch statement.kind {
        case .view, .use: continue
        default: try addRelation(statement, to: inner)
        }
      }
    case .change, .changeConstraint, .remove, .removeConstraint:
      let always = TraitCondition(key: "default", isDefault: true)
      guard let condition = scope.condition ?? (scope.isInGroup ? always : nil) else {
        throw problem(
          "this has a meaning in a block for traits or a group only",
          "write when width compact { ... } around it",
          at: statement.location)
      }
      try vary(statement, when: condition, in: scope)
    case .property:
      throw problem(
        "a property inside of a block for traits", "write change name { ... }",
        at: statement.location)
    case .screen, .component:
      throw problem("this stands at the top of a file only", "move it", at: statement.location)
    case .metric, .view, .use:
      throw problem(
        "this cannot be switched", "write it in the body itself", at: statement.location)
    }
  }

  // MARK: Messages

  func problem(
    _ sentence: String, _ advice: String, at location: SourceLocation, origin: [String] = []
  ) -> FormatError {
    let place = origin.isEmpty ? "" : " (in \(origin.joined(separator: " in ")))"
    return FormatError(
      file: path, location: location, reason: .layoutText(sentence + place, advice: advice))
  }

  func taken(_ name: String, _ what: String, at location: SourceLocation) -> FormatError {
    problem("there is a \(what) \"\(name)\" already", "give it another name", at: location)
  }
}
