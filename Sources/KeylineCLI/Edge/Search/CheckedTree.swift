import LayoutModel
import LayoutService
import LayoutSettings
import Synchronization

/// The tree that a check is about: a commit of git, or the disk below a root.
struct CheckedTree {
  /// nil = the disk.
  private let head: GitRange.Head?
  private let root: TreeRoot
  let settings: SettingsFiles

  /// Of the commit that is checked out, the settings and acceptances that lie on the disk count: what
  /// somebody accepts counts at once, and ``Uncommitted`` says so.
  init(head: GitRange.Head? = nil, root: TreeRoot = .here) {
    self.root = root
    guard head != .commit("HEAD") || !root.hasWorkingFiles else {
      self.head = head
      settings = root.settings()
      return
    }
    let files = head?.settingsFiles(in: OwnProcess.folder)
    self.head = files == nil ? nil : head
    settings = files ?? root.settings()
  }

  /// The acceptances of this tree, by the day that is today.
  func ledger() throws -> AcceptanceLedger {
    let bytes = try settings.read(AcceptanceFile.path) ?? []
    let read = settings.read
    return AcceptanceLedger(
      try AcceptanceFile.read(bytes), today: try Self.today(),
      exists: { (try? read($0)) ?? nil != nil },
      comments: CommentCache(read: read).comments)
  }

  /// The files of the tree.
  func snapshot() throws -> TreeSnapshot {
    if let head { return try head.snapshot(in: OwnProcess.folder) }
    let files = try DocumentSearch.files([root.folder], withDeclarations: true).map {
      DocumentSearch.source($0, as: root.fromRoot(DocumentPath($0)))
    }
    return try TreeSnapshot(disk: files, fonts: FontSearch.shelf(below: root.folder))
  }

  /// The tree's findings, judged by the settings and matrix that were asked for.
  func audit(_ matrix: MatrixOptions) throws -> AcceptanceAudit {
    let settings = try matrix.settings()
    return AcceptanceAudit(
      tree: try snapshot(), matrix: try matrix.matrix(by: settings), policy: FindingPolicy(settings)
    )
  }

  /// `2026-11-22`, by the clock or by $KEYLINE_DATE.
  static func today() throws -> String {
    String(DateText.text(try Author.time(nil)).prefix { $0 != " " })
  }

  /// Refuses what is no day, and a day that is over.
  static func requireDay(_ until: String) throws {
    guard AcceptanceFile.isDate(until) else { throw CommandError.badDay(until) }
    guard try until >= today() else {
      throw CommandError.needsOne("\(until) is over already; give a later --until")
    }
  }

  /// A reason that says something; nil where it is blank.
  static func reason(_ text: String?) -> String? {
    text.flatMap { text in text.contains { !$0.isWhitespace } ? text : nil }
  }

  /// Adds what was accepted to what the disk has.
  /// - Parameter looked: whether a configuration of this name was looked at for it.
  func add(
    _ acceptances: [Acceptance], to ledger: AcceptanceLedger, lookedAt looked: (String) -> Bool
  ) throws {
    guard !acceptances.isEmpty else { return }
    try write(ledger.adding(try marked(acceptances), lookedAt: looked))
  }

  /// New acceptances with the documents that they must never be taken for.
  func marked(_ acceptances: [Acceptance]) throws -> [Acceptance] {
    guard !acceptances.isEmpty else { return [] }
    let files = try DocumentSearch.files([root.folder]).map {
      DocumentSearch.source($0, as: root.fromRoot(DocumentPath($0)))
    }
    return acceptances.map(try SharedObjects(files, of: acceptances).marked)
  }

  /// Writes what is accepted on the disk.
  func write(_ acceptances: [Acceptance]) throws {
    let path = Paths.join(root.folder, AcceptanceFile.path.text)
    try Disk.makeFolder(Paths.folder(of: path))
    try Disk.writeOwn(AcceptanceWriter.bytes(of: acceptances), to: path)
  }
}

/// Acceptances that documents contain. Each document is read once.
private final class CommentCache: Sendable {
  private let read: @Sendable (DocumentPath) throws -> [UInt8]?
  private let known = Mutex<[DocumentPath: AcceptingComments]>([:])

  init(read: @escaping @Sendable (DocumentPath) throws -> [UInt8]?) { self.read = read }

  @Sendable func comments(_ path: DocumentPath) -> AcceptingComments {
    known.withLock { known in
      if let found = known[path] { return found }
      let bytes = (try? read(path)) ?? nil
      let found = AcceptingComments(bytes ?? [], path: path)
      known[path] = found
      return found
    }
  }
}
