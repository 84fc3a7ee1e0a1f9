package import LayoutModel

extension ProjectSettings {
  /// Reads `keyline.toml`, if the tree has one, and what the Xcode projects say beside it.
  ///
  /// - Parameter file: the settings' own file, where it is not the usual one.
  /// - Throws: ``SettingsError`` where the file has a key or a value that means nothing.
  package static func load(
    _ files: SettingsFiles, file: DocumentPath = DocumentPath(fileName)
  ) throws -> ProjectSettings {
    var settings = ProjectSettings()
    if let bytes = try files.read(file) {
      settings = try SettingsReader.read(bytes, path: file.text)
    }
    if settings.app.devices == nil || settings.app.orientations.isEmpty
      || settings.app.isFullScreen == nil || settings.app.leastSystem == nil
    {
      settings.complete(with: try XcodeApps(files))
    }
    return settings
  }

  /// The settings a file's text makes; the error tells file, line and column.
  package static func read(_ bytes: [UInt8], path: String) throws(SettingsError) -> ProjectSettings
  {
    try SettingsReader.read(bytes, path: path)
  }

  private mutating func complete(with apps: XcodeApps) {
    let file = apps.sources.map(\.text).joined(separator: ", ")
    // Devices that the team names are judged as they are.
    if app.devices == nil { app.largestPhone = apps.largestPhone }
    if app.devices == nil, let families = apps.families {
      app.devices = [Idiom.phone, .pad].filter(families.contains).map { .family($0) }
      origins["app.devices"] = SettingOrigin(file: file)
    }
    if app.orientations.isEmpty, !apps.orientations.isEmpty {
      app.orientations = apps.orientations
      origins["app.orientations"] = SettingOrigin(file: file)
    }
    if app.isFullScreen == nil, apps.isFullScreen == true {
      app.isFullScreen = true
      origins["app.full-screen"] = SettingOrigin(file: file)
    }
    if app.leastSystem == nil, let system = apps.leastSystem {
      app.leastSystem = system
      origins["app.deployment-target"] = SettingOrigin(file: file)
    }
  }
}
