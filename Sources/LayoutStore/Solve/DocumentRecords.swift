internal import LayoutModel

/// The records that belong to a document itself.
enum DocumentRecords {
  static let key = EntityKey(kind: .document, uid: "")

  /// A scene under the identity it is stored by: doubled ids get a number.
  static func scenes(of document: Document) -> [(key: EntityKey, scene: Scene)] {
    var used: Set<String> = []
    return document.scenes.map { scene in
      var uid = scene.id.rawValue
      var count = 1
      while !used.insert(uid).inserted {
        count += 1
        uid = "\(scene.id.rawValue)#\(count)"
      }
      return (EntityKey(kind: .scene, uid: uid), scene)
    }
  }

  static func records(of document: Document) -> [EntityKey: String] {
    var records = [key: record(document)]
    for (key, scene) in scenes(of: document) {
      var record = RecordText()
      record.add("title", scene.title)
      record.add("kind", scene.kind.rawValue)
      record.add("root", scene.root.id.rawValue)
      record.add("controller", scene.controller?.element)
      record.add("class", scene.controller?.customClass ?? scene.cell?.customClass)
      records[key] = record.finished
    }
    for (key, constraint) in unresolved(of: document) {
      var record = RecordText()
      record.add("reason", text(constraint.reason))
      records[key] = record.finished
    }
    return records
  }

  static func unresolved(of document: Document) -> [(
    key: EntityKey, constraint: UnresolvedConstraint
  )] {
    var used: Set<String> = []
    return document.unresolved.map { constraint in
      var uid = constraint.id.rawValue
      var count = 1
      while !used.insert(uid).inserted {
        count += 1
        uid = "\(constraint.id.rawValue)#\(count)"
      }
      return (EntityKey(kind: .unresolved, uid: uid), constraint)
    }
  }

  /// Lines and columns of what `records` lists, in key order; the document itself has none.
  static func locations(of document: Document) -> [SourceLocation] {
    let all =
      scenes(of: document).map { ($0.key, $0.scene.location) }
      + unresolved(of: document).map { ($0.key, $0.constraint.location) }
    return all.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func record(_ document: Document) -> String {
    var record = RecordText()
    record.add("kind", document.kind.rawValue)
    record.add("platform", document.platform.rawValue)
    record.add("toolsVersion", document.toolsVersion)
    record.add("autoLayout", json: document.usesAutoLayout ? "true" : "false")
    record.add("safeAreas", json: document.usesSafeAreas ? "true" : "false")
    record.add("traitVariations", json: document.usesTraitVariations ? "true" : "false")
    record.add("launchScreen", document.isLaunchScreen)
    record.add("canvas", document.canvas.deviceID)
    record.add("notSolved", document.reasonNotSolved)
    var unknown = RecordText()
    for (name, count) in document.unknownElements.sorted(by: { $0.key < $1.key }) {
      unknown.add(name.filter { $0.isLetter || $0.isNumber }, count)
    }
    if !unknown.isEmpty { record.add("unknownElements", json: unknown.finished) }
    return record.finished
  }

  private static func text(_ reason: UnresolvedConstraint.Reason) -> String {
    switch reason {
    case .danglingItem(let id): "no object \(id)"
    case .unknownAttribute(let name): "unknown attribute \(name)"
    case .invalidPair(let first, let second):
      "\(first.rawValue) cannot be related to \(second?.rawValue ?? "nothing")"
    case .itemOutsideScene(let id): "\(id) is outside the scene"
    case .badNumber(let name): "bad number for \(name)"
    }
  }
}
