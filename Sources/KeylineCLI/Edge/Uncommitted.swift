import LayoutModel
import LayoutService
import LayoutSettings

/// Files on the disk that are not in the checked commit.
struct Uncommitted {
  /// Sentences for whoever runs a check of HEAD.
  private(set) var notes: [String] = []

  /// - Parameter head: what is checked; anything but the commit that is checked out needs no note.
  init(besides head: GitRange.Head) {
    guard head == .commit("HEAD") else { return }
    let folder = OwnProcess.folder
    for path in [DocumentPath(ProjectSettings.fileName), AcceptanceFile.path] {
      let file = Paths.join(TreeRoot.here.folder, path.text)
      let here = Disk.kind(of: file) == .file ? try? Disk.read(file) : nil
      let committed = try? GitFiles.committed(path.text, in: TreeRoot.here.folder)
      guard here != committed else { continue }
      notes.append("\(path) differs from the committed one; the one on the disk was used")
    }
    let changed = (try? GitFiles.changed(in: folder, isStaged: false)) ?? []
    if let first = changed.first {
      let others = changed.count > 1 ? " and \(counted(changed.count - 1, "other"))" : ""
      notes.append(
        "\(first)\(others) \(changed.count == 1 ? "has" : "have") edits that are not committed and "
          + "were not looked at; --disk looks at them")
    }
  }
}
