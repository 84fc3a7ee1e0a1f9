import CLibrary

/// Prints why the process ends when an allocation fails under a memory limit.
///
/// The Swift runtime and the C++ library end the process by a signal when an allocation fails. The handler
/// cannot allocate memory, so the sentence is made beforehand. Nothing else aborts the process; after other
/// signals the sentence is printed only if a quarter of the limit cannot be allocated either. SQLite rolls
/// back a commit that was being written.
enum MemoryRefusal {
  // Safe: it is written once before any other thread or handler runs. A handler, which may take no lock,
  // reads it afterwards.
  nonisolated(unsafe) private static var sentence: UnsafeMutablePointer<UInt8>?
  nonisolated(unsafe) private static var length = 0
  nonisolated(unsafe) private static var share = 0

  /// Installs the handlers. Call it once, before any work, if the process has a `limit`.
  static func tell(under limit: MemoryLimit) {
    let text = Array(
      "error: the memory was used up under the limit of \(limit.bytes >> 20) MB (ulimit -v)\n".utf8)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count)
    copy.initialize(from: text, count: text.count)
    (sentence, length, share) = (copy, text.count, Int(clamping: limit.bytes / 4))
    for number in [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS] {
      signal(number) { MemoryRefusal.end($0) }
    }
  }

  /// The signal handler. It allocates nothing and calls only functions that are safe in a handler.
  private static func end(_ number: Int32) {
    let isRefused =
      number == SIGABRT
      || mmap(nil, share, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0) == MAP_FAILED
    if isRefused, let sentence {
      _ = write(STDERR_FILENO, sentence, length)
      _exit(2)
    }
    // The instruction that raised the signal runs again when this returns.
    signal(number, SIG_DFL)
  }
}
