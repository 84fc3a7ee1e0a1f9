/// The sizes that code gives to the rows of a table or the items of a collection.
package struct RowSizing: Sendable, Hashable {
  /// The statements that set heights, estimates and item sizes, in the order of the files.
  package var facts: [SourceFact]

  package init(facts: [SourceFact]) { self.facts = facts }

  /// Whether code asks for heights by the rows' contents.
  package var isAutomatic: Bool {
    facts.contains { $0.kind != .setsEstimatedRowHeight && $0.value == "automatic" }
  }

  /// Whether code sets a height as a number or computes one.
  package var isFixed: Bool {
    facts.contains { $0.kind != .setsEstimatedRowHeight && $0.value != "automatic" }
  }

  /// The one height in points that code gives to every row, or nil if it gives several or computes one.
  package var onlyHeight: Double? {
    let given = Set(facts.filter { $0.kind == .setsRowHeight }.map(\.value))
    guard given.count == 1, let text = given.first ?? nil, let height = Double(text), height > 0,
      height.isFinite
    else { return nil }
    return height
  }
}

extension SourceIndex {
  private static let rowKinds: Set<SourceFact.Kind> = [
    .setsRowHeight, .setsEstimatedRowHeight, .setsItemSize,
  ]

  /// Returns the row sizes that a class gives to its table or collection.
  ///
  /// - Parameters:
  ///   - name: the class that owns the outlet, or that is the table's data source or delegate.
  ///   - outlet: the table's outlet; `tableView` and `collectionView` are looked at in any case.
  package func rows(ofClass name: String, outlet: String? = nil) -> RowSizing {
    var members = ["", "tableView", "collectionView"]
    if let outlet, !members.contains(outlet) { members.append(outlet) }
    let found = members.flatMap {
      $0.isEmpty ? facts(ofClass: name) : facts(ofClass: name, outlet: $0)
    }
    return RowSizing(facts: found.filter { Self.rowKinds.contains($0.kind) })
  }

  /// Returns the presentation of a controller that code sets on its class or scene.
  ///
  /// - Parameters:
  ///   - name: the controller's class; nil for one of the system's.
  ///   - scene: its identifier in the storyboard.
  package func presentation(ofClass name: String?, scene: String? = nil) -> [SourceFact] {
    ((name.map(ownFacts) ?? []) + (scene.map(facts(ofScene:)) ?? []))
      .filter { $0.kind.isOfScreens }
  }

  /// The line that limits the app to one orientation: in its delegate, else in the controller. Nil if neither
  /// names a single one, or if delegates differ.
  ///
  /// - Parameter name: the controller's class; nil for one of the system's.
  package func onlyOrientation(ofClass name: String?) -> SourceFact? {
    let ofApp = appOrientations
    if let first = ofApp.first, Self.isOne(first), ofApp.allSatisfy({ $0.value == first.value }) {
      return first
    }
    let own = (name.map(ownFacts) ?? []).filter { $0.kind == .limitsOrientations }
    return own.first { Self.isOne($0) && $0.isCertain }
  }

  /// The line by which a controller's view ends at the bars above it, in its own class or one that makes the
  /// bars of all screens opaque. Nil if there is none.
  ///
  /// - Parameter name: the controller's class; nil for one of the system's.
  package func endAtBars(ofClass name: String?) -> SourceFact? {
    if let own = (name.map(ownFacts) ?? []).first(where: { $0.kind == .endsAtBars }) { return own }
    let lineage = Set(name.map { self.lineage(of: Self.simple($0)) } ?? [])
    for file in files {
      for mention in file.reading.mentions where mention.kind == .opaqueBars {
        let type = mention.enclosing
        // A line about another screen does not count here.
        let isShared =
          type.hasPrefix("UI")
          || self.lineage(of: type).contains {
            $0.hasSuffix("NavigationController") || $0.hasSuffix("Delegate")
          }
        guard lineage.contains(type) || isShared else { continue }
        return SourceFact(
          kind: .opaqueBars, path: file.path, line: mention.line, excerpt: mention.excerpt,
          value: nil, isCertain: true)
      }
    }
    return nil
  }

  /// The method of a class that a selector calls, if its body is empty. Nil if it has statements or is not
  /// found.
  ///
  /// - Parameter selector: `tapped:`, or `tappedWithSender:` as Swift names it for `tapped(sender:)`.
  package func emptyMethod(_ selector: String, ofClass name: String) -> SourceFact? {
    let word = selector.prefix { $0 != ":" }
    return ownFacts(ofClass: name).first { fact in
      fact.kind == .emptyMethod
        && fact.value.map { word == $0 || word.hasPrefix($0 + "With") } ?? false
    }
  }

  /// The line by which a controller's class hides the navigation bar above it, or nil. Only its first line about
  /// the bar counts: a screen hides the bar when it appears and shows it again when it disappears.
  ///
  /// - Parameter name: the controller's class; nil for one of the system's.
  package func hidesBar(ofClass name: String?) -> SourceFact? {
    let first = (name.map(ownFacts) ?? []).first { $0.kind == .hidesBar }
    return first?.value == "true" ? first : nil
  }

  /// The line by which a controller shows another view than the one its document gives it; nil if none does.
  ///
  /// - Parameter name: the controller's class; nil for one of the system's.
  package func replacesView(ofClass name: String?) -> SourceFact? {
    (name.map(ownFacts) ?? []).first { $0.kind == .replacesView && $0.isCertain }
  }

  /// The line by which an app's delegate chooses orientations by the state of the app, or nil if it always
  /// returns the same ones.
  package var orientationByState: SourceFact? { appOrientations.first { $0.value == "state" } }

  /// The lines in which the app's delegates return orientations.
  private var appOrientations: [SourceFact] {
    files.flatMap { file in
      file.reading.mentions.filter { $0.kind == .limitsAppOrientations }.map {
        SourceFact(
          kind: $0.kind, path: file.path, line: $0.line, excerpt: $0.excerpt, value: $0.value,
          isCertain: true)
      }
    }
  }

  private static func isOne(_ fact: SourceFact) -> Bool {
    fact.value == "portrait" || fact.value == "landscape"
  }

  /// The kind of app extension that a controller belongs to by its superclass or protocols, such as
  /// `keyboard`. Nil for a screen of the app itself.
  package func extensionKind(ofClass name: String) -> String? {
    for type in lineage(of: Self.simple(name)) {
      if let kind = Self.extensionTypes[type] { return kind }
    }
    return nil
  }

  private static let extensionTypes = [
    "UIInputViewController": "keyboard", "SLComposeServiceViewController": "share",
    "NCWidgetProviding": "widget", "UNNotificationContentExtension": "notification",
    "ASCredentialProviderViewController": "credentials", "INUIHostedViewControlling": "intents",
    "MSMessagesAppViewController": "messages",
  ]

  /// The classes that load a nib, a scene or a row, with the places, by its name.
  package func users(
    of kind: SourceFact.Kind, named name: String
  ) -> [(owner: String, fact: SourceFact)] {
    files.flatMap { file in
      file.reading.mentions.filter { $0.kind == kind && $0.value == name }.map { mention in
        (
          mention.enclosing,
          SourceFact(
            kind: kind, path: file.path, line: mention.line, excerpt: mention.excerpt,
            value: mention.value, isCertain: true)
        )
      }
    }
  }
}
