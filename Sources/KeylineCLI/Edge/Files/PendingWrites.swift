import CLibrary
import LayoutModel
import LayoutService

/// Files that a verb is about to write, noted on the disk before the first of them changes.
///
/// Each file is replaced whole, but a process can be killed between two of them, or between the
/// store and the first. The note has what they were and what they become; the next verb finishes
/// what is noted (``settle(_:in:on:isRecorded:)``), and a file that differs from both is left
/// alone.
struct PendingWrites {
  /// The suffix of the note's name, after the store's.
  static let ending = ".pending"
  /// The note of a tree without a store, in git's folder.
  static let nameInGit = "keyline-pending"

  /// The change of one file.
  struct Entry: Hashable {
    enum Place: String { case tree, own }

    /// In the tree, below its root; Keyline's own, beside the note.
    var place = Place.tree
    var path: DocumentPath
    /// The bytes on the disk; nil = nothing. Of no interest for Keyline's own files.
    var before: [UInt8]?
    /// nil = the file goes away.
    var after: [UInt8]?
    /// Whether the file is staged in git afterwards.
    var isStaged = false
  }

  /// The verb that began it, as the person typed it.
  var verb: String
  /// The revision without which nothing is to be written; nil: there is none to wait for.
  var revision: RevisionMark?
  var entries: [Entry] = []

  /// Adds a document, as the disk has it now.
  mutating func add(
    _ path: DocumentPath, below root: String, becomes after: [UInt8]?, isStaged: Bool = false
  ) throws {
    try Self.refuseLinks(on: path, below: root)
    let before = try Self.onDisk(path, below: root)
    entries.append(Entry(path: path, before: before, after: after, isStaged: isStaged))
  }

  /// Adds one of Keyline's own files, which lies beside the note.
  mutating func addOwn(_ file: String, becomes after: [UInt8]?) {
    entries.append(Entry(place: .own, path: DocumentPath(Paths.name(of: file)), after: after))
  }

  private static func refuseLinks(
    on path: DocumentPath, below root: String
  ) throws(FileProblem) {
    guard let link = Links.onTheWay(to: path, below: root) else { return }
    throw FileProblem(path: path.text, reason: "lies beyond the symbolic link \(link)")
  }

  /// A file of the tree; nil where there is none.
  private static func onDisk(
    _ path: DocumentPath, below root: String
  ) throws(FileProblem) -> [UInt8]? {
    let file = Paths.join(root, path.text)
    return Disk.kind(of: file) == .missing ? nil : try Disk.read(file)
  }

  /// Writes all entries; answers the files that were written and those that were left alone.
  ///
  /// What is written already is passed over, so that it can be done again.
  func perform(_ note: String, in root: String) throws -> (written: Int, left: [DocumentPath]) {
    var written = 0
    var left: [DocumentPath] = []
    for entry in entries {
      guard entry.place == .tree else {
        let file = Paths.join(Paths.folder(of: note), entry.path.text)
        if let after = entry.after {
          try Disk.writeOwn(after, to: file)
        } else {
          try Disk.remove(file)
        }
        continue
      }
      try Self.refuseLinks(on: entry.path, below: root)
      let current = try Self.onDisk(entry.path, below: root)
      guard current == entry.after || current == entry.before else {
        left.append(entry.path)
        continue
      }
      if current != entry.after {
        try Disk.put(entry.after, at: Paths.join(root, entry.path.text))
        written += 1
      }
      if entry.isStaged { try GitFiles.stage(entry.path.text, in: root) }
    }
    return (written, left)
  }

  /// Notes them, writes them and takes the note away.
  /// - Returns: the documents that were edited meanwhile, and are as they were.
  @discardableResult
  func carryOut(_ note: String, in root: String) throws -> [DocumentPath] {
    let held = try Held(self, at: note)
    let left = try perform(note, in: root).left
    try held.end()
    return left
  }

  /// A note on the disk whose process lives.
  final class Held {
    let writes: PendingWrites
    private let note: String
    private let descriptor: Int32

    init(_ writes: PendingWrites, at note: String) throws {
      (self.writes, self.note) = (writes, note)
      let temporary = try TemporaryFile(for: note, mode: 0o600)
      var failure = Descriptor.write(writes.bytes, to: temporary.descriptor)
      if failure == 0, fsync(temporary.descriptor) != 0 { failure = errno }
      // Another process's note is never replaced; not every disk has links.
      if failure == 0, link(temporary.path, note) != 0 { failure = errno }
      if [EPERM, EOPNOTSUPP, ENOSYS].contains(failure), Disk.kind(of: note) == .missing {
        failure = rename(temporary.path, note) == 0 ? 0 : errno
      }
      unlink(temporary.path)
      guard failure == 0 else {
        _ = Descriptor.close(temporary.descriptor)
        guard failure != EEXIST else { throw PendingWrites.isBusy(note) }
        throw Disk.problem(note, failure)
      }
      descriptor = temporary.descriptor
      Self.syncFolder(of: note)
    }

    deinit { _ = Descriptor.close(descriptor) }

    /// Takes the note away: all is done, or nothing is to be.
    func end() throws { try Disk.remove(note) }

    private static func syncFolder(of file: String) {
      let folder = open(Paths.folder(of: file), O_RDONLY | O_CLOEXEC)
      guard folder >= 0 else { return }
      // Not every disk can; then its order of writing is all there is.
      _ = fsync(folder)
      _ = Descriptor.close(folder)
    }
  }

  /// Another process writes what is noted there.
  static func isBusy(_ note: String) -> FileProblem {
    FileProblem(path: note, reason: "another keyline is writing files here; try again")
  }
}
