internal import GRDB

/// One verification: what it reads, and what it found so far.
struct Verification {
  let db: Database
  var report: VerificationReport

  init(db: Database, level: VerificationReport.Level) {
    self.db = db
    report = VerificationReport(
      level: level, problems: [], revisions: 0, artifacts: 0, derivedRevisions: 0,
      foreignViews: 0)
  }

  /// - Parameter isOneEnough: ends after the check that finds the first problem.
  mutating func run(isOneEnough: Bool = false) {
    for step in Self.quickSteps + (report.level == .full ? Self.fullSteps : []) {
      check(step.subject, step.check)
      if isOneEnough, !report.isClean { return }
    }
  }

  private typealias Step = (
    subject: String, check: @Sendable (inout Verification) throws -> Void
  )

  private static let quickSteps: [Step] = [
    ("file", { try $0.checkPages() }),
    ("table lane", { try $0.checkLanes() }),
    ("table revision", { try $0.checkRevisions() }),
    ("table tag", { try $0.checkNames() }),
    ("table ledger", { try $0.checkLedger() }),
    ("views", { try $0.countViews() }),
  ]

  private static let fullSteps: [Step] = [
    ("foreign keys", { try $0.checkForeignKeys() }),
    ("table artifact", { try $0.checkArtifacts() }),
    ("trees", { try $0.checkTrees() }),
    ("table configuration", { try $0.checkConfigurations() }),
    ("table content", { try $0.checkContents() }),
    ("table configuration_set", { try $0.checkSets() }),
    ("table vector", { try $0.checkVectorLinks() }),
    ("table vector", { try $0.checkVectors() }),
    ("table entity", { try $0.checkEntities() }),
    ("derived rows", { try $0.checkDerivations() }),
    ("derived rows", { try $0.checkStrays() }),
    ("table constraint_item", { try $0.checkItems() }),
    ("newest revisions", { try $0.checkReads() }),
  ]

  /// Runs one check; an error in it is a problem, not the end.
  mutating func check(_ subject: String, _ body: (inout Verification) throws -> Void) {
    do {
      try body(&self)
    } catch let error as StoreError {
      report(subject, error.description)
    } catch let error as DatabaseError {
      report(subject, error.message ?? "SQLite error \(error.extendedResultCode.rawValue)")
    } catch {
      report(subject, "\(error)")
    }
  }

  mutating func report(_ subject: String, _ detail: String) {
    // A report is read by a person: one damaged page can upset thousands of rows.
    guard report.problems.count < 1000 else { return }
    report.problems.append(.init(subject: subject, detail: detail))
  }

  mutating func checkPages() throws {
    let pragma = report.level == .quick ? "quick_check" : "integrity_check"
    for line in try String.fetchAll(db, sql: "PRAGMA \(pragma)(100)") where line != "ok" {
      report("file", line)
    }
  }

  mutating func countViews() throws {
    report.foreignViews = try StoredViews(db: db).differences()
  }

  mutating func checkForeignKeys() throws {
    for row in try Row.fetchAll(db, sql: "PRAGMA foreign_key_check") {
      report("table \(try row.at(0) as String)", "a row names one that is missing")
    }
  }
}
