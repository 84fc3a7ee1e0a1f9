import Foundation
import Testing

/// A client of the protocol: sends requests line by line and reads the answers.
private final class MCPClient {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var waiting = Data()
  private var last = 0

  init(in folder: URL, _ options: [String] = []) throws {
    process.executableURL = try Keyline.binary
    process.arguments = ["mcp"] + options
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  func send(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((text + "\n").utf8))
  }

  /// The next line as JSON; a server that ended has none.
  func receive() throws -> [String: Any] {
    while true {
      if let end = waiting.firstIndex(of: 0x0A) {
        let line = waiting[waiting.startIndex..<end]
        waiting = Data(waiting[(end + 1)...])
        return try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      }
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "the server ended")
      waiting += more
    }
  }

  func request(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    last += 1
    let message: [String: Any] = [
      "jsonrpc": "2.0", "id": last, "method": method, "params": parameters,
    ]
    try send(String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self))
    let answer = try receive()
    #expect(answer["id"] as? Int == last)
    #expect(answer["jsonrpc"] as? String == "2.0")
    return answer
  }

  /// A tool's text, exit code and whether it is an error.
  func call(
    _ tool: String, _ arguments: [String: Any]
  ) throws -> (text: String, code: Int?, isError: Bool?) {
    let answer = try request("tools/call", ["name": tool, "arguments": arguments])
    let result = try #require(answer["result"] as? [String: Any], "\(answer)")
    let content = try #require(result["content"] as? [[String: Any]])
    #expect(content.first?["type"] as? String == "text")
    // Clients that show the structured form show nothing else.
    let structured = try #require(result["structuredContent"] as? [String: Any])
    #expect(
      structured["result"] != nil
        || structured["text"] as? String == content.first?["text"] as? String)
    return (
      content.first?["text"] as? String ?? "", structured["exitCode"] as? Int,
      result["isError"] as? Bool
    )
  }

  /// The most memory that the server has held, in KB.
  func mostMemory() throws -> Int {
    let status = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    return try #require(status.firstMatch(of: #/VmHWM:\s*(\d+)/#).flatMap { Int($0.1) })
  }

  func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

