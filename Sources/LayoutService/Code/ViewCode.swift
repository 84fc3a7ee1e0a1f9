package import LayoutModel
package import SourceFacts

/// The facts that code states about one view or constraint of a document.
package struct ViewCode: Sendable, Hashable {
  /// The outlets that are connected to the object, with their classes.
  package var outlets: [OutletConnection]
  /// The facts, in the order of the files.
  package var facts: [SourceFact]
  /// Whether the sources contain the class of one of the outlets, so that its code is known.
  package var isSeen: Bool

  /// The first fact of a kind; those that are certain come first.
  package func first(_ kind: SourceFact.Kind) -> SourceFact? {
    facts.first { $0.kind == kind && $0.isCertain } ?? facts.first { $0.kind == kind }
  }
}

extension AppSources {
  /// Returns the facts about a view or a constraint, found through its outlets and the view's own class.
  package func facts(for object: ObjectID, in document: Document) -> ViewCode {
    let outlets = document.connections.filter {
      $0.destination == object && !Self.roles.contains($0.name)
    }
    var seen: Set<SourceFact> = []
    var facts: [SourceFact] = []
    var isSeen = false
    func add(_ more: [SourceFact]) { facts += more.filter { seen.insert($0).inserted } }
    for outlet in outlets {
      guard let owner = outlet.ownerClass else { continue }
      isSeen = isSeen || index.declares(owner)
      add(index.facts(ofClass: owner, outlet: outlet.name))
    }
    if let name = document.classes[object] {
      isSeen = isSeen || index.declares(name)
      add(index.facts(ofClass: name))
    }
    return ViewCode(outlets: outlets, facts: facts, isSeen: isSeen)
  }

  /// Outlets that make an object serve another one and do not mention the object itself.
  private static let roles: Set<String> = [
    "delegate", "dataSource", "nextKeyView", "prefetchDataSource", "dragDelegate", "dropDelegate",
  ]
}

extension Document {
  /// The custom classes of views, by their ids.
  fileprivate var classes: [ObjectID: String] {
    var found: [ObjectID: String] = [:]
    for scene in scenes {
      for view in scene.views {
        if let name = view.customClass { found[view.id] = name }
      }
    }
    return found
  }
}
