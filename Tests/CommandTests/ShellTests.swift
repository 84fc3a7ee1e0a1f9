import Foundation
import Testing

/// What shells and man(1) are given.
struct ShellTests {
  @Test func `completions name the verbs, and bash reads its own`() throws {
    try Keyline.inFolder { keyline in
      for shell in ["bash", "zsh", "fish"] {
        let outcome = try keyline.run("completions", shell)
        #expect(outcome.code == 0 && outcome.out.contains("cherry-pick"), "\(shell)")
        try keyline.write(outcome.out, to: "\(shell).txt")
      }
      let bash = Process()
      bash.executableURL = URL(filePath: "/bin/bash")
      bash.arguments = ["-n", keyline.folder.appending(path: "bash.txt").path]
      try bash.run()
      bash.waitUntilExit()
      #expect(bash.terminationStatus == 0)
      #expect(try keyline.run("completions", "tcsh").code == 2)
    }
  }

  @Test func `no line of help is wider than a terminal of 80 columns, so examples stay whole`()
    throws
  {
    func lines(of command: [String: Any]) -> [String] {
      let own = (command["discussion"] as? String ?? "").split(separator: "\n").map(String.init)
      let below = command["subcommands"] as? [[String: Any]] ?? []
      return own + below.flatMap { lines(of: $0) }
    }
    try Keyline.inFolder { keyline in
      let help = try keyline.run("--experimental-dump-help").json
      let all = lines(of: try #require(help?["command"] as? [String: Any]))
      #expect(all.count > 500)
      for line in all { #expect(line.count < 80, "\(line)") }
    }
  }

  @Test func `every verb of the help has a manual page`() throws {
    try Keyline.inFolder { keyline in
      let outcome = try keyline.run("manual", "man1", "--json")
      let folder = keyline.folder.appending(path: "man1")
      let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(outcome.json?["pages"] as? Int == pages.count && pages.count > 40)
      let help = try keyline.run("help").out
      let verbs = help.split(separator: "\n").compactMap { line in
        line.wholeMatch(of: #/  ([a-z][a-z-]*)  .*/#).map { String($0.1) }
      }
      for verb in verbs where verb != "help" {
        #expect(pages.contains("keyline-\(verb).1"), "\(verb)")
      }
      let page = try String(
        contentsOf: folder.appending(path: "keyline-check.1"), encoding: .utf8)
      #expect(page.hasPrefix(".TH \"KEYLINE-CHECK\" \"1\"") && page.contains("\\-\\-base"))
      // Lines of help that begin with a dot would be taken for requests.
      let requests = page.split(separator: "\n").filter { $0.hasPrefix(".") }
      #expect(requests.allSatisfy { [".TH", ".SH", ".nf", ".fi"].contains($0.prefix(3)) })
    }
  }
}
