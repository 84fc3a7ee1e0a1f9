import ArgumentParser
import LayoutService
import Synchronization

/// `keyline lsp`: findings, reasons and fixes in an editor, over standard input and output.
struct LSPVerb: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve findings, reasons and fixes to an editor.",
    discussion: """
      EXAMPLES
        keyline lsp            speaks the Language Server Protocol on stdio

      Findings of open documents are diagnostics: what would stop a merge is an
      error. Hovering tells why a view is where it is, an id leads to its object,
      and edits of single constraints are offered as fixes after each was tried.
      Nothing is written. docs/editors.md has the lines for editors;
      Integrations/editors, those for Neovim.
      """)

  func run() async throws {
    PendingWrites.areLeft.store(true, ordering: .relaxed)
    var input = LSPInput()
    var server = LanguageServer()
    while !Task.isCancelled, !server.isOver, let message = try input.next() {
      if let reply = await server.answer(to: message) { try Self.send(reply) }
      // While somebody types, the text that counts is the last one.
      if input.hasMore(within: 200) { continue }
      for message in await server.diagnostics() { try Self.send(message) }
    }
    // What was open when the input ended is reported all the same.
    for message in await server.diagnostics() { try Self.send(message) }
    guard server.isShutDown || !server.isOver else { throw ExitCode(1) }
  }

  private static func send(_ message: [UInt8]) throws {
    let failure = Descriptor.write(LSPInput.header(message.count) + message, to: 1)
    guard failure == 0 else { throw ExitCode(failure == Descriptor.closedPipe ? 0 : 2) }
  }
}
