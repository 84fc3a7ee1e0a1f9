import CLibrary
import LayoutService

/// Files that belong to a store or to git: never written over because somebody named one.
///
/// A store is known by its bytes, wherever it lies and whatever it is called; what SQLite keeps
/// beside it, by its name or by its own first bytes. Links are followed first.
enum StoreGround {
  /// Folders whose whole content belongs to one owner.
  private static let folders: [(name: String, owner: String)] = [
    (StorePlace.folderName, "Keyline's own folder"), (".git", "git's own folder"),
  ]
  /// Endings that SQLite and Keyline add to a store's name.
  private static let endings = [
    "-wal", "-journal", "-shm", ".lock", ".merge", ".resolve", PendingWrites.ending,
  ]
  /// The first bytes of a rollback journal, and of both kinds of a write-ahead log.
  private static let marks: [[UInt8]] = [
    [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7], [0x37, 0x7F, 0x06, 0x82],
    [0x37, 0x7F, 0x06, 0x83],
  ]

  /// - Parameter isStore: a store is to be made there, which may lie in Keyline's own folder.
  /// - Throws: where writing to the path would damage a store or git's folder.
  static func refuse(_ path: String, isStore: Bool = false) throws(FileProblem) {
    let allowed = isStore ? StorePlace.folderName : nil
    guard let owner = try owner(of: path, except: allowed) else { return }
    throw FileProblem(
      path: path, reason: "belongs to \(owner) and is not written over; name another file")
  }

  /// The owner of a path, one folder's name left out; nil where no owner is known.
  private static func owner(
    of path: String, except allowed: String?
  ) throws(FileProblem) -> String? {
    let resolved = Disk.resolved(path)
    // As it was written, too: a link named `.git` is no less git's.
    let written = Paths.absolute(path, in: OwnProcess.folder)
    for part in [resolved, written].flatMap({ $0.utf8.split(separator: UInt8(ascii: "/")) }) {
      let name = String(Substring(part)).lowercased()
      if let folder = folders.first(where: { $0.name == name && name != allowed }) {
        return folder.owner
      }
    }
    if allowed == nil, try isStore(resolved) { return "a store" }
    for ending in endings where resolved.utf8.count > ending.utf8.count {
      guard resolved.hasSuffix(ending) else { continue }
      if try isStore(String(resolved.dropLast(ending.count))) { return "a store" }
    }
    if let head = try head(of: resolved), marks.contains(where: { head.starts(with: $0) }) {
      return "a database"
    }
    return nil
  }

  private static func isStore(_ path: String) throws(FileProblem) -> Bool {
    guard let head = try head(of: path) else { return false }
    return Workspace.isStore(header: head)
  }

  /// The first hundred bytes of a regular file; nil for anything else.
  private static func head(of path: String) throws(FileProblem) -> [UInt8]? {
    guard Disk.kind(of: path) == .file else { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      // A file that cannot be read may be a store.
      throw Disk.problem(path)
    }
    defer { _ = Descriptor.close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(0, count)))
  }
}
