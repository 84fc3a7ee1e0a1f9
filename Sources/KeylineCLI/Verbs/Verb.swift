import ArgumentParser

/// A verb that answers on a console, which is finished when the verb has answered.
protocol Verb: AsyncParsableCommand {
  var common: CommonOptions { get }

  /// Prints the answer; an `ExitCode` that it throws is the process's, after all that was printed.
  func answer(on console: Console) async throws
}

extension Verb {
  func run() async throws {
    let console = common.console()
    do {
      try await answer(on: console)
    } catch let code as ExitCode {
      try console.finish()
      throw code
    }
    try console.finish()
  }
}
