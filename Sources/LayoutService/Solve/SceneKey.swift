internal import Hashing
internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// Knows scenes by what decides their layout: equal keys, equal frames and findings.
///
/// A key covers everything in the scene but places in the file, what the engine reads of the
/// document around it, every configuration of the matrix, what is declared and concerns the scene,
/// and the engine's version.
struct SceneKeys {
  /// The hash of what all keys begin with: as long as a scene of usual size.
  private let beginning: SHA256

  init(
    matrix: Matrix, textSource: TextSource? = nil, engineVersion: Int = EngineVersion.current
  ) {
    var bytes = CanonicalBytes()
    bytes.add("keyline scene 2")
    bytes.add(engineVersion)
    bytes.add(list: matrix.configurations) { $0.add($1) }
    bytes.add(textSource?.rawValue)
    var hash = SHA256()
    hash.update(bytes.bytes)
    beginning = hash
  }

  func key(of task: SceneTask) -> ContentHash {
    key(of: task.scene, in: task.document, declared: task.overrides)
  }

  /// - Parameter declared: only what concerns the scene.
  /// - Complexity: linear in the views and constraints of the scene.
  func key(
    of scene: Scene, in document: Document, declared: LayoutOverrides = .none
  ) -> ContentHash {
    var bytes = CanonicalBytes(reserving: 1 << 14)
    bytes.add(declared)
    bytes.add(surroundingsOf: document, for: scene)
    bytes.add(scene)
    var hash = beginning
    hash.update(bytes.bytes)
    return ContentHash(bytes: hash.finalize()) ?? ContentHash(of: bytes.bytes)
  }
}

extension CanonicalBytes {
  /// A document's facts that reach into its scenes; of its images only those the scene names.
  fileprivate mutating func add(surroundingsOf document: Document, for scene: Scene) {
    add(document.fields)
    // Controls of other scenes may tell the system that the document was saved on.
    if document.platform == .macOS { add(document.macRelease(of: scene).tools) }
    var inner = scene
    for _ in 0..<Self.mostAround {
      guard let around = document.surrounding(inner) else { break }
      add(around.view.rawValue)
      add(around.scene)
      inner = around.scene
    }
    let named = scene.imageNames
    let images = document.images.filter { named.contains($0.key) }
    add(list: images.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      $0.add($1.key)
      $0.add($1.value.size)
      $0.add($1.value.isSystemSymbol)
    }
  }

  /// Scenes within scenes: deeper is a circle.
  private static let mostAround = 16

  fileprivate mutating func add(_ configuration: Configuration) {
    add(configuration.name)
    add(configuration.device)
    add(configuration.size)
    add(configuration.scale)
    add(configuration.safeArea)
    add(configuration.widthClass?.rawValue)
    add(configuration.heightClass?.rawValue)
    add(configuration.idiom.rawValue)
    add(configuration.direction.rawValue)
    add(configuration.contentSize.rawValue)
    add(configuration.textFactor)
    add(configuration.isBoldText)
    add(configuration.language?.tag)
    add(configuration.system)
    add(configuration.cellWidth)
    add(configuration.keyboard)
  }
}

extension Scene {
  /// Every font that a text of the scene may be set in, by PostScript name.
  var fontNames: Set<String> {
    var names: Set<String> = []
    for view in views {
      names.formUnion(view.content.fontNames)
      for case .font(let font) in view.variations.flatMap(\.changes) {
        if case .named(let name, _) = font.face { names.insert(name) }
      }
    }
    return names
  }

  /// Whether any view of the scene shows a text.
  var hasText: Bool { views.contains { $0.content.described.isTextual } }

  /// Every image that a view of the scene may show.
  var imageNames: Set<String> {
    var names: Set<String> = []
    for view in views {
      names.formUnion(view.content.imageNames)
      for case .image(let name) in view.variations.flatMap(\.changes) { names.insert(name) }
    }
    return names
  }
}
