import LayoutModel
import LayoutService

/// The findings that a user chooses to accept.
extension Accept {
  /// The findings to accept: exactly one of these is given.
  enum Choice {
    case named([String])
    /// The lines of a comment.
    case reply(String)
    /// Every finding that fails the check.
    case all
    /// Those of them that the answers to questions take.
    case asked
    /// Nothing: lines that no longer count are removed.
    case stale

    var isStale: Bool { if case .stale = self { true } else { false } }
  }

  func choice() throws -> Choice {
    var given: [Choice] = findings.isEmpty ? [] : [.named(findings)]
    if let reply { given.append(.reply(reply)) }
    if all { given.append(.all) }
    if interactive { given.append(.asked) }
    if prune { given.append(.stale) }
    guard let choice = given.first, given.count == 1 else {
      throw CommandError.needsOne(
        "name findings, as in `keyline accept Main.storyboard:214 --git main -m REASON`, or give "
          + "one of --interactive, --all, --reply and --prune")
    }
    guard !interactive || !common.json else {
      throw CommandError.exclude("--interactive", "--json")
    }
    return choice
  }

  func chosen(
    _ choice: Choice, of found: Acceptable, _ console: Console
  ) throws -> [Acceptance] {
    switch choice {
    case .stale: []
    case .asked: try ask(found, console)
    case .all: accepted(all: found, try reason())
    case .named(let names): try accepted(names, try reason(), found)
    case .reply(let file): try replied(file, found)
    }
  }

  private func accepted(all found: Acceptable, _ why: String) -> [Acceptance] {
    found.gating.map { found.acceptance($0, why) }
  }

  private func reason() throws -> String {
    guard let why = CheckedTree.reason(why) else {
      throw CommandError.needsOne("say why it is all right, with -m")
    }
    return why
  }

  private func replied(_ file: String, _ found: Acceptable) throws -> [Acceptance] {
    // Whose reply it was, or where: -m adds it to each reason.
    let source = why.map { " (\($0))" } ?? ""
    let text = file == "-" ? try Disk.readInput() : try Disk.read(file, limit: 1 << 20)
    return try AcceptReply.all(in: String(decoding: text, as: UTF8.self)).flatMap { line in
      guard let why = CheckedTree.reason(line.why + source) else { return [Acceptance]() }
      return try accepted([line.name], why, found)
    }
  }

  private func accepted(
    _ names: [String], _ why: String, _ found: Acceptable
  ) throws -> [Acceptance] {
    try names.flatMap { name -> [Acceptance] in
      let meant = found.findings.filter { FindingName(name).means($0) }
      guard let first = meant.first else {
        throw CommandError.needsOne(unknown(name, found.findings))
      }
      let documents = Set(meant.map(\.document))
      guard documents.count == 1 || !FindingName(name).isKey(of: first) else {
        throw CommandError.needsOne(
          "\(name) is a finding of \(documents.count) documents that share their objects' ids; name one: "
            + meant.prefix(5).map { FindingName.text($0, isShared: true) }.joined(separator: ", "))
      }
      return meant.map { found.acceptance($0, why) }
    }
  }

  private func unknown(_ name: String, _ findings: [Finding]) -> String {
    let source = languages ? "`keyline languages`" : "the check"
    guard !findings.isEmpty else {
      return "\(source) finds nothing, so that there is no \"\(name)\" to accept"
        + (scope.comparesStates
          ? ""
          : "; it compares with what is recorded: give --git or --base as for the check that told the finding")
    }
    var places: [String] = []
    for finding in findings {
      let place = finding.document.text + (finding.location.map { ":\($0.line)" } ?? "")
      if !places.contains(place) { places.append(place) }
      if places.count == 5 { break }
    }
    return "\(source) has no finding called \"\(name)\"; it has some at "
      + places.joined(separator: ", ")
  }

  /// One question for each finding that fails the check; the end of input is the end of questions.
  private func ask(_ found: Acceptable, _ console: Console) throws -> [Acceptance] {
    var accepted: [Acceptance] = []
    for finding in found.gating {
      try console.print(finding, total: found.total)
      console.note("accept it? y = yes, n = no, q = enough")
      guard let answer = readLine(), answer.lowercased() != "q" else { break }
      guard answer.lowercased().hasPrefix("y") else { continue }
      var reason = why
      if reason == nil {
        console.note("why?")
        reason = readLine()
      }
      guard let reason = CheckedTree.reason(reason) else {
        console.note("no reason, not accepted")
        continue
      }
      accepted.append(found.acceptance(finding, reason))
    }
    return accepted
  }
}
