import GRDB
import LayoutModel
import Testing

@testable import LayoutStore

/// `frames` in SQL against the frames that the store gives by themselves.
struct `Frames in SQL` {
  let folder: TemporaryFolder
  let store: DocumentStore
  let revisions: [RevisionID]

  init() throws {
    folder = try TemporaryFolder()
    store = try DocumentStore.create(at: folder.store)
    let first = try store.commit(
      "one", ["A.storyboard": .put([1], .parsed, Sample.document(3))],
      derivation: Sample.context())
    let second = try store.commit(
      "two",
      [
        "A.storyboard": .put([2], .parsed, Sample.document(3, leading: [1: 40])),
        "B.storyboard": .put([3], .parsed, Sample.document(2, leading: [0: 7])),
      ], derivation: Sample.context())
    revisions = [second.id, first.id]
  }

  /// Every row as text, from the frames of each scene.
  private func expected() throws -> Set<String> {
    var rows: Set<String> = []
    for revision in revisions {
      for scene in try store.scenes(at: revision) {
        let frames = try store.frames(scene: scene.scene, path: scene.path, at: revision)
        for view in frames.views {
          for (configuration, frame) in zip(frames.configurations, view.frames) {
            guard let frame else { continue }
            rows.insert(
              "\(revision.rawValue) \(scene.path) \(scene.scene) \(view.view) \(configuration.name) "
                + "\(frame.frame.x) \(frame.absoluteOrigin.y) \(frame.frame.width) "
                + "\(frame.measure(at: 1).map { "\(Int($0))" } ?? "-")")
          }
        }
      }
    }
    return rows
  }

  private static let columns = """
    rev || ' ' || document || ' ' || screen || ' ' || view || ' ' || config || ' ' || x || ' ' || ay
      || ' ' || w || ' ' || ifnull(lines_needed, '-')
    """

  private func rows(_ condition: String = "1") throws -> [String] {
    try store.query(sql: "SELECT \(Self.columns) FROM frames WHERE \(condition)").rows.map {
      guard case .text(let text) = $0[0] else { return "" }
      return text
    }
  }

  @Test func `every frame of the bound revisions is there once`() throws {
    let found = try rows()
    #expect(found.count == Set(found).count)
    let expected = try expected()
    #expect(Set(found) == expected)
    // Three views each on two configurations: of five scenes now, of three before.
    #expect(found.count == 3 * 2 * (5 + 3))
  }

  /// A condition in SQL and the same in Swift.
  struct Condition: Sendable, CustomTestStringConvertible {
    var sql: String
    var holds: @Sendable (String) -> Bool
    var testDescription: String { sql }
  }

  static let conditions = [
    Condition(sql: "document = 'B.storyboard'") { $0.contains(" B.storyboard ") },
    Condition(sql: "screen = 'root1' AND config = 'phone'") {
      $0.contains(" root1 ") && $0.contains(" phone ")
    },
    Condition(sql: "view = 'BUTTON1' COLLATE NOCASE") { $0.contains(" button1 ") },
    Condition(sql: "view IN ('button0', 'label1')") {
      $0.contains(" button0 ") || $0.contains(" label1 ")
    },
    Condition(sql: "view = 'button0' OR config = 'large'") {
      $0.contains(" button0 ") || $0.contains(" large ")
    },
    Condition(sql: "w = 60 AND screen > 'root0'") {
      $0.contains(" 60.0 ") && !$0.contains(" root0 ")
    },
    Condition(sql: "view = 7") { _ in false }, Condition(sql: "view = NULL") { _ in false },
  ]

  @Test(arguments: conditions)
  func `a condition leaves what it should`(condition: Condition) throws {
    let expected = try expected().filter(condition.holds)
    let found = try rows(condition.sql)
    #expect(Set(found) == expected)
  }

