import CLibrary
import LayoutService
import Synchronization

/// A new file beside one that it is to replace.
///
/// It is locked while the process lives, however the process ends: a file of this kind that nobody
/// has locked was left by one that was killed, and the next writer in the folder removes it.
struct TemporaryFile {
  let path: String
  let descriptor: Int32

  private static let prefix = ".keyline-"
  private static let suffix = ".tmp"
  /// Folders in which nothing was left any more.
  private static let swept = Mutex<Set<String>>([])

  /// - Parameters:
  ///   - target: the file that will be replaced; its folder is there.
  ///   - mode: of the new file, as `open` takes it.
  init(for target: String, mode: mode_t) throws(FileProblem) {
    let folder = Paths.folder(of: Paths.absolute(target, in: OwnProcess.folder))
    Self.sweep(folder)
    var generator = SystemRandomNumberGenerator()
    while true {
      let word = String(generator.next() as UInt64, radix: 36)
      let path = Paths.join(folder, Self.prefix + word + Self.suffix)
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
      guard descriptor >= 0 else {
        if errno == EEXIST || errno == EINTR { continue }
        throw Disk.problem(target)
      }
      // Where files cannot be locked, nobody removes what is left either.
      _ = flock(descriptor, LOCK_EX)
      var info = stat()
      if fstat(descriptor, &info) == 0, info.st_nlink > 0 {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      // Taken for a file that was left, before it was locked.
      _ = Descriptor.close(descriptor)
    }
  }

  /// Removes what killed processes left in a folder; looks at each folder once.
  static func sweep(_ folder: String) {
    guard swept.withLock({ $0.insert(folder).inserted }) else { return }
    for name in (try? Disk.names(in: folder)) ?? []
    where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let path = Paths.join(folder, name)
      let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      _ = Descriptor.close(descriptor)
    }
  }
}
