/// A view a selector found, with the configurations it was found on.
public struct FoundView: Sendable, Hashable {
  public var document: DocumentPath
  public var scene: ObjectID
  public var view: ObjectID
  /// The view's short name.
  public var name: String
  public var location: SourceLocation
  /// In matrix order; empty for a scene that is not solved.
  public var places: [Place]

  package init(
    document: DocumentPath, scene: ObjectID, view: ObjectID, name: String,
    location: SourceLocation, places: [Place]
  ) {
    self.document = document
    self.scene = scene
    self.view = view
    self.name = name
    self.location = location
    self.places = places
  }

  /// Where a view lies at one configuration.
  public struct Place: Sendable, Hashable {
    public var configuration: String
    /// In the superview.
    public var frame: Frame
    /// In the root.
    public var absoluteFrame: Frame

    package init(configuration: String, frame: Frame, absoluteFrame: Frame) {
      self.configuration = configuration
      self.frame = frame
      self.absoluteFrame = absoluteFrame
    }
  }
}
