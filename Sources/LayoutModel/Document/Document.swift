/// One layout file, read: its solvable scenes and everything in it that decides layout.
///
/// A document is a reading of bytes that are kept elsewhere; it never writes itself back.
public struct Document: Sendable, Hashable {
  public var kind: DocumentKind
  public var platform: Platform
  /// Major number of the tools that saved the file (`23504` of `23504.0`); 0 when absent.
  public var toolsVersion: Int = 0
  /// `false`: springs and struts only, no constraint counts.
  public var usesAutoLayout = true
  /// The major number of the build of the Mac that saved a macOS document, such as 14 of OS X 10.10; nil in
  /// files since Xcode 9.
  package var systemBuild: Int?
  public var usesSafeAreas = true
  package var usesTraitVariations = true
  public var isLaunchScreen = false
  /// The device the document was designed at, as the file names it.
  package var canvas = Canvas()
  /// The solvable roots, in document order.
  public var scenes: [Scene] = []
  /// Images the document knows the size of, by name.
  package var images: [String: ImageResource] = [:]
  /// Font files the document names: family and font name to file, as written.
  public var customFonts: [String] = []
  /// Constraints that could not be resolved, with the reason.
  package var unresolved: [UnresolvedConstraint] = []
  /// Other faults of the document's objects, in document order.
  public var issues: [DocumentIssue] = []
  /// Objects that an outlet gives to code, which may change them; connections by which an object
  /// only serves another, such as `delegate`, do not count. So do views with a tag in a cell that
  /// code makes copies of: it finds them by their tags.
  package var outlets: Set<ObjectID> = []
  /// Every outlet by owner, name and what it holds, in the order of the file.
  package var connections: [OutletConnection] = []
  /// Controllers that code asks the storyboard for: their identifiers, by the controllers' ids.
  package var sceneIdentifiers: [ObjectID: String] = [:]
  /// The storyboard's first controller.
  package var initialController: ObjectID?
  /// The segues to controllers, in document order; see ``Document/shownControllers(asksFor:performs:)``.
  package var controllerWays: [ControllerWay] = []
  /// For each controller, by id, the classes of the outermost containers that show it. Controllers without a
  /// container, or whose container has no class of its own, are left out.
  package var containerClasses: [ObjectID: Set<String>] = [:]
  /// Actions by the control that sends them: messages as `selector receiver`, and segues as
  /// `segue destination`.
  package var actions: [ObjectID: Set<String>] = [:]
  /// Views whose texts come from a translation and not from the file; see
  /// ``Document/translated(by:on:)``.
  package var translatedViews: Set<ObjectID> = []
  /// Scenes of other documents whose views load this one's. They are no part of the file and are not judged,
  /// but they decide sizes.
  package var holders: [Scene] = []
  /// The controllers and groups of a watchOS document, which has no views; see ``InterfaceObject``.
  package var interfaceObjects: [InterfaceObject] = []
  /// Made for the iPad alone (`targetRuntime="iOS.CocoaTouch.iPad"`).
  package var isForPadOnly = false
  /// Elements the reader has no meaning for: name to number of occurrences. They survive export.
  package var unknownElements: [String: Int] = [:]

  /// `nil` when the engine can solve the document; otherwise why not, in plain words.
  public var reasonNotSolved: String? {
    switch platform {
    case .iOS, .tvOS, .macOS: nil
    case .watchOS: "not solved: watchOS has no Auto Layout"
    }
  }
}

extension Document {
  package init(kind: DocumentKind, platform: Platform, scenes: [Scene] = []) {
    self.kind = kind
    self.platform = platform
    self.scenes = scenes
  }

  /// The scene that a cell or a header stands in; the scene itself where none is around it.
  package func outerScene(of scene: Scene) -> Scene {
    scenes.first { $0.id == scene.enclosingScene } ?? scene
  }
}
