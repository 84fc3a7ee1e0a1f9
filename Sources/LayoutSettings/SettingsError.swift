package import LayoutModel

/// Why a file of settings was refused: `file:line:column`, what was met and what to do.
package struct SettingsError: Error, Sendable, Hashable, CustomStringConvertible {
  package var file: String
  package var location: SourceLocation
  package var reason: String

  package init(file: String, location: SourceLocation, reason: String) {
    self.file = file
    self.location = location
    self.reason = reason
  }

  package var description: String {
    "\(file):\(location.line):\(location.column): \(reason)"
  }
}
