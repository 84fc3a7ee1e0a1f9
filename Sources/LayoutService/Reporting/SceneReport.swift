internal import LayoutEngine
internal import LayoutModel

/// Lists the facts of a scene that were assumed, kept, used, ignored or left undecided.
struct SceneReport {
  let overrides: LayoutOverrides
  let isAsDesigned: Bool
  private let views: [ObjectID: View]
  private(set) var lines: [ReportLine] = []

  /// - Parameter layouts: the scene at every configuration; what all of them share is reported once.
  init(
    _ scene: Scene, layouts: [SolvedLayout], overrides: LayoutOverrides, isAsDesigned: Bool
  ) {
    self.overrides = overrides
    self.isAsDesigned = isAsDesigned
    var views: [ObjectID: View] = [:]
    var order: [View] = []
    for view in scene.views {
      if views[view.id] == nil { views[view.id] = view }
      order.append(view)
    }
    self.views = views
    for layout in layouts { addSolved(layout) }
    for view in order { addAuthored(view) }
    var seen: Set<ReportLine> = []
    lines = lines.filter { seen.insert($0).inserted }
    let kinds = ReportLine.Kind.allCases
    lines = lines.enumerated().sorted { left, right in
      let first = kinds.firstIndex(of: left.element.kind) ?? 0
      let second = kinds.firstIndex(of: right.element.kind) ?? 0
      return (first, left.offset) < (second, right.offset)
    }.map(\.element)
  }

  private mutating func add(_ kind: ReportLine.Kind, _ view: ObjectID, _ text: String) {
    lines.append(ReportLine(kind, view, text, at: views[view]?.location))
  }

  // MARK: From the layouts

  private mutating func addSolved(_ layout: SolvedLayout) {
    for assumption in layout.assumptions { add(assumption) }
    for use in layout.uses { add(.used, use.view, text(of: use)) }
    for ambiguity in layout.ambiguities {
      add(
        .undecided, ambiguity.view,
        "constraints leave its \(ambiguity.axis.rawValue) \(ambiguity.quantity.rawValue) open")
    }
    for conflict in layout.conflicts {
      lines.append(
        ReportLine(
          .ignored, conflict.relaxed.constraint,
          "given up, because not all of these can hold: "
            + conflict.members.map(\.description).joined(separator: "; ")))
    }
  }

  private mutating func add(_ assumption: Assumption) {
    let content = views[assumption.view]?.content
    func named(_ names: [String]?) -> String {
      (names ?? []).isEmpty ? "" : " (" + (names ?? []).joined(separator: ", ") + ")"
    }
    switch assumption.reason {
    case .unconstrainedAxis:
      add(.kept, assumption.view, "no constraint on an axis: its recorded place there was kept")
    case .heldSize:
      add(.kept, assumption.view, "its content asks for no size: the recorded one stood in for it")
    case .undeterminedSize:
      add(.kept, assumption.view, "its size is open: the recorded one was the tie-break")
    case .undeterminedPosition:
      add(.kept, assumption.view, "its position is open: the recorded one was the tie-break")
    case .followsRecording:
      add(.kept, assumption.view, "its frame follows from recorded frames of other views")
    case .recordedGrid:
      add(.kept, assumption.view, "the file names no device: the recorded halves gave the pixels")
    case .customClass:
      add(.assumed, assumption.view, "its class may have a size of its own")
    case .missingImage:
      add(
        .assumed, assumption.view,
        "an image's size is not in the document\(named(content?.imageNames)); declare it under images"
      )
    case .unknownFont:
      add(
        .assumed, assumption.view,
        "a font's metrics are not known\(named(content?.fontNames)); put its file into the tree, or "
          + "declare them under fonts")
    case .unknownScript:
      add(
        .assumed, assumption.view,
        "the widths of some of its characters are not known: an average stood in for them")
    case .symbolImage:
      add(
        .assumed, assumption.view,
        "a symbol's size is not known\(named(content?.imageNames)); declare it under images")
    case .runtime:
      add(.assumed, assumption.view, "only the running system knows its size")
    }
  }

  private func text(of use: SizeUse) -> String {
    let view = views[use.view]
    switch use.source {
    case .recordedText: return "its text's width is the recorded one, not the model's"
    case .recordedSize: return "its content's size is the recorded one, not the model's"
    case .declaredView: return "its size is declared for it"
    case .declaredClass: return "its size is declared for the class \(view?.customClass ?? "")"
    case .declaredImage: return "its image's size is declared"
    case .declaredFont:
      let files = (view?.content.fontNames ?? []).compactMap { overrides.fonts[$0]?.file }
      return files.isEmpty
        ? "its font's metrics are declared"
        : "its font's metrics are those of \(files.joined(separator: ", "))"
    case .declaredSystemFont: return "its text is measured by the declared file of the system font"
    }
  }

  // MARK: From the document

  private mutating func addAuthored(_ view: View) {
    if let name = view.customClass, overrides[view] == nil {
      add(.undecided, view.id, "class \(name) may size or place things in code")
    }
    for keyPath in view.runtimeAttributes where Self.mayMoveThings(keyPath) {
      add(.undecided, view.id, "runtime attribute \(keyPath) is set when the app runs")
    }
    for axis in Axis.allCases where view.placeholderIntrinsicSize[axis] != nil {
      let size = axis == .horizontal ? "width" : "height"
      add(
        isAsDesigned ? .assumed : .ignored, view.id,
        "its placeholder \(size) holds in Interface Builder only")
    }
    for constraint in view.constraints where constraint.isPlaceholder {
      lines.append(
        ReportLine(
          isAsDesigned ? .assumed : .ignored, constraint.id, "a placeholder: removed at build time",
          at: constraint.location))
    }
    for variation in view.variations where !variation.condition.undecidable.isEmpty {
      lines.append(
        ReportLine(
          .ignored, view.id, "its variation for \(variation.condition.key) cannot be decided here",
          at: variation.location))
    }
  }

  /// Drawing and accessibility do not lay out; whatever else a class reads from its attributes may.
  private static func mayMoveThings(_ keyPath: String) -> Bool {
    let harmless = [
      "layer.", "accessibility", "border", "corner", "shadow", "color", "tint", "background",
      "masksToBounds", "clipsToBounds", "isAccessibilityElement",
    ]
    return !harmless.contains { keyPath.lowercased().hasPrefix($0.lowercased()) }
      && !keyPath.lowercased().hasSuffix("color")
  }
}

/// Facts of a document that show in none of its scenes' frames, whatever they are solved for.
func documentReport(_ document: Document) -> [ReportLine] {
  var lines: [ReportLine] = []
  for constraint in document.unresolved {
    lines.append(
      ReportLine(.ignored, constraint.id, constraint.reason.words, at: constraint.location))
  }
  for issue in document.issues {
    switch issue.problem {
    case .duplicateID(let id):
      lines.append(
        ReportLine(
          .ignored, issue.object, "the id \(id) is another object's too", at: issue.location))
    case .missingID: continue
    case .badNumber(let key, let text):
      lines.append(
        ReportLine(.ignored, issue.object, "\(key) \"\(text)\" is no number", at: issue.location))
    }
  }
  for (name, count) in document.unknownElements.sorted(by: { $0.key < $1.key }) {
    lines.append(
      ReportLine(
        .ignored, nil, "element \(name) is not known here, \(count) times: taken for a view"))
  }
  return lines
}
