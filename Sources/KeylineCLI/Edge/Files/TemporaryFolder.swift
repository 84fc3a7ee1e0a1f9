import CLibrary
import LayoutService

/// A new, empty folder for files that one command needs for itself; only its owner can read it.
struct TemporaryFolder {
  let path: String

  /// Makes it in `$TMPDIR`, else in `/tmp`.
  init() throws(FileProblem) {
    let above = OwnProcess.variable("TMPDIR") ?? "/tmp"
    var name = Array(Paths.join(above, "keyline-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else {
      throw FileProblem(path: above, reason: Disk.reason(errno))
    }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes it with the files in it; what cannot be removed is left to the system's own cleaning.
  func remove() {
    for name in (try? Disk.names(in: path)) ?? [] { unlink(Paths.join(path, name)) }
    rmdir(path)
  }
}
