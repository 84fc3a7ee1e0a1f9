import LayoutModel
import LayoutSettings

/// A `keyline.toml`: read, or refused at one of its lines.
enum SettingsTarget: FuzzTarget {
  static let name = "settings"

  static func run(_ bytes: [UInt8]) {
    do {
      _ = try ProjectSettings.read(bytes, path: "keyline.toml")
    } catch {
      let lineCount = bytes.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D }
      ).count
      require(
        (1...lineCount).contains(error.location.line) && error.location.column >= 1,
        "the error points nowhere")
      _ = error.description
    }
  }
}
