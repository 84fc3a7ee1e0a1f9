package import LayoutModel

/// The tree that settings are read from: a folder of the disk, or a commit of git.
package struct SettingsFiles: Sendable {
  /// The bytes of a file; nil where there is none.
  package var read: @Sendable (DocumentPath) throws -> [UInt8]?
  /// Every `project.pbxproj` and `project.yml` of the tree, sorted.
  package var projects: @Sendable () throws -> [DocumentPath]

  package init(
    read: @escaping @Sendable (DocumentPath) throws -> [UInt8]?,
    projects: @escaping @Sendable () throws -> [DocumentPath]
  ) {
    self.read = read
    self.projects = projects
  }

  /// Folders whose projects are not the app's own.
  package static let foreignFolders: Set<String> = ["Pods", "Carthage", "node_modules", "build"]

  /// XcodeGen's file name for the description of a project.
  package static let generated = "project.yml"

  /// The projects, without descriptions whose project lies beside them: it says more.
  func ownProjects() throws -> [DocumentPath] {
    let all = try projects()
    let made = Set(all.filter { $0.name != Self.generated }.map(\.folder.folder))
    return all.filter { $0.name != Self.generated || !made.contains($0.folder) }
  }

  /// Whether a path is that of an Xcode project's own file, or of what XcodeGen makes one of, outside
  /// of what others brought.
  package static func isProject(_ path: DocumentPath) -> Bool {
    (path.name == "project.pbxproj" || path.name == generated)
      && !path.parts.contains { foreignFolders.contains(String($0)) || $0.hasPrefix(".") }
  }

  /// Whether a file lies in a folder of what others brought, or in a hidden one.
  package static func isForeign(_ path: DocumentPath) -> Bool {
    path.parts.dropLast().contains { foreignFolders.contains(String($0)) || $0.hasPrefix(".") }
  }
}

extension DocumentPath {
  /// Whether a folder around it is one for the code of others, such as `Vendor` or `Third-Party`.
  package var isVendored: Bool {
    lies(inFolder: ["vendor", "vendors", "thirdparty", "3rdparty", "external", "submodules"])
  }

  /// Whether a folder around it has one of these names, compared by small letters and digits alone.
  func lies(inFolder names: Set<String>) -> Bool {
    parts.dropLast().contains { part in
      names.contains(part.lowercased().filter { $0.isLetter || $0.isNumber })
    }
  }
}
