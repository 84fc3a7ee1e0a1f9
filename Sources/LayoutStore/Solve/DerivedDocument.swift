package import LayoutModel

/// What all derived data of a revision has in common.
package struct DerivationContext: Sendable {
  /// Name and version of what computed it.
  package var engine: String
  /// Every configuration that a layout names.
  package var configurations: [Configuration]
  /// Against the first parent. `kept` ones are not stored: they are the findings themselves.
  package var regressions: [Regression]

  package init(engine: String, configurations: [Configuration], regressions: [Regression] = []) {
    self.engine = engine
    self.configurations = configurations
    self.regressions = regressions
  }
}

/// A document as it was read and solved.
package struct DerivedDocument: Sendable {
  /// In any order. A scene of the document without an entry here is stored as not solved.
  package var scenes: [DerivedScene]
  /// What the revision edited in it; nil: it was not compared, or is new.
  package var edits: [StructureChange]?
  private let reading: @Sendable () -> Document?

  package init(document: Document, scenes: [DerivedScene] = []) {
    self.scenes = scenes
    reading = { document }
  }

  /// - Parameters:
  ///   - scenes: the scenes that are solved.
  ///   - reading: reads the document when it is written, so that a commit of many documents need
  ///     not hold all of them; nil: nothing is known of it after all.
  package init(scenes: [DerivedScene], reading: @escaping @Sendable () -> Document?) {
    self.scenes = scenes
    self.reading = reading
  }

  /// The document, read now.
  func document() -> Document? { reading() }
}

/// A scene's key and, if the key changed, what was solved.
package struct DerivedScene: Sendable {
  package var scene: ObjectID
  /// Hash of the scene's content (all but source locations), the engine and the matrix. A scene
  /// whose key is the one stored at the parent costs no row: all else here is then ignored.
  package var key: ContentHash
  /// One layout per configuration, in matrix order; nil: unchanged, or not solved, or given in the
  /// form they are stored in.
  package var layouts: [SolvedLayout]?
  /// What was found in the layouts; unpacked each time.
  package var findings: [Finding] {
    get { packed.findings }
    set { packed = PackedFindings(newValue) }
  }
  private var packed: PackedFindings
  private var stored: StorableLayouts?

  package init(
    scene: ObjectID, key: ContentHash, layouts: [SolvedLayout]? = nil, findings: [Finding] = []
  ) {
    self.scene = scene
    self.key = key
    self.layouts = layouts
    packed = PackedFindings(findings)
  }

  /// - Parameters:
  ///   - key: what decides the scene's layout.
  ///   - layouts: nil: unchanged, or not solved.
  ///   - findings: what was found in the layouts.
  ///   - scene: the scene's id.
  package init(
    scene: ObjectID, key: ContentHash, storing layouts: StorableLayouts?, findings: [Finding]
  ) {
    self.scene = scene
    self.key = key
    stored = layouts
    packed = PackedFindings(findings)
  }

  /// The layouts in the form they are stored in, where they were given in it.
  package var storing: StorableLayouts? { stored }

  /// Whether there are layouts to be stored.
  var hasLayouts: Bool { stored != nil || layouts != nil }

  /// The layouts as rows of the scene that `outline` lists; without any, none.
  func storable(_ outline: SceneOutline) -> StorableLayouts {
    stored ?? StorableLayouts(layouts ?? [], parents: outline.parents)
  }
}

/// A scene by its document and its id.
package struct SceneReference: Sendable, Hashable, Comparable {
  package var path: DocumentPath
  package var scene: ObjectID

  package init(path: DocumentPath, scene: ObjectID) {
    self.path = path
    self.scene = scene
  }
  package static func < (left: Self, right: Self) -> Bool {
    left.path == right.path ? left.scene < right.scene : left.path < right.path
  }
}
