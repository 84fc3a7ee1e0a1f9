package import LayoutModel

/// The fonts that an app registers by itself when it starts.
package enum AppFonts {
  /// The font files that an Info.plist names under `UIAppFonts`, as written there: names, or paths
  /// in the app's bundle. Empty for a file that names none or is no property list in text.
  package static func files(inInfoPlist bytes: [UInt8]) -> [String] {
    PropertyList(bytes)?["UIAppFonts"]?.strings ?? []
  }

  /// Whether a path may be that of an app's or extension's Info.plist: `App/Shop-Info.plist`.
  package static func isInfoPlist(_ path: DocumentPath) -> Bool {
    path.name.hasSuffix("Info.plist")
      && !path.parts.contains { SettingsFiles.foreignFolders.contains(String($0)) }
  }
}
