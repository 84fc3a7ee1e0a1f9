package import LayoutModel

/// Why a file of settings was refused: `file:line:column`, what was met and what to do.
package struct SettingsError: Error, Sendable, Hashable, CustomStringConvertible {
  package var file: String
  package var location: SourceLocation
  package var reason: String
  /// Further errors behind it in the same file.
  package var further: [SettingsError] = []

  /// The faults of a file that are reported at once.
  static let mostTold = 20

  /// This fault and what was met behind it, a line each.
  package var description: String {
    ([line] + further.map(\.line)).joined(separator: "\n")
  }

  private var line: String { "\(file):\(location.line):\(location.column): \(reason)" }
}
