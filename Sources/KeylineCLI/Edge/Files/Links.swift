import LayoutModel
import Synchronization

/// Symbolic links in trees of documents: as in git, none is followed, and what lies behind one is
/// no part of the tree.
enum Links {
  private static let told = Mutex<Set<String>>([])

  /// The first folder on the way from a root to a document that is a link; nil where there is none.
  static func onTheWay(to path: DocumentPath, below root: String) -> String? {
    var folder = ""
    for part in path.parts.dropLast() {
      folder = Paths.join(folder, String(part))
      if Disk.isLink(Paths.join(root, folder)) { return folder }
    }
    return nil
  }

  /// A command begins, and says everything itself.
  static func forgetTold() { told.withLock { $0 = [] } }

  /// Says, once for each, that a link was passed over.
  static func tellPassedOver(_ path: String) {
    tellOnce("passed over: \(path) is a symbolic link; links are not followed, as in git")
  }

  /// Says something that was passed over, once in a command.
  static func tellOnce(_ text: String) {
    guard told.withLock({ $0.insert(text).inserted }) else { return }
    Console(environment: OwnProcess.variables).note("\(text)")
  }
}
