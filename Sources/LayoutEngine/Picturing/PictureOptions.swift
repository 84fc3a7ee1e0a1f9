public import LayoutModel

/// How a picture of a layout is drawn.
public struct PictureOptions: Sendable, Hashable {
  /// Picture units per point.
  public var scale: Double
  /// Names on views that show no text themselves.
  public var showsNames: Bool
  public var theme: Theme
  /// Findings to mark; those of other scenes and configurations are ignored.
  public var findings: [Finding]

  public enum Theme: String, Sendable, Hashable, CaseIterable {
    /// Follows the reader's setting by a media query.
    case automatic
    case light, dark
  }

  public init(
    scale: Double = 1, showsNames: Bool = true, theme: Theme = .automatic, findings: [Finding] = []
  ) {
    self.scale = scale
    self.showsNames = showsNames
    self.theme = theme
    self.findings = findings
  }
}
