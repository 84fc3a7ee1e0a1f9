import CLibrary
import LayoutService

/// Everything that verbs write on the disk goes through here.
extension Disk {
  /// The longest wait for a reader of a named pipe.
  private static let patience = Duration.seconds(10)

  /// Writes a file that somebody named.
  ///
  /// - Throws: where something else is there that would be lost (``OutputGround``).
  static func write(
    _ bytes: [UInt8], to path: String, as kind: OutputKind, force: Bool
  ) throws(FileProblem) {
    let bytes = kind.marked(bytes)
    try OutputGround.refuse(path, as: kind, force: force, writing: bytes)
    try rewrite(path, with: bytes)
  }

  /// Writes a file anew that a command was asked to edit.
  ///
  /// A regular file is replaced whole or not at all, and keeps its mode and owner; the file behind
  /// a link is, not the link. What is something else, such as a device, a queue or `/dev/stdout`,
  /// is written into.
  /// - Throws: where the file belongs to a store or to git (``StoreGround``); nothing is written
  ///   then.
  static func rewrite(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
    try StoreGround.refuse(path)
    if let descriptor = Descriptor.named(path) {
      let failure = Descriptor.write(bytes, to: descriptor)
      guard failure == 0 else { throw problem(path, failure) }
      return
    }
    var info = stat()
    guard stat(path, &info) == 0 else {
      guard errno == ENOENT else { throw problem(path) }
      guard !isLink(path) else {
        throw FileProblem(path: path, reason: "is a link to nothing; name the file itself")
      }
      return try replace(path, with: bytes)
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: try replace(resolved(path), with: bytes, like: info)
    case S_IFDIR: throw FileProblem(path: path, reason: "is a folder; name a file")
    default: try fill(path, with: bytes)
    }
  }

  /// Writes one of Keyline's own files, which lie beside the store or in git's folder.
  static func writeOwn(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    var info = stat()
    let isThere = stat(path, &info) == 0
    guard !isThere || info.st_mode & S_IFMT == S_IFREG else {
      throw FileProblem(path: path, reason: "is no file; remove it")
    }
    try replace(
      isThere ? resolved(path) : path, with: bytes, like: isThere ? info : nil, isSynced: true)
  }

  /// Puts a document of a tree in its place, with the folders above it: these bytes, or nil to
  /// remove it. A link in its place is replaced itself, as git does.
  static func put(_ bytes: [UInt8]?, at path: String) throws(FileProblem) {
    try StoreGround.refuse(path)
    if let bytes {
      try makeFolder(Paths.folder(of: path))
      var info = stat()
      let isFile = lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
      try replace(path, with: bytes, like: isFile ? info : nil, isSynced: true)
    } else if kind(of: path) == .file {
      try remove(path)
    }
  }

  /// Makes a folder that somebody named, and those above it.
  static func makeOutputFolder(_ path: String) throws(FileProblem) {
    try StoreGround.refuse(path)
    try makeFolder(path)
  }

  /// Writes beside the file first, and puts the new one in its place once it is whole.
  /// - Parameter isSynced: whether the disk has it before this returns, which takes milliseconds.
  private static func replace(
    _ path: String, with bytes: [UInt8], like old: stat? = nil, isSynced: Bool = false
  ) throws(FileProblem) {
    let temporary = try TemporaryFile(for: path, mode: old == nil ? 0o644 : 0o600)
    var failure = Descriptor.write(bytes, to: temporary.descriptor)
    if failure == 0, let old {
      // Only root can give a file away; whoever cannot keeps the file as its own.
      if old.st_uid != geteuid() || old.st_gid != getegid() {
        _ = fchown(temporary.descriptor, old.st_uid, old.st_gid)
      }
      if fchmod(temporary.descriptor, old.st_mode & 0o7777) != 0 { failure = errno }
    }
    if failure == 0, isSynced, fsync(temporary.descriptor) != 0, errno != EINVAL {
      failure = errno
    }
    if failure == 0, rename(temporary.path, path) != 0 { failure = errno }
    if failure != 0 { unlink(temporary.path) }
    let closing = Descriptor.close(temporary.descriptor)
    guard failure == 0, closing == 0 else {
      throw problem(path, failure == 0 ? closing : failure)
    }
  }

  /// Writes into what is there and stays there.
  private static func fill(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
    let start = ContinuousClock.now
    // Opening a queue that nobody reads waits for a reader, unless asked not to.
    func opened() -> Int32 { open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK) }
    var descriptor = opened()
    while descriptor < 0 {
      guard errno == ENXIO || errno == EINTR else { throw problem(path) }
      guard start.duration(to: .now) < patience else {
        throw FileProblem(path: path, reason: "nobody reads from it")
      }
      usleep(20_000)
      descriptor = opened()
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    var failure = Descriptor.write(bytes, to: descriptor)
    let closing = Descriptor.close(descriptor)
    if failure == 0 { failure = closing }
    guard failure == 0 else { throw problem(path, failure) }
  }
}
