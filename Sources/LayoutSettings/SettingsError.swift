public import LayoutModel

/// Why a file of settings was refused: `file:line:column`, what was met and what to do.
public struct SettingsError: Error, Sendable, Hashable, CustomStringConvertible {
  public var file: String
  public var location: SourceLocation
  public var reason: String

  public init(file: String, location: SourceLocation, reason: String) {
    self.file = file
    self.location = location
    self.reason = reason
  }

  public var description: String {
    "\(file):\(location.line):\(location.column): \(reason)"
  }
}
