package import DeviceCatalogue
import LayoutFormats
package import LayoutModel

/// A target of an Xcode project that may show documents.
package struct AppTarget: Sendable, Hashable {
  package var name: String
  package var kind: Kind
  /// The platform it runs on, or nil if the project does not name one.
  package var platform: SystemPlatform?
  /// The extension point of its Info.plist, such as `com.apple.keyboard-service`.
  package var extensionPoint: String?
  /// The orientations that its Info.plist or its settings allow on phones; nil where neither says so.
  package var phoneOrientations: Set<Orientation>?
  /// Those that an app allows on pads which takes the whole screen there, as all do that do not turn to all four
  /// sides: others turn with the pad.
  package var padOrientations: Set<Orientation>?
  /// The storyboards that an app begins with on phones and on pads, where its Info.plist names two.
  package var mainStoryboards: [Idiom: String] = [:]
  /// The project's file.
  package var project: DocumentPath
  /// Files it copies into its bundle, as far as the project lists them.
  var resources: Set<DocumentPath> = []
  /// Folders that it takes as they are.
  var folders: [DocumentPath] = []

  /// The documents with layouts among the files that it copies.
  package var documents: [DocumentPath] {
    resources.filter { DocumentFormats.isInterfaceBuilder($0.text) }
  }

  /// The kind of product that a target builds.
  package enum Kind: String, Sendable, Hashable {
    case app, appExtension, framework, tests, other

    /// By the last word of a product type: `application`, `app-extension`, `bundle.unit-test`.
    init(productType type: Substring) {
      self =
        if type == "application" || type.hasPrefix("on-demand") {
          .app
        } else if type.contains("extension") { .appExtension } else if type.contains("test") {
          .tests
        } else if type == "framework" || type.hasPrefix("static") || type.hasPrefix("library") {
          .framework
        } else { .other }
    }
  }

  /// Whether it takes a file into its bundle.
  package func contains(_ path: DocumentPath) -> Bool {
    var part = path
    while !part.isEmpty {
      // A folder that is listed is taken whole.
      if resources.contains(part) { return true }
      part = part.folder
    }
    return folders.contains { path.isInside($0) }
  }
}

/// Systems by the names of their SDKs.
package enum SystemPlatform: String, Sendable, Hashable {
  case iOS, tvOS, watchOS, macOS, visionOS

  /// nil for `auto` and for names that are not known.
  init?(sdk name: String) {
    let systems: [(String, SystemPlatform)] = [
      ("iphone", .iOS), ("appletv", .tvOS), ("watch", .watchOS), ("macosx", .macOS),
      ("xros", .visionOS),
    ]
    guard let found = systems.first(where: { name.hasPrefix($0.0) }) else { return nil }
    self = found.1
  }
}

/// The Xcode projects of a tree: their targets.
package struct AppProjects: Sendable, Hashable {
  package private(set) var targets: [AppTarget] = []
  /// What all targets take, together.
  private var resources: Set<DocumentPath> = []
  private var folders: Set<DocumentPath> = []

  /// Reads every project of a tree; one that cannot be read is left out.
  ///
  /// - Throws: what reading a file throws.
  package init(_ files: SettingsFiles) throws {
    for path in try files.ownProjects() {
      guard let bytes = try files.read(path) else { continue }
      if path.name == SettingsFiles.generated {
        targets += GeneratedProject(bytes, in: path.folder)?.appTargets(in: path) ?? []
        continue
      }
      guard let project = ProjectObjects(bytes, at: path) else { continue }
      targets += try project.targets { try files.read($0) }
    }
    for target in targets {
      resources.formUnion(target.resources)
      folders.formUnion(target.folders)
    }
  }

  /// Whether some target takes a file, as ``targets(of:)`` says.
  package func takes(_ path: DocumentPath) -> Bool {
    var part = path
    while !part.isEmpty {
      if resources.contains(part) || folders.contains(part) { return true }
      part = part.folder
    }
    return folders.contains(part)
  }

  /// The targets that take a document into their bundles; none where the projects do not tell.
  package func targets(of document: DocumentPath) -> [AppTarget] {
    targets.filter { $0.contains(document) }
  }
}