@Suite(.serialized) struct `Tools for agents` {
  private func withClient(_ body: (Keyline, MCPClient) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      let client = try MCPClient(in: keyline.folder)
      let hello = try client.request(
        "initialize",
        [
          "protocolVersion": "2025-03-26", "capabilities": [:],
          "clientInfo": ["name": "test", "version": "1"],
        ])
      let result = try #require(hello["result"] as? [String: Any])
      #expect(result["protocolVersion"] as? String == "2025-03-26")
      #expect((result["capabilities"] as? [String: Any])?["tools"] != nil)
      try client.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
      try body(keyline, client)
      #expect(try client.end() == 0)
    }
  }

  @Test func `a client meets seven tools, solves, checks, sweeps and tries an edit`() throws {
    try withClient { keyline, client in
      let list = try client.request("tools/list")
      let tools = try #require((list["result"] as? [String: Any])?["tools"] as? [[String: Any]])
      #expect(
        tools.compactMap { $0["name"] as? String } == [
          "solve", "diff", "check", "sweep", "explain", "query", "propose",
        ])
      for tool in tools {
        let schema = try #require(tool["inputSchema"] as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: Any])
        let needed = try #require(schema["required"] as? [String])
        #expect(needed.allSatisfy { properties[$0] != nil })
      }

      try keyline.write(Fixtures.screen(button: 340), to: "Main.storyboard")
      let file: [String: Any] = ["file": "Main.storyboard"]
      let solved = try client.call("solve", file.merging(["device": "iphone-17"]) { $1 })
      #expect(solved.code == 0)
      #expect(solved.text.contains("340 x 44"), "\(solved.text)")
      #expect(try client.call("solve", file.merging(["device": "iphone-17"]) { $1 }) == solved)
      try keyline.write(Fixtures.screen(button: 420), to: "Wide.storyboard")
      let checked = try client.call("check", ["paths": ["Wide.storyboard"]])
      #expect(checked.code == 1 && checked.isError == false)
      #expect(checked.text.contains("Buy"))
      let swept = try client.call("sweep", file.merging(["to": "400"]) { $1 })
      #expect(swept.text.contains("Buy crosses the right edge of the screen by 36 pt"))
      #expect(try client.call("explain", ["words": ["L003"]]).text.contains("clipped"))

      let before = try String(
        contentsOf: keyline.folder.appending(path: "Main.storyboard"), encoding: .utf8)
      let tried = try client.call("propose", file.merging(["edits": ["width.constant=100"]]) { $1 })
      #expect(tried.code == 0)
      #expect(tried.text.contains("+ "), "\(tried.text)")
      #expect(tried.text.contains("constant=\"100\""))
      #expect(tried.text.contains("fixed"))
      let after = try String(
        contentsOf: keyline.folder.appending(path: "Main.storyboard"), encoding: .utf8)
      #expect(before == after)
    }
  }

  @Test func `each tool gives its answer as JSON, as the verb prints it`() throws {
    try withClient { keyline, client in
      try keyline.write(Fixtures.screen(), to: "Main.storyboard")
      #expect(try keyline.run("init").code == 0)
      #expect(try keyline.run("commit", ".", "-m", "First").code == 0)
      try keyline.write(Fixtures.screen(button: 340), to: "Main.storyboard")
      let file: [String: Any] = ["file": "Main.storyboard"]
      let calls: [(tool: String, arguments: [String: Any], words: [String])] = [
        (
          "solve", file.merging(["device": "iphone-17"]) { $1 },
          ["solve", "Main.storyboard", "--device", "iphone-17"]
        ),
        ("diff", ["states": ["HEAD", "HEAD"]], ["diff", "HEAD", "HEAD"]),
        ("check", ["base": "HEAD"], ["check", "--base", "HEAD"]),
        ("sweep", file.merging(["to": "340"]) { $1 }, ["sweep", "Main.storyboard", "--to", "340"]),
        ("explain", ["words": ["L003"]], ["explain", "L003"]),
        ("query", ["selector": "button"], ["query", "button"]),
        ("query", ["sql": "SELECT 1 AS one"], ["query", "--sql", "SELECT 1 AS one"]),
        (
          "propose", file.merging(["edits": ["width.constant=100"]]) { $1 },
          ["propose", "Main.storyboard", "width.constant=100"]
        ),
      ]
      for (tool, arguments, words) in calls {
        let answer = try client.request("tools/call", ["name": tool, "arguments": arguments])
        let result = try #require(answer["result"] as? [String: Any], "\(answer)")
        let structured = try #require(result["structuredContent"] as? [String: Any])
        let told = try #require(structured["result"] as? [String: Any], "\(tool): \(structured)")
        let running = try keyline.start(words + ["--json"])
        running.process.waitUntilExit()
        let printed = try running.outcome()
        #expect(structured["exitCode"] as? Int == Int(printed.code))
        let wanted = try #require(printed.json, "\(tool): \(printed.err)")
        func sorted(_ value: [String: Any]) throws -> Data {
          try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
        }
        #expect(try sorted(told) == sorted(wanted), "\(tool)")
      }
    }
  }

  @Test func `an answer that is too long as JSON is given as text, and says so`() throws {
    try withClient { keyline, client in
      let deep = Array(repeating: String(repeating: "x", count: 200), count: 5)
      for number in 0..<240 {
        try keyline.write(
          Fixtures.screen(),
          to: "App/\(deep.joined(separator: "/"))/Screen\(number).storyboard")
      }
      let answer = try client.request(
        "tools/call", ["name": "solve", "arguments": ["file": "App"]])
      let result = try #require(answer["result"] as? [String: Any])
      let structured = try #require(result["structuredContent"] as? [String: Any])
      #expect(structured["result"] == nil)
      #expect((structured["omitted"] as? String)?.contains("more than 256") == true)
      #expect((structured["text"] as? String)?.contains("more lines; ask for") == true)
    }
  }

  @Test func `what is no request, tool or argument is refused by the codes of the protocol`() throws
  {
    try withClient { _, client in
      func code(_ answer: [String: Any]) -> Int? {
        (answer["error"] as? [String: Any])?["code"] as? Int
      }
      try client.send("{ nonsense")
      #expect(code(try client.receive()) == -32700)
      try client.send(#"{"id": 5, "method": "ping"}"#)
      #expect(code(try client.receive()) == -32600)
      #expect(code(try client.request("resources/list")) == -32601)
      #expect(code(try client.request("tools/call", ["name": "commit"])) == -32602)
      for arguments: [String: Any] in [
        [:], ["file": 1.5, "x": 1], ["file": ["a"]], ["file": "-o"], ["file": "--as-designed"],
      ] {
        #expect(
          code(try client.request("tools/call", ["name": "solve", "arguments": arguments]))
            == -32602, "\(arguments)")
      }
      // A verb that fails is a result the agent can read.
      let missing = try client.call("solve", ["file": "nosuch.xib"])
      #expect(missing.isError == true && missing.code == 2)
      #expect(missing.text.contains("no such file"))
      let option = try client.call("query", ["selector": "*", "limit": "--store=/"])
      #expect(option.isError == true)
      #expect(try client.request("ping")["result"] != nil)
      try client.send(#"{"jsonrpc":"2.0","id":"text","method":"ping"}"#)
      #expect(try client.receive()["id"] as? String == "text")
    }
  }

  @Test func `what lies outside of the root is not read, however it is named`() throws {
    try Keyline.inFolder { outer in
      try outer.write(Fixtures.screen(title: "Secret"), to: "secret/S.storyboard")
      try outer.write("Unable to simultaneously satisfy constraints.", to: "secret/log.txt")
      let keyline = Keyline(folder: outer.folder.appending(path: "App"))
      try keyline.write(Fixtures.screen(), to: "Main.storyboard")
      for (target, name) in [
        ("../secret/S.storyboard", "Link.storyboard"), ("../secret", "Folder"), ("..", "Up"),
      ] {
        try #require(symlink(target, keyline.path(name)) == 0)
      }
      let client = try MCPClient(in: keyline.folder)
      let outside = [
        outer.path("secret/S.storyboard"), "../secret/S.storyboard", "Link.storyboard",
        "Folder/S.storyboard", "Up/secret/S.storyboard", "./../secret/S.storyboard",
        "/dev/zero", "../secret/S.storyboard@HEAD",
      ]
      for path in outside {
        for (tool, arguments) in [
          ("solve", ["file": path]), ("sweep", ["file": path]), ("check", ["paths": [path]]),
          ("diff", ["states": [path, "Main.storyboard"]]),
          ("diff", ["git": "HEAD", "paths": [path]]),
          ("propose", ["file": path, "edits": ["a.constant=1"]]),
          ("explain", ["log": path, "words": ["."]]), ("explain", ["log": "x", "words": [path]]),
        ] as [(String, [String: Any])] {
          let answer = try client.request("tools/call", ["name": tool, "arguments": arguments])
          let fault = answer["error"] as? [String: Any]
          #expect(fault?["code"] as? Int == -32602, "\(tool) \(path): \(answer)")
          #expect((fault?["message"] as? String)?.contains("outside of") == true)
        }
      }
      // Inside, by any name; and a folder is searched without its links.
      for path in ["Main.storyboard", keyline.path("Main.storyboard"), "./Main.storyboard"] {
        #expect(try client.call("solve", ["file": path]).code == 0, "\(path)")
      }
      let all = try client.call("check", ["paths": ["."]])
      #expect(!all.text.contains("Secret") && all.code != 2, "\(all.text)")
      #expect(try client.end() == 0)

      let wide = try MCPClient(in: keyline.folder, ["--root", ".."])
      #expect(try wide.call("solve", ["file": "secret/S.storyboard"]).code == 0)
      #expect(try wide.call("solve", ["file": "App/Main.storyboard"]).code == 0)
      #expect(try wide.end() == 0)
    }
  }

  @Test func `a line without end is refused in little memory, and the next is answered`() throws {
    try withClient { _, client in
      try client.send(String(repeating: "x", count: 64 << 20))
      let answer = try client.receive()
      #expect((answer["error"] as? [String: Any])?["code"] as? Int == -32600, "\(answer)")
      #expect(try client.request("ping")["result"] != nil)
      #if os(Linux)
        #expect(try client.mostMemory() < 200 << 10)
      #endif
    }
  }

  @Test(arguments: [
    (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32602),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"solve","arguments":3}}"#,
      -32602
    ),
    (String(repeating: "[", count: 5000), -32700), ("{\"a\":", -32700),
  ])
  func `a message that is no request is an error of the protocol`(line: String, code: Int) throws {
    try withClient { _, client in
      try client.send(line)
      let answer = try client.receive()
      #expect((answer["error"] as? [String: Any])?["code"] as? Int == code, "\(answer)")
      #expect(try client.request("ping")["result"] != nil)
    }
  }
}
