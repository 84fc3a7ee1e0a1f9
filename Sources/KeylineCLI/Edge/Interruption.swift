import ArgumentParser
import CLibrary
import Dispatch
import LayoutService
import Synchronization

/// Ctrl-C during long work: the first cancels the command's task, which ends between two pieces;
/// the second ends the process at once.
///
/// What is under way has half a second more, and is then left out: output stays whole, and a store holds
/// whole revisions.
enum Interruption {
  /// The exit code of a command that was interrupted, as shells count it.
  static let exitCode: Int32 = 128 + SIGINT

  /// How long what is under way may go on.
  private static let patience = 0.5
  private static let command = Mutex<Task<Never, Never>?>(nil)
  private static let source = Mutex<(any DispatchSourceRead)?>(nil)
  /// Where the signal's handler writes to: it may call `write`, and nothing that cancels a task.
  private static let wake = Atomic<Int32>(-1)

  /// The task that runs the command and ends the process; set before it begins.
  static func cancels(_ task: Task<Never, Never>) { command.withLock { $0 = task } }

  /// From now on Ctrl-C cancels the task; to be called by verbs whose work ends early then.
  static func listen() {
    source.withLock { source in
      guard source == nil else { return }
      var ends: [Int32] = [-1, -1]
      // Without a pipe Ctrl-C goes on to end the process at once.
      guard pipe(&ends) == 0 else { return }
      let reader = DispatchSource.makeReadSource(
        fileDescriptor: ends[0], queue: DispatchQueue.global())
      reader.setEventHandler {
        command.withLock { $0?.cancel() }
        DispatchQueue.global().asyncAfter(deadline: .now() + patience) { WorkUnderWay.stop() }
        reader.cancel()
      }
      reader.activate()
      source = reader
      wake.store(ends[1], ordering: .relaxed)
    }
    guard wake.load(ordering: .relaxed) >= 0 else { return }
    signal(SIGINT) { _ in
      var byte: UInt8 = 0
      _ = write(Interruption.wake.load(ordering: .relaxed), &byte, 1)
      signal(SIGINT, SIG_DFL)
    }
  }

  /// Ends a command whose answer is of a part only, after that was printed: `3 of 24 scenes
  /// solved`.
  static func check(
    done: Int, of total: Int, _ noun: String, _ participle: String, on console: Console
  ) throws {
    guard done < total else { return }
    console.note("stopped: \(done) of \(counted(total, noun)) \(participle)")
    throw ExitCode(exitCode)
  }
}
