/// A view that moved or changed size between two revisions: a change, never a regression.
public struct FrameChange: Sendable, Hashable {
  public var scene: ObjectID
  public var view: ObjectID
  public var configuration: String
  public var before: Frame
  public var after: Frame
  package init(
    scene: ObjectID, view: ObjectID, configuration: String, before: Frame, after: Frame
  ) {
    self.scene = scene
    self.view = view
    self.configuration = configuration
    self.before = before
    self.after = after
  }
}
