import LayoutModel
import LayoutService
import LayoutSettings
import Synchronization

/// The tree that a check is about: a commit of git, or the disk below the root.
struct CheckedTree {
  /// nil = the disk.
  private let head: GitRange.Head?
  let settings: SettingsFiles

  /// Of the commit that is checked out, the settings and acceptances that lie on the disk count: what
  /// somebody accepts counts at once, and ``Uncommitted`` says so.
  init(head: GitRange.Head? = nil) {
    guard head != .commit("HEAD") || !Self.hasDisk else {
      self.head = head
      settings = SettingsSearch.files()
      return
    }
    let files = head?.settingsFiles(in: OwnProcess.folder)
    self.head = files == nil ? nil : head
    settings = files ?? SettingsSearch.files()
  }

  /// A bare repository has no files that could say anything else than its commits.
  private static var hasDisk: Bool {
    Disk.kind(of: Paths.join(SettingsSearch.root, ".git")) != .missing
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
    let root = SettingsSearch.root
    let files = try DocumentSearch.files([root], withDeclarations: true).map {
      DocumentSearch.source($0, as: DocumentPath(Paths.relative($0, to: root) ?? $0))
    }
    return try TreeSnapshot(disk: files, fonts: FontSearch.shelf(below: root))
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
  static func add(
    _ acceptances: [Acceptance], to ledger: AcceptanceLedger, lookedAt looked: (String) -> Bool
  ) throws {
    guard !acceptances.isEmpty else { return }
    try write(ledger.adding(try marked(acceptances), lookedAt: looked))
  }

  /// New acceptances with the documents that they must never be taken for.
  static func marked(_ acceptances: [Acceptance]) throws -> [Acceptance] {
    guard !acceptances.isEmpty else { return [] }
    let root = SettingsSearch.root
    let files = try DocumentSearch.files([root]).map {
      DocumentSearch.source($0, as: DocumentPath(Paths.relative($0, to: root) ?? $0))
    }
    return acceptances.map(try SharedObjects(files, of: acceptances).marked)
  }

  /// Writes what is accepted on the disk.
  static func write(_ acceptances: [Acceptance]) throws {
    let path = Paths.join(SettingsSearch.root, AcceptanceFile.path.text)
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
