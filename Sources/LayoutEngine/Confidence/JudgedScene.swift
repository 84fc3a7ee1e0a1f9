public import LayoutModel

/// A solved scene with the document around it: one side of a comparison.
public struct JudgedScene: Sendable {
  let document: Document
  let layouts: SceneLayouts
  /// Findings by what they are about.
  let findings: [Finding]
  /// What the document is made for, as far as it says so: phones are unusual.
  let isDesignedOnPad: Bool
  private let number: [String: Int]

  /// - Parameters:
  ///   - layouts: the scene's solved layouts, in matrix order.
  ///   - findings: what was found in them.
  public init(
    document: Document, scene: Scene, layouts: [(Configuration, SolvedLayout)],
    findings: [Finding]
  ) {
    self.document = document
    self.layouts = SceneLayouts(scene: scene, layouts: layouts)
    self.findings = findings
    isDesignedOnPad = document.isDesignedOnPad
    number = Dictionary(
      layouts.enumerated().map { ($1.0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The ids of its views, in document order.
  public var viewIDs: [ObjectID] { index.entries.map(\.view.id) }

  var index: SceneIndex { layouts.index }
  var scene: Scene { layouts.index.scene }

  /// The scene at a configuration of the matrix.
  subscript(configuration: String) -> PlacedScene? {
    number[configuration].map { layouts.placed[$0] }
  }

  func entry(_ view: ObjectID) -> SceneIndex.Entry? {
    index.position[view].map { index.entries[$0] }
  }
}
