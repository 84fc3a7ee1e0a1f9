/// The types and members of all files.
struct TypeJoin: Sendable {
  /// The type and member that a mention refers to.
  struct Target {
    var owner: String
    /// The member's name; "" for the object itself.
    var member: String
    var isCertain: Bool
  }

  private var inherits: [String: [String]] = [:]
  private var declarations: [String: Int] = [:]
  private var properties: [String: [String: DeclaredProperty]] = [:]
  /// The classes with an outlet of each name.
  private var outletOwners: [String: Set<String>] = [:]
  private var lineages: [String: [String]] = [:]

  init(_ files: [SourceIndex.File]) {
    for file in files {
      for type in file.reading.types {
        inherits[type.name, default: []] += type.inherits
        declarations[type.name, default: 0] += type.isExtension ? 0 : 1
      }
    }
    for name in inherits.keys { lineages[name] = follow(name) }
    for file in files {
      // Other properties refer to no view and to no object of the app's own types.
      for property in file.reading.properties
      where property.isOutlet || property.type.flatMap({ inherits[$0] }) != nil {
        if properties[property.owner]?[property.name]?.isOutlet != true {
          properties[property.owner, default: [:]][property.name] = property
        }
        if property.isOutlet { outletOwners[property.name, default: []].insert(property.owner) }
      }
    }
  }

  func isDeclared(_ name: String) -> Bool { (declarations[name] ?? 0) > 0 }

  /// The type, its superclasses and its protocols, nearest first, without repetition.
  func lineage(of name: String) -> [String] { lineages[name] ?? [name] }

  private func follow(_ name: String) -> [String] {
    guard inherits[name]?.isEmpty == false else { return [name] }
    var (found, seen) = ([name], Set([name]))
    var at = 0
    while at < found.count {
      for next in inherits[found[at]] ?? [] where seen.insert(next).inserted { found.append(next) }
      at += 1
    }
    return found
  }

  func property(_ name: String, of owner: String) -> DeclaredProperty? {
    for type in lineage(of: owner) {
      if let found = properties[type]?[name] { return found }
    }
    return nil
  }

  /// Follows the names of a mention, property by property. Returns nil if they lead to nothing known.
  func target(of mention: Mention) -> Target? {
    var path = mention.subject.path[...]
    var owner: String
    switch mention.subject.root {
    case .own: owner = mention.enclosing
    case .type(let name): owner = name
    case .scene: return nil
    case .unknown: return byName(path)
    }
    guard !owner.isEmpty else { return nil }
    while let written = path.popFirst() {
      let name = member(written, of: owner)
      if path.isEmpty, mention.kind.isOfScreens {
        // A controller is identified by its class, whichever property refers to it.
        guard let type = property(name, of: owner)?.type, inherits[type] != nil else { return nil }
        return Target(owner: type, member: "", isCertain: isOne(type))
      }
      if path.isEmpty || path.allSatisfy({ Self.leadsNowhere($0, mention.kind) }) {
        return Target(owner: owner, member: name, isCertain: isOne(owner))
      }
      guard let type = property(name, of: owner)?.type, inherits[type] != nil else {
        return byName(path)
      }
      owner = type
    }
    return Target(owner: owner, member: "", isCertain: isOne(owner))
  }

  /// Whether the app has at most one type of this name.
  private func isOne(_ name: String) -> Bool { (declarations[name] ?? 0) <= 1 }

  /// `_badge` is the variable behind the property `badge`.
  private func member(_ name: String, of owner: String) -> String {
    guard name.utf8.first == UInt8(ascii: "_"), property(name, of: owner) == nil else {
      return name
    }
    return String(name.dropFirst())
  }

  /// The only class with an outlet of that name, if the object's type is unknown.
  private func byName(_ path: ArraySlice<String>) -> Target? {
    guard path.count == 1, let name = path.first, let owners = outletOwners[name],
      owners.count == 1, let owner = owners.first
    else { return nil }
    return Target(owner: owner, member: name, isCertain: false)
  }

  /// Whether the name leads to no view. A layer stands for its view if its frame is set.
  private static func leadsNowhere(_ name: String, _ kind: SourceFact.Kind) -> Bool {
    name == "layer" && kind == .setsFrame
  }
}
