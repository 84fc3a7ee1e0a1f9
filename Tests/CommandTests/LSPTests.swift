import Foundation
import Testing

/// `keyline lsp`, told what an editor says.
@Suite(.serialized)
struct LSPTests {
  /// A screen whose button is too wide for any phone and is tied to both edges.
  private static let torn = Fixtures.screen(button: 2000).replacing(
    "secondAttribute=\"leading\" constant=\"16\" id=\"e\"/>",
    with: """
      secondAttribute="leading" constant="16" id="e"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="buy" \
      secondAttribute="trailing" constant="16" id="f"/>
      """)

  private static func place(of text: String, in whole: String) throws -> [String: Int] {
    let start = try #require(whole.firstRange(of: text)).lowerBound
    let lines = whole[..<start].split(separator: "\n", omittingEmptySubsequences: false)
    return ["line": lines.count - 1, "character": (lines.last?.utf16.count ?? 0) + 1]
  }

  private func talk(_ keyline: Keyline, _ messages: [[String: Any]]) throws -> [[String: Any]] {
    var input = Data()
    for message in messages {
      let body = try JSONSerialization.data(
        withJSONObject: message.merging(["jsonrpc": "2.0"]) { first, _ in first })
      input += Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
    let outcome = try keyline.run("lsp", answers: String(decoding: input, as: UTF8.self))
    #expect(outcome.code == 0, "\(outcome.err)")
    var rest = outcome.bytes[...]
    var answers: [[String: Any]] = []
    while let end = rest.firstRange(of: Data("\r\n\r\n".utf8)) {
      let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
      let length = try #require(Int(header.drop { !$0.isNumber }))
      let body = rest[end.upperBound..<(end.upperBound + length)]
      answers.append(
        try #require(JSONSerialization.jsonObject(with: body) as? [String: Any]))
      rest = rest[(end.upperBound + length)...]
    }
    return answers
  }

  private func opened(_ text: String, _ name: String = "Main.storyboard") -> [String: Any] {
    [
      "method": "textDocument/didOpen",
      "params": [
        "textDocument": ["uri": "file:///\(name)", "languageId": "xml", "version": 1, "text": text]
      ],
    ]
  }

  private func asked(_ id: Int, _ method: String, _ more: [String: Any]) -> [String: Any] {
    let document = ["textDocument": ["uri": "file:///Main.storyboard"]] as [String: Any]
    return [
      "id": id, "method": "textDocument/\(method)",
      "params": document.merging(more) { first, _ in first },
    ]
  }

  @Test func `an editor is told findings, reasons, objects and fixes that mend`() throws {
    try Keyline.inFolder { keyline in
      let width = try Self.place(of: "firstAttribute=\"width\"", in: Self.torn)
      let reference = try Self.place(of: "uy\" firstAttribute=\"top\"", in: Self.torn)
      let button = try Self.place(of: "<button", in: Self.torn)
      let finding = ["line": button["line"] ?? 0, "character": 0]
      let answers = try talk(
        keyline,
        [
          ["id": 1, "method": "initialize", "params": ["capabilities": [:]]],
          ["method": "initialized", "params": [:]], opened(Self.torn),
          asked(2, "hover", ["position": width]), asked(3, "definition", ["position": reference]),
          asked(
            4, "codeAction",
            ["range": ["start": finding, "end": ["line": 200, "character": 0]], "context": [:]]),
          asked(
            5, "codeAction",
            [
              "range": [
                "start": finding, "end": ["line": (button["line"] ?? 0) + 5, "character": 0],
              ],
              "context": [:],
            ]), ["id": 6, "method": "no/such"], ["id": 7, "method": "shutdown"],
        ])
      func result(_ id: Int) -> Any? { answers.first { $0["id"] as? Int == id }?["result"] }
      let contents = (result(2) as? [String: Any])?["contents"] as? [String: Any]
      let hover = try #require(contents?["value"] as? String)
      #expect(hover.contains("width of Buy = 2000") && hover.contains("contradiction:"), "\(hover)")
      let target = (result(3) as? [String: Any])?["range"] as? [String: Any]
      #expect((target?["start"] as? [String: Int])?["line"] == button["line"])
      #expect((result(4) as? [Any])?.isEmpty == true, "a line that the text has not")
      let fixes = try #require(result(5) as? [[String: Any]])
      let fix = try #require(fixes.first { "\($0["title"] ?? "")".contains("width of Buy = 2000") })
      #expect(
        (answers.first { $0["id"] as? Int == 6 }?["error"] as? [String: Any])?["code"] as? Int
          == -32601)
      let published = try #require(answers.last?["params"] as? [String: Any])
      let diagnostics = try #require(published["diagnostics"] as? [[String: Any]])
      #expect(
        diagnostics.contains { $0["code"] as? String == "L001" && $0["severity"] as? Int == 1 })
      // The edit is one of the lines of the text, and with it nothing is found.
      let edits = (fix["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
      let edit = try #require(edits?["file:///Main.storyboard"]?.first)
      let range = try #require(edit["range"] as? [String: [String: Int]])
      var lines = Self.torn.split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      let (first, last) = (range["start"]?["line"] ?? 0, range["end"]?["line"] ?? 0)
      let text = try #require(edit["newText"] as? String)
      lines.replaceSubrange(first..<last, with: [String(text.dropLast())])
      let mended = try talk(keyline, [opened(lines.joined(separator: "\n"))])
      let after = (mended.last?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
      #expect(after?.contains { $0["code"] as? String == "L001" } == false)
    }
  }

  @Test func `a text that cannot be read has a diagnostic where reading ended`() throws {
    try Keyline.inFolder { keyline in
      let answers = try talk(
        keyline, [opened("<document>\n  <oops\n"), opened("no layout", "a.txt")])
      #expect(answers.count == 1)
      let found = (answers.first?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
      #expect(found?.count == 1 && found?.first?["code"] as? String == "parse")
    }
  }
}

/// The lines for Neovim, in Neovim.
struct NeovimTests {
  private static let program = ["/usr/bin/nvim", "/usr/local/bin/nvim"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(.enabled(if: program != nil, "Neovim is not installed"))
  func `Neovim shows a finding and its reason, follows an id and mends it`() throws {
    let program = try #require(Self.program)
    try Keyline.inFolder { keyline in
      try FileManager.default.copyItem(
        at: Self.root.appending(path: "Examples/red-check/SignIn.storyboard"),
        to: keyline.folder.appending(path: "SignIn.storyboard"))
      let lua = Self.root.appending(path: "Integrations/editors/neovim/keyline.lua").path
      try keyline.write(
        """
        vim.g.keyline = "\(try Keyline.binary.path)"
        vim.cmd("luafile \(lua)")
        vim.cmd("edit SignIn.storyboard")
        local buffer = vim.api.nvim_get_current_buf()
        local uri = { uri = vim.uri_from_bufnr(buffer) }
        local function ask(method, parameters)
          parameters.textDocument = uri
          local all = vim.lsp.buf_request_sync(buffer, "textDocument/" .. method, parameters, 60000)
          for _, answer in pairs(all or {}) do return answer.result end
        end
        vim.wait(60000, function() return #vim.diagnostic.get(buffer) > 0 end, 50)
        local finding = vim.diagnostic.get(buffer)[1]
        print("finding " .. finding.code .. " on line " .. finding.lnum + 1)
        local there = { line = finding.lnum, character = 60 }
        print("reason " .. ask("hover", { position = there }).contents.value:match("[^\\n]*"))
        local line = vim.fn.search('firstItem="Brr-9t-Evr"')
        local column = vim.api.nvim_get_current_line():find("Brr%-9t")
        local target = ask("definition", { position = { line = line - 1, character = column } })
        print("object on line " .. target.range.start.line + 1)
        local fixes = ask("codeAction", {
          range = { start = there, ["end"] = there }, context = { diagnostics = {} } })
        print("fix " .. fixes[1].title)
        vim.lsp.util.apply_workspace_edit(fixes[1].edit, "utf-16")
        vim.wait(60000, function() return #vim.diagnostic.get(buffer) == 0 end, 50)
        print("left " .. #vim.diagnostic.get(buffer))
        vim.cmd("qa!")

        """, to: "try.lua")
      let running = try keyline.start(
        ["--headless", "-u", "NONE", "-n", "-c", "luafile try.lua"],
        environment: ["HOME": keyline.folder.path], program: URL(filePath: program))
      running.process.waitUntilExit()
      let outcome = try running.outcome()
      let said = outcome.out + outcome.err
      #expect(
        said.split(whereSeparator: \.isNewline) == [
          "finding L001 on line 71", "reason **width of Sign In = 340**", "object on line 66",
          "fix Keyline: lower width of Sign In = 340 to priority 999", "left 0",
        ], "\(said)")
    }
  }
}
