import CLibrary

/// Says why the process ends when memory is refused to it under a limit.
///
/// The Swift runtime and the C++ library end the process by a signal when an allocation is refused,
/// and nothing can be allocated any more to report it: the sentence is made beforehand. Nothing
/// else aborts a process; after other signals the sentence is told only if a quarter of the limit
/// is refused as well, and any other crash stays what it is. A store is as after any end of a
/// process: the commit under way is taken back.
enum MemoryRefusal {
  // Unsafe only in name: written once before any other thread or handler runs, read afterwards by a
  // handler, which may take no lock.
  nonisolated(unsafe) private static var sentence: UnsafeMutablePointer<UInt8>?
  nonisolated(unsafe) private static var length = 0
  nonisolated(unsafe) private static var share = 0

  /// To be called once, before any work, by a process under `limit`.
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

  /// Runs in place of what was under way: allocates nothing and calls only what may be called then.
  private static func end(_ number: Int32) {
    let isRefused =
      number == SIGABRT
      || mmap(nil, share, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0) == MAP_FAILED
    if isRefused, let sentence {
      _ = write(STDERR_FILENO, sentence, length)
      _exit(2)
    }
    // What brought the signal is done once more when this returns.
    signal(number, SIG_DFL)
  }
}
