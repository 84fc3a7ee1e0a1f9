import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The files of `Integrations`, run as their services would.
@Suite(.serialized, .enabled(if: hasGit, "git is not installed"))
struct `Integrations` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Integrations")

  /// The scripts behind `key` in a YAML file, in their order: a block after `|`, or list items.
  private func scripts(_ key: String, in file: String) throws -> [String] {
    let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    var found: [String] = []
    for (index, line) in lines.enumerated() {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("\(key): "), trimmed != "\(key): |" {
        found.append(String(trimmed.dropFirst(key.count + 2)))
        continue
      }
      guard trimmed == "\(key): |" || trimmed == "\(key):" else { continue }
      let block = lines[(index + 1)...].prefix { $0.isEmpty || indent($0) > indent(line) }
      found.append(
        block.map { line in
          let text = line.trimmingCharacters(in: .whitespaces)
          // An item of several lines begins behind its sign.
          if text == "- |" { return "" }
          return text.hasPrefix("- ") && trimmed == "\(key):" ? String(text.dropFirst(2)) : line
        }.joined(separator: "\n"))
    }
    return found
  }

  /// Runs a script in a checkout of a pull request; answers its exit code and output.
  private func run(
    _ script: String, in folder: URL, _ environment: [String: String]
  ) throws -> (code: Int32, out: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-e", "-c", script]
    process.currentDirectoryURL = folder
    let tools = try Keyline.binary.deletingLastPathComponent().path
    process.environment = ["PATH": "\(tools):/usr/bin:/bin"].merging(environment) { $1 }
    process.standardOutput = pipe
    try process.run()
    let out = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: out, as: UTF8.self))
  }

  /// A clone of one commit, as services make them, of a branch that left `main`.
  private func withPullRequest(breaking: Bool, _ body: (URL) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      let origin = Keyline(folder: keyline.folder.appending(path: "origin"))
      try FileManager.default.createDirectory(at: origin.folder, withIntermediateDirectories: true)
      try git(origin.folder, "init", "-q", "-b", "main")
      try origin.write(Fixtures.screen(), to: "App/Main.storyboard")
      try git(origin.folder, "add", "-A")
      try git(origin.folder, "commit", "-q", "-m", "First")
      try git(origin.folder, "switch", "-q", "-c", "feature")
      try origin.write(
        breaking ? Fixtures.screen(button: 340) : Fixtures.screen(top: 28),
        to: "App/Main.storyboard")
      try git(origin.folder, "commit", "-q", "-a", "-m", "Second")
      let clone = keyline.folder.appending(path: "clone")
      try git(
        keyline.folder, "clone", "-q", "--depth", "1", "--branch", "feature",
        "file://" + origin.folder.path, clone.path)
      try body(clone)
    }
  }

  @Test(arguments: [false, true])
  func `the steps of the GitHub action fetch, check and summarise`(isBreaking: Bool) throws {
    try withPullRequest(breaking: isBreaking) { clone in
      let steps = try scripts("run", in: "github/action.yml")
      try #require(steps.count == 3)
      let step = steps[0]
      let summary = clone.appending(path: "summary.md")
      let output = clone.appending(path: "output.txt")
      let environment = [
        "BASE": "main", "KEYLINE": "keyline", "KEYLINE_PATHS": "",
        "GITHUB_STEP_SUMMARY": summary.path, "GITHUB_OUTPUT": output.path,
      ]
      let check = try run(step, in: clone, environment)
      #expect(check.code == 0, "\(check.out)")
      let code = isBreaking ? "1" : "0"
      #expect(try String(contentsOf: output, encoding: .utf8) == "code=\(code)\n")
      #expect(try run(steps[2], in: clone, ["CODE": code]).code == (isBreaking ? 1 : 0))
      #expect(check.out.contains("::error file=App/Main.storyboard") == isBreaking)
      #expect(!(try String(contentsOf: summary, encoding: .utf8)).isEmpty)
      let sarif = try JSONSerialization.jsonObject(
        with: Data(contentsOf: clone.appending(path: "keyline.sarif")))
      #expect((sarif as? [String: Any])?["version"] as? String == "2.1.0")
      try comments(steps[1], in: clone, isBreaking: isBreaking)
    }
  }

  /// A command `gh` that keeps what it was given, in place of the service.
  private func comments(_ step: String, in clone: URL, isBreaking: Bool) throws {
    let tools = clone.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let gh = tools.appending(path: "gh")
    let script = "#!/bin/sh\nprintf '%s\\n' \"$*\" >> calls.txt\n"
    try Data(script.utf8).write(to: gh)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: gh.path)
    let commented = try run(
      step, in: clone,
      [
        "PATH": "\(tools.path):/usr/bin:/bin", "GITHUB_REPOSITORY": "team/app", "PULL": "7",
        "REPORT": "https://example.org/artifact/1",
      ])
    #expect(commented.code == 0, "\(commented.out)")
    let calls = try String(contentsOf: clone.appending(path: "calls.txt"), encoding: .utf8)
    #expect(
      calls.contains("repos/team/app/issues/7/comments -F body=@keyline-comment.md") == isBreaking)
    let body = try String(contentsOf: clone.appending(path: "keyline-comment.md"), encoding: .utf8)
    #expect(body.hasPrefix("<!-- keyline:report:v1 -->"))
    #expect(body.contains("(https://example.org/artifact/1)"))
    let pictures = clone.appending(path: "keyline-pictures")
    guard isBreaking else { return #expect(!FileManager.default.fileExists(atPath: pictures.path)) }
    #expect(body.contains("#### L") && body.contains("App/Main.storyboard:"))
    let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path)
    let name = try #require(names.first)
    #expect(names.count == 1 && body.contains("keyline-pictures/\(name)"))
    let png = try Data(contentsOf: pictures.appending(path: name))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `a label accepts what stops a pull request for that run`() throws {
    try withPullRequest(breaking: true) { clone in
      let output = clone.appending(path: "output.txt")
      let step = try #require(try scripts("run", in: "github/action.yml").first)
      let check = try run(
        step, in: clone,
        [
          "BASE": "main", "KEYLINE": "keyline", "KEYLINE_PATHS": "", "ACCEPTED": "true",
          "GITHUB_OUTPUT": output.path,
        ])
      #expect(check.code == 0, "\(check.out)")
      #expect(try String(contentsOf: output, encoding: .utf8) == "code=0\n")
      #expect(!check.out.contains("::error"))
    }
    try withPullRequest(breaking: true) { clone in
      let environment = [
        "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main",
        "CI_MERGE_REQUEST_LABELS": "ui,keyline-accept", "CI_JOB_URL": "https://example.org/jobs/1",
      ]
      let job = try scripts("script", in: "gitlab/keyline.gitlab-ci.yml").joined(separator: "\n")
      #expect(try run(job, in: clone, environment).code == 0)
    }
  }

  @Test func `a member's reply accepts a finding and is pushed to the branch`() throws {
    try withPullRequest(breaking: true) { clone in
      let keyline = Keyline(folder: clone)
      #expect(try keyline.run("check", "--git", "origin/main", "--fetch").code == 1)
      let told = try keyline.run("check", "--git", "origin/main", "--json")
      let regressions = try #require(told.json?["regressions"] as? [[String: Any]])
      let stopping = try #require(regressions.first { $0["gates"] as? Bool == true })
      let key = try #require(stopping["key"] as? String)
      let reply = "Thanks.\n> keyline accept \(key) quoted\n`keyline accept \(key)` wide on purpose"
      let accepted = try keyline.run(
        "accept", "--reply", "-", "--git", "origin/main", "-m", "Ada in #7", answers: reply)
      #expect(accepted.code == 0, "\(accepted.err)")
      #expect(accepted.out.contains("wide on purpose (Ada in #7)"))
      #expect(accepted.out.contains("1 cause accepted"))
      #expect(try keyline.run("check", "--git", "origin/main").code == 0)
      let bare = try keyline.run(
        "accept", "--reply", "-", "--git", "origin/main", answers: "keyline accept \(key)")
      #expect(bare.code == 2 && bare.err.contains("without a reason"), "\(bare.err)")
      let none = try keyline.run(
        "accept", "--reply", "-", "--git", "origin/main", answers: "I would accept that")
      #expect(none.code == 0 && none.out.contains("0 causes accepted"))
    }
  }

  @Test(arguments: [false, true])
  func `the GitLab job fails with a report that names the screen`(isBreaking: Bool) throws {
    try withPullRequest(breaking: isBreaking) { clone in
      let script = try scripts("script", in: "gitlab/keyline.gitlab-ci.yml").joined(separator: "\n")
      let job = try run(
        script, in: clone,
        [
          "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main", "CI_JOB_URL": "https://example.org/jobs/1",
        ])
      #expect(job.code == (isBreaking ? 1 : 0), "\(job.out)")
      let report = try XMLDocument(
        contentsOf: clone.appending(path: "keyline.xml"), options: [])
      #expect(try report.nodes(forXPath: "//failure").isEmpty == !isBreaking)
      let comment = try String(
        contentsOf: clone.appending(path: "keyline-comment.md"), encoding: .utf8)
      let picture = "](https://example.org/jobs/1/artifacts/raw/keyline-pictures/1-"
      #expect(comment.contains(picture) == isBreaking)
    }
  }

  @Test func `without a base the action compares the newest commit with the one before`() throws {
    try withPullRequest(breaking: true) { clone in
      let step = try #require(try scripts("run", in: "github/action.yml").first)
      let output = clone.appending(path: "output.txt")
      let environment = [
        "BASE": "", "KEYLINE": "keyline", "KEYLINE_PATHS": "", "GITHUB_OUTPUT": output.path,
      ]
      let check = try run(step, in: clone, environment)
      #expect(try String(contentsOf: output, encoding: .utf8) == "code=1\n")
      #expect(check.code == 0 && check.out.contains("::error"), "\(check.out)")
    }
  }

  @Test func `lefthook takes noise back, then checks`() throws {
    try Keyline.inFolder { keyline in
      try git(keyline.folder, "init", "-q", "-b", "main")
      try keyline.write(Fixtures.screen(), to: "App/Main.storyboard")
      try git(keyline.folder, "add", "-A")
      try git(keyline.folder, "commit", "-q", "-m", "First")
      let noise = Fixtures.screen().replacing(
        "toolsVersion=\"22505\"", with: "toolsVersion=\"23000\"")
      try keyline.write(noise, to: "App/Main.storyboard")
      try git(keyline.folder, "add", "-A")
      let commands = try scripts("run", in: "lefthook/lefthook.yml")
      #expect(commands.count == 2)
      for command in commands { #expect(try run(command, in: keyline.folder, [:]).code == 0) }
      #expect(try gitStatus(keyline.folder, ["diff", "--cached", "--quiet"]) == 0)
      try keyline.write(Fixtures.screen(button: 340), to: "App/Main.storyboard")
      try git(keyline.folder, "add", "-A")
      let codes = try commands.map { try run($0, in: keyline.folder, [:]).code }
      #expect(codes == [0, 1])
    }
  }
}
