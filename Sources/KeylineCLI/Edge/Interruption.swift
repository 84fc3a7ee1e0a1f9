import ArgumentParser
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C during long work: the first asks for an end between two pieces, the second ends at once.
///
/// What is under way is not cut through: output stays whole, and a store holds whole revisions.
enum Interruption {
  /// Thrown where work in pieces ends early.
  struct Stop: Error {}

  /// The exit code of a command that was interrupted, as shells count it.
  static let exitCode: Int32 = 128 + SIGINT

  private static let wish = Atomic<Bool>(false)

  /// From now on Ctrl-C is a wish; to be called by verbs that look at ``isAsked``.
  static func listen() {
    // Touched here, so that the handler finds it made.
    wish.store(false, ordering: .relaxed)
    signal(SIGINT) { _ in
      Interruption.wish.store(true, ordering: .relaxed)
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

  static var isAsked: Bool { wish.load(ordering: .relaxed) }
}
