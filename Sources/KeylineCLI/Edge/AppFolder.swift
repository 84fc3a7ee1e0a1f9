import LayoutModel
import LayoutService
import LayoutSettings

/// The sources of the app around the documents on disk.
enum AppFolder {
  /// Those below a folder; nothing is read before something is asked.
  static func sources(below root: String = SettingsSearch.root) -> AppSources {
    AppSources(
      AppFiles(
        list: { files(below: root).map { AppFiles.Entry(path: DocumentPath($0)) } },
        bytes: { try Disk.read(Paths.join(root, $0.text)) }))
  }

  /// The files of interest below a folder by their paths from there; folders that are not the app's own, that
  /// begin with a dot or that are links are passed over.
  private static func files(below root: String) -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let folder = waiting.popLast() {
      for name in (try? Disk.names(in: Paths.join(root, folder))) ?? [] {
        let path = Paths.join(folder, name)
        if AppSources.isOfInterest(DocumentPath(path)) {
          found.append(path)
        } else if !name.hasPrefix("."), !SettingsFiles.foreignFolders.contains(name) {
          let absolute = Paths.join(root, path)
          if Disk.kind(of: absolute) == .folder, !Disk.isLink(absolute) { waiting.append(path) }
        }
      }
    }
    return found
  }
}
