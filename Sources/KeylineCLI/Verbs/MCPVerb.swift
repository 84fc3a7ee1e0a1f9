import ArgumentParser
import LayoutService

/// `keyline mcp`: the verbs as tools for agents, over standard input and output.
struct MCPVerb: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve solve, diff, check, sweep, explain, query and propose to an agent.",
    discussion: """
      EXAMPLES
        keyline mcp                        speaks the Model Context Protocol on stdio
        claude mcp add keyline -- keyline mcp

      One JSON object a line in, one a line out. Paths are relative to the folder it
      was started in. Nothing is written: proposals of edits answer the lines that
      would change. Answers are the verbs' own, one line a thing, the same on every
      machine; at most \(MCPAnswer.most >> 10) KB, the rest is counted. It ends where
      its input ends.
      """)

  func run() async throws {
    var server = MCPServer()
    while !Task.isCancelled, let line = readLine(strippingNewline: true) {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      guard let answer = await server.answer(to: line) else { continue }
      let failure = Descriptor.write(answer, to: 1)
      guard failure == 0 else { throw ExitCode(failure == Descriptor.closedPipe ? 0 : 2) }
    }
  }
}