  @Test func `a join of two revisions finds what moved`() throws {
    let moved = try store.query(
      sql: """
        SELECT n.view, n.config, n.x, b.x FROM frames n JOIN frames b ON b.document = n.document
          AND b.screen = n.screen AND b.view = n.view AND b.config = n.config
        WHERE n.rev = :r AND b.rev = :base AND n.x <> b.x ORDER BY 1, 2
        """)
    #expect(
      moved.rows
        == ["button1", "label1"].flatMap { view in
          ["large", "phone"].map { [.text(view), .text($0), .real(40), .real(16)] }
        })
  }

  /// The store with two more revisions: neither the newest nor its parent is the first any more.
  private func grown() throws -> [RevisionID] {
    for (name, leading) in [("three", 50.0), ("four", 60)] {
      _ = try store.commit(
        name,
        [
          "A.storyboard": .put(Array(name.utf8), .parsed, Sample.document(3, leading: [1: leading]))
        ],
        derivation: Sample.context())
    }
    return try store.log().map(\.id)
  }

  @Test func `any revision that is named has its frames`() throws {
    let all = try grown()
    #expect(all.count == 4)
    for revision in all {
      let found = try store.query(
        sql: "SELECT count(*), min(rev), max(rev) FROM frames WHERE rev = '\(revision.rawValue)'")
      let scenes = try store.scenes(at: revision).map {
        try store.frames(scene: $0.scene, path: $0.path, at: revision)
      }
      let count = scenes.flatMap(\.views).flatMap(\.frames).count { $0 != nil }
      #expect(count > 0)
      #expect(
        found.rows == [
          [.integer(Int64(count)), .text(revision.rawValue), .text(revision.rawValue)]
        ])
    }
    let joined = try store.query(
      sql: """
        SELECT r.rev, max(f.x) FROM revisions r JOIN frames f ON f.rev = r.rev
        WHERE f.document = 'A.storyboard' AND f.view = 'button1' GROUP BY r.rev
        """)
    #expect(Set(joined.rows.map { $0[0] }) == Set(all.map { .text($0.rawValue) }))
    #expect(Set(joined.rows.map { $0[1] }) == [.real(16), .real(40), .real(50), .real(60)])
    let listed = try store.query(
      sql: "SELECT DISTINCT rev FROM frames WHERE rev IN (SELECT rev FROM revisions)")
    #expect(listed.rows.count == 4)
  }

  @Test(arguments: ["rev = 'none'", "rev = 'HEAD'", "rev LIKE '%'", "rev GLOB '*'", "rev > 'a'"])
  func `frames of revisions that are asked for otherwise are refused with how to ask`(
    condition: String
  ) throws {
    _ = try grown()
    #expect {
      try store.query(sql: "SELECT * FROM frames WHERE \(condition)")
    } throws: {
      "\($0)".contains("HEAD~3")
    }
  }

  @Test func `only what is asked for is decoded, and once`() throws {
    let cases = [
      ("", 8), ("WHERE rev = '\(revisions[1].rawValue)'", 3),
      ("WHERE document = 'B.storyboard'", 2),
      ("WHERE screen = 'root2' AND w < 44", 2), ("WHERE screen = 'nowhere'", 0), ("LIMIT 1", 1),
      ("a JOIN frames b ON b.view = a.view AND b.config = a.config", 8),
    ]
    for (rest, count) in cases {
      let decoded = try store.read { db -> Int in
        let rows = try revisions.map { try RevisionTable(db: db).require($0) }
        let source = FrameSource(db: db, rows: rows)
        try FramesModule.register(source, on: db)
        _ = try Row.fetchAll(db, sql: "SELECT * FROM frames \(rest)")
        return source.decodedCount
      }
      #expect(decoded == count, "\(rest)")
    }
  }

  @Test func `a damaged vector is told as such`() throws {
    try store.write {
      try $0.execute(sql: "UPDATE vector SET data = X'FFFFFFFF0F00'")
    }
    #expect {
      _ = try rows()
    } throws: { error in
      guard case StoreError.damaged(let path, _) = error else { return false }
      return path.hasPrefix("vector")
    }
  }
}
