import CLibrary
import LayoutModel
import LayoutService
import Synchronization

extension PendingWrites {
  /// The fate of a note.
  enum Outcome { case nothing, settled, busy }

  /// Whether this process writes nothing, and leaves notes to others.
  static let areLeft = Atomic<Bool>(false)

  /// Finishes what a verb that was cut off had begun, and says so.
  ///
  /// What waits for a revision that was never recorded is given up: nothing of it was written yet.
  /// - Parameters:
  ///   - note: the note's file, which is seldom there.
  ///   - root: of the tree.
  ///   - isRecorded: whether a store has the revision.
  @discardableResult
  static func settle(
    _ note: String, in root: String, on console: Console,
    isRecorded: (RevisionMark) throws -> Bool = { _ in false }
  ) throws -> Outcome {
    guard !areLeft.load(ordering: .relaxed) else { return .nothing }
    // A note that was never put in its place.
    TemporaryFile.sweep(Paths.folder(of: note))
    guard Disk.kind(of: note) == .file else { return .nothing }
    let descriptor = open(note, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return .nothing }
    defer { _ = Descriptor.close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return .busy }
    // Taken away while it was opened: its process has finished.
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_nlink > 0 else { return .nothing }
    guard let writes = PendingWrites(try Disk.read(note, limit: 1 << 30)) else {
      throw FileProblem(path: note, reason: "is no list of pending writes; remove it to go on")
    }
    let verb = "`keyline \(writes.verb)`"
    if let revision = writes.revision, try !isRecorded(revision) {
      try Disk.remove(note)
      console.note("\(verb) was cut off before it was recorded; nothing was changed")
      return .settled
    }
    let (written, left) = try writes.perform(note, in: root)
    try Disk.remove(note)
    console.note(
      "\(verb) was cut off while it wrote; finished: \(counted(written, "file")) written")
    for path in left {
      console.note("\(path): was edited since, and is left as it is")
    }
    return .settled
  }

  /// The same for the tree that the current folder lies in: its store, and its git repository.
  static func settleHere(on console: Console) throws {
    // A verb that needs the store reports that it cannot be opened; another may repair it.
    if let place = StorePlace.find() { try? place.settle(on: console) }
    if let git = GitPlace.find(OwnProcess.folder) {
      try settle(git.note, in: git.root, on: console)
    }
  }
}

extension StorePlace {
  /// The note of pending writes.
  var note: String { path + PendingWrites.ending }

  /// Finishes what was noted beside the store.
  /// - Parameter isWaiting: whether the store is about to be written, and another process that
  ///   writes there is waited for, up to a minute.
  /// - Throws: where it still does then.
  func settle(on console: Console, isWaiting: Bool = false) throws {
    let start = ContinuousClock.now
    while true {
      let outcome = try PendingWrites.settle(note, in: root, on: console) { revision in
        try workspace(for: isWaiting ? .writing : .reading).hasRecorded(revision)
      }
      guard outcome == .busy, isWaiting else { return }
      guard start.duration(to: .now) < .seconds(60) else { throw PendingWrites.isBusy(note) }
      usleep(20_000)
    }
  }
}

// MARK: Bytes

extension PendingWrites {
  private static let title = "keyline pending writes 1"
  /// The names, or endings, of Keyline's own files that are written along.
  private static let own = [".merge", ".resolve", "keyline-resolve"]

  /// A line each: the title, the verb, the revision or `-`; then of each file a line with tabs, and
  /// behind it the bytes it had and the bytes it is to have.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func line(_ words: [String?]) {
      bytes += words.map(LineWords.written).joined(separator: "\t").utf8
      bytes.append(0x0A)
    }
    line([Self.title])
    line([verb])
    line(revision.map { [$0.parent.rawValue, $0.author, String($0.time), $0.message] } ?? [nil])
    for entry in entries {
      line([
        entry.place.rawValue, entry.path.text, entry.before.map { String($0.count) },
        entry.after.map { String($0.count) }, entry.isStaged ? "staged" : nil,
      ])
      bytes += entry.before ?? []
      bytes += entry.after ?? []
    }
    return bytes
  }

  /// nil: the bytes are no note, or not a whole one.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    func line() -> [String?]? {
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      let text = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      return text.split(separator: "\t", omittingEmptySubsequences: false).map(LineWords.read)
    }
    func take(_ count: String?) -> [UInt8]?? {
      guard let count else { return .some(nil) }
      guard let count = Int(count), (0...rest.count).contains(count) else { return nil }
      defer { rest = rest.dropFirst(count) }
      return .some(Array(rest.prefix(count)))
    }
    guard line() == [Self.title], let verb = line()?.first ?? nil, let words = line() else {
      return nil
    }
    self.verb = verb
    if words != [nil] {
      guard words.count == 4, let parent = words[0], let author = words[1],
        let time = words[2].flatMap({ Int64($0) }), let message = words[3]
      else { return nil }
      revision = RevisionMark(
        parent: RevisionID(rawValue: parent), author: author, time: time, message: message)
    }
    while !rest.isEmpty {
      guard let words = line(), words.count == 5, let place = words[0].flatMap(Entry.Place.init),
        let text = words[1], let before = take(words[2]), let after = take(words[3])
      else { return nil }
      let path = DocumentPath(text)
      let parts = path.parts
      guard !parts.isEmpty, !parts.contains(where: { ["", ".", ".."].contains($0) }),
        place == .tree || (parts.count == 1 && Self.own.contains { text.hasSuffix($0) })
      else { return nil }
      entries.append(
        Entry(place: place, path: path, before: before, after: after, isStaged: words[4] != nil))
    }
  }
}
