/// One layout file, read: its solvable scenes and everything in it that decides layout.
///
/// A document is a reading of bytes that are kept elsewhere; it never writes itself back.
public struct Document: Sendable, Hashable {
  public var kind: DocumentKind
  public var platform: Platform
  /// Major number of the tools that saved the file (`23504` of `23504.0`); 0 when absent.
  public var toolsVersion: Int
  /// `false`: springs and struts only, no constraint counts.
  public var usesAutoLayout: Bool
  public var usesSafeAreas: Bool
  public var usesTraitVariations: Bool
  public var isLaunchScreen: Bool
  /// The device the document was designed at, as the file names it.
  public var canvas: Canvas
  /// The solvable roots, in document order.
  public var scenes: [Scene]
  /// Images the document knows the size of, by name.
  public var images: [String: ImageResource]
  /// Font files the document names: family and font name to file, as written.
  public var customFonts: [String]
  /// Constraints that could not be resolved, with the reason.
  public var unresolved: [UnresolvedConstraint]
  /// What else is wrong with the document's objects, in document order.
  public var issues: [DocumentIssue]
  /// Elements the reader has no meaning for: name to number of occurrences. They survive export.
  public var unknownElements: [String: Int]

  public init(
    kind: DocumentKind, platform: Platform, toolsVersion: Int = 0, usesAutoLayout: Bool = true,
    usesSafeAreas: Bool = true, usesTraitVariations: Bool = true, isLaunchScreen: Bool = false,
    canvas: Canvas = Canvas(), scenes: [Scene] = [], images: [String: ImageResource] = [:],
    customFonts: [String] = [], unresolved: [UnresolvedConstraint] = [],
    issues: [DocumentIssue] = [], unknownElements: [String: Int] = [:]
  ) {
    self.kind = kind
    self.platform = platform
    self.toolsVersion = toolsVersion
    self.usesAutoLayout = usesAutoLayout
    self.usesSafeAreas = usesSafeAreas
    self.usesTraitVariations = usesTraitVariations
    self.isLaunchScreen = isLaunchScreen
    self.canvas = canvas
    self.scenes = scenes
    self.images = images
    self.customFonts = customFonts
    self.unresolved = unresolved
    self.issues = issues
    self.unknownElements = unknownElements
  }

  /// `nil` when the engine can solve the document; otherwise why not, in plain words.
  public var reasonNotSolved: String? {
    switch platform {
    case .iOS, .tvOS: nil
    case .macOS: "not solved: macOS"
    case .watchOS: "not solved: watchOS has no Auto Layout"
    }
  }
}

/// What sort of file a document is.
public enum DocumentKind: String, Sendable, Hashable, Codable {
  case xib, storyboard
}

/// The system a document is written for.
public enum Platform: String, Sendable, Hashable, Codable {
  case iOS, tvOS, macOS, watchOS
}

/// The design-time device of a document, as the file writes it.
public struct Canvas: Sendable, Hashable {
  /// Interface Builder's device id, such as `retina6_12`; nil in files older than Xcode 8.
  public var deviceID: String?
  public var isLandscape: Bool
  /// `fullscreen`, `splitview1_3`, ... ; nil when the file says nothing.
  public var adaptation: String?
  /// A screen type written the old way (`simulatedScreenMetrics type="retina4"`), if any.
  public var legacyScreenType: String?

  public init(
    deviceID: String? = nil, isLandscape: Bool = false, adaptation: String? = nil,
    legacyScreenType: String? = nil
  ) {
    self.deviceID = deviceID
    self.isLandscape = isLandscape
    self.adaptation = adaptation
    self.legacyScreenType = legacyScreenType
  }
}

/// An image named in the document's resources.
public struct ImageResource: Sendable, Hashable {
  public var size: Size
  /// An SF Symbol (`catalog="system"`): its alignment rectangle is not known here.
  public var isSystemSymbol: Bool

  public init(size: Size, isSystemSymbol: Bool = false) {
    self.size = size
    self.isSystemSymbol = isSystemSymbol
  }
}

/// A constraint of the file that takes no part in solving, and why.
public struct UnresolvedConstraint: Sendable, Hashable {
  public var id: ObjectID
  public var reason: Reason
  public var location: SourceLocation

  public enum Reason: Sendable, Hashable {
    /// An item id that names nothing in the document.
    case danglingItem(ObjectID)
    /// An attribute this reader does not know.
    case unknownAttribute(String)
    /// The two attributes cannot be related (Apple's guide, "Constraint Rules").
    case invalidPair(LayoutAttribute, LayoutAttribute?)
    /// The item is outside the scene the constraint lives in.
    case itemOutsideScene(ObjectID)
    /// A number that is missing, not finite or out of range.
    case badNumber(String)
  }

  public init(id: ObjectID, reason: Reason, location: SourceLocation) {
    self.id = id
    self.reason = reason
    self.location = location
  }
}

/// Something wrong with an object of a document that does not keep it from being read.
public struct DocumentIssue: Sendable, Hashable {
  /// The object as the reader names it.
  public var object: ObjectID
  public var problem: Problem
  public var location: SourceLocation

  public enum Problem: Sendable, Hashable {
    /// The id is another object's too; the later object was given one of its own.
    case duplicateID(ObjectID)
    /// A view or constraint without an id.
    case missingID
    /// A number that is not finite or out of range was left out: attribute or key, text.
    case badNumber(String, String)
  }

  public init(object: ObjectID, problem: Problem, location: SourceLocation) {
    self.object = object
    self.problem = problem
    self.location = location
  }
}
