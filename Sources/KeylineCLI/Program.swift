import Dispatch

/// Where the process begins.
///
/// `main` is no `async` function, because the runtime starts a thread before the first line of one:
/// under a limit on memory that has no room for a thread it would wait for ever, and say nothing.
@main
enum Program {
  static func main() {
    MemoryLimit.returnLargeBlocks()
    Descriptor.reserveStandard()
    OwnProcess.ignoreClosedPipes()
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      try MemoryLimit.check()
    } catch {
      OwnProcess.end(Console.close(after: Keyline.report(error, arguments)))
    }
    // It begins when `dispatchMain` does, so that Ctrl-C knows it by then.
    let command = Task { @MainActor in
      OwnProcess.end(Console.close(after: await Keyline.run(arguments)))
    }
    Interruption.cancels(command)
    dispatchMain()
  }
}
