import LayoutModel
import LayoutSettings

/// An Xcode project, an XcodeGen description or build settings: what is no project is left out.
///
/// The first byte says which of them the rest is; every other file of the tree is the same bytes.
enum ProjectTarget: FuzzTarget {
  static let name = "project"
  private static let projects: [DocumentPath] = ["App.xcodeproj/project.pbxproj", "project.yml"]

  static func run(_ bytes: [UInt8]) {
    guard let kind = bytes.first else { return }
    let rest = Array(bytes.dropFirst())
    let project = projects[Int(kind) % projects.count]
    let files = SettingsFiles(
      read: { path in
        guard projects.contains(path) else { return path.name == "Base.xcconfig" ? rest : nil }
        return path == project ? rest : nil
      }, projects: { [project] })
    guard let found = try? AppProjects(files) else { return }
    _ = found.targets(of: "App/Main.storyboard")
    _ = try? ProjectSettings.load(files)
    _ = AppFonts.files(inInfoPlist: rest)
  }
}
