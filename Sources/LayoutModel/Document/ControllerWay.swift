/// A way on which a storyboard leads to a controller: a segue.
package struct ControllerWay: Sendable, Hashable {
  /// The controller it begins in; nil where it begins in none of the storyboard's.
  package var source: ObjectID?
  package var destination: ObjectID
  /// The identifier of a segue of the controller itself, which code begins by it; nil for one that a control,
  /// a relationship or an embedding begins.
  package var performed: String?
  /// The class of a custom segue.
  package var segueClass: String?

  package init(
    from source: ObjectID?, to destination: ObjectID, performed: String? = nil,
    segueClass: String? = nil
  ) {
    self.source = source
    self.destination = destination
    self.performed = performed
    self.segueClass = segueClass
  }
}

extension Document {
  /// The controllers of a storyboard that can be shown, in whatever it has for a way in: its first
  /// controller, and those that code may ask for by an identifier. What is reached from a controller that
  /// nobody is shown is not shown either. nil where nothing leads into the storyboard at all, so that its
  /// silence says nothing.
  ///
  /// - Parameters:
  ///   - asksFor: whether code or another document asks for an identifier.
  ///   - performs: whether code begins a segue that has a name for it.
  package func shownControllers(
    asksFor: (ObjectID, String) -> Bool = { _, _ in true },
    performs: (ControllerWay) -> Bool = { _ in true }
  ) -> Set<ObjectID>? {
    guard initialController != nil || !sceneIdentifiers.isEmpty else { return nil }
    var waiting = sceneIdentifiers.filter { asksFor($0.key, $0.value) }.map(\.key)
    if let initialController { waiting.append(initialController) }
    let ways = Dictionary(grouping: controllerWays, by: \.source)
    // A way that begins in no controller of the storyboard is open.
    waiting += ways[nil, default: []].map(\.destination)
    var shown: Set<ObjectID> = []
    while let next = waiting.popLast() {
      guard shown.insert(next).inserted else { continue }
      for way in ways[next] ?? [] where way.performed == nil || performs(way) {
        waiting.append(way.destination)
      }
    }
    return shown
  }
}
