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
  public struct Place: Sendable, Hashable, PlacedInRoot {
    public var configuration: String
    public var frame: Frame
    public var absoluteOrigin: Point

    package init(configuration: String, of view: SolvedView) {
      self.configuration = configuration
      frame = view.frame
      absoluteOrigin = view.absoluteOrigin
    }
  }
}
