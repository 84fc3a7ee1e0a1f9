internal import LayoutEngine
internal import LayoutModel

/// One document, judged.
struct DocumentFidelity: Sendable {
  let path: DocumentPath
  var refusal: String?
  var excluded: [RecordedScene.Exclusion: Int] = [:]
  var scenes: [SceneFidelity] = []
}

/// One scene, judged view by view.
struct SceneFidelity: Sendable {
  var verdicts: [(verdict: FidelityVerdict, keys: Set<FidelityTable.Key>)] = []
  var misses: [FidelityMiss] = []
  var isConsistent: Bool
  var isUnsatisfiable: Bool
  var isAmbiguous: Bool
  var isRight: Bool { misses.isEmpty }

  init(
    _ recorded: RecordedScene, layout: SolvedLayout, document: Document, path: DocumentPath,
    folder: String
  ) {
    let traits = RecordedTraits(
      recorded, classes: document.canvas.sizeClasses, idiom: document.canvas.idiom)
    isConsistent = traits.broken.isEmpty
    isUnsatisfiable = !layout.conflicts.isEmpty
    isAmbiguous = !layout.ambiguities.isEmpty
    let solved = Dictionary(
      layout.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    let bases = layout.bases
    let common: Set<FidelityTable.Key> = [
      .init(.all, "all"), .init(.recording, isConsistent ? "consistent" : "inconsistent"),
      .init(.sceneKind, recorded.scene.kind.rawValue), .init(.folder, folder),
      .init(.tools, document.toolsName), .init(.device, document.canvas.deviceID ?? "none"),
      .init(.platform, document.platformName),
    ]
    for node in recorded.cases {
      let view = recorded.nodes[node].view
      let isTextFree = traits.isTextFree[node]
      let miss = FidelityMiss(
        path: path, scene: recorded.scene.id, view: view.id, kind: view.kind.rawValue,
        isTextFree: isTextFree, recorded: recorded.nodes[node].frame, solved: solved[view.id],
        location: view.location)
      var keys = common
      keys.insert(.init(.text, isTextFree ? "text-free" : "text-dependent"))
      keys.insert(.init(.certain, isTextFree && isConsistent ? "text-free, consistent" : "other"))
      keys.insert(.init(.kind, view.kind.rawValue))
      for feature in traits.features[node] { keys.insert(.init(.feature, feature)) }
      if traits.features[node].isEmpty { keys.insert(.init(.feature, "none")) }
      if view.customClass != nil { keys.insert(.init(.feature, "custom class")) }
      for basis in bases[view.id] ?? ["nothing else"] { keys.insert(.init(.basis, basis)) }
      let verdict = Self.verdict(miss)
      verdicts.append((verdict, keys))
      if verdict != .withinHalf { misses.append(miss) }
    }
  }

  /// A millionth of a point is forgiven: recorded thirds are written with six digits.
  private static func verdict(_ miss: FidelityMiss) -> FidelityVerdict {
    guard miss.solved != nil else { return .missing }
    if miss.distance <= 0.5 + 1e-6 { return .withinHalf }
    return miss.distance <= 1 + 1e-6 ? .withinOne : .off
  }
}

extension SolvedLayout {
  /// The sources of each view's size or place besides rules; views that need nothing are left out.
  fileprivate var bases: [ObjectID: Set<String>] {
    var bases: [ObjectID: Set<String>] = [:]
    for assumption in assumptions {
      bases[assumption.view, default: []].insert(assumption.reason.basis)
    }
    for use in uses { bases[use.view, default: []].insert(use.source.basis) }
    return bases
  }
}

extension Assumption.Reason {
  fileprivate var basis: String {
    switch self {
    case .unconstrainedAxis: "the recorded place: no constraint on an axis"
    case .heldSize: "the recorded size: content asks for none"
    case .undeterminedSize, .undeterminedPosition: "the recorded frame: constraints leave it open"
    case .followsRecording: "recorded frames of other views"
    case .recordedGrid: "the recorded grid: the file names no device"
    case .customClass: "an unknown class taken for its base class"
    case .missingImage: "an image whose size is not known"
    case .unknownFont: "an assumed font"
    case .unknownScript: "characters of unknown width"
    case .symbolImage: "a symbol whose size is not known"
    case .runtime: "what only the running system knows"
    }
  }
}

extension SizeUse.Source {
  fileprivate var basis: String {
    switch self {
    case .recordedText, .recordedSize: "the recorded size of a text"
    case .declaredView, .declaredClass, .declaredImage, .declaredFont, .declaredSystemFont:
      "a declaration"
    }
  }
}

extension Document {
  fileprivate var platformName: String {
    switch platform {
    case .macOS: "Mac"
    case .tvOS: "Apple TV"
    case .iOS, .watchOS: canvas.idiom == .pad ? "iPad" : canvas.idiom == .tv ? "Apple TV" : "iPhone"
    }
  }

  /// The generation of Xcode by the tools version the file names.
  fileprivate var toolsName: String {
    switch release.tools {
    case ..<15000: "Xcode up to 10"
    case ..<19000: "Xcode 11 and 12"
    case ..<23000: "Xcode 13 to 15"
    default: "Xcode 16 and later"
    }
  }
}
