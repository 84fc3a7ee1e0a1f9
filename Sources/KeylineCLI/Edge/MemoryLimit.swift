import CLibrary

/// A limit on the process's memory that is too low to work under (`ulimit -v`).
///
/// SQLite reports memory that is refused, and the store takes the commit back. The Swift runtime
/// does not: a refused allocation ends the process, and a thread that cannot be started is waited
/// for without end. So a limit under which that is to be feared is refused before any work; under
/// any other the end is explained.
struct MemoryLimit: Error, CustomStringConvertible {
  /// Bytes of address space the process may have.
  var bytes: UInt64

  /// Bytes for the libraries, a thread for each of some cores and documents of usual size.
  static let needed: UInt64 = 512 << 20

  /// nil: none that matters.
  private static let current: UInt64? = {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return nil }
    return limit.rlim_cur < 1 << 40 ? UInt64(limit.rlim_cur) : nil
  }()

  static func check() throws(MemoryLimit) {
    guard let current else { return }
    let limit = MemoryLimit(bytes: current)
    if current < needed { throw limit }
    MemoryRefusal.tell(under: limit)
  }

  /// Blocks of a megabyte and more go back to the system when they are freed.
  ///
  /// With each such block that is freed, glibc raises the size from which it asks the system for a
  /// block of its own, up to 32 MB; the layouts of a large scene then stay in the process after they
  /// are stored. Setting the size once ends that. It would end the raising of another limit, too, from
  /// which free memory at an end of the heap goes back, which is set as well: work on many small
  /// documents took and gave back the same pages a hundred times. Other C libraries have no `mallopt`.
  static func returnLargeBlocks() {
    typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
    guard let symbol = dlsym(nil, "mallopt") else { return }
    let setOption = unsafeBitCast(symbol, to: SetOption.self)
    // M_MMAP_THRESHOLD and M_TRIM_THRESHOLD of <malloc.h>, which Swift's module of glibc leaves out.
    _ = setOption(-3, 1 << 20)
    _ = setOption(-1, 1 << 22)
  }

  /// The longest file that is read, in bytes: its bytes, what is read of them and the version
  /// before it take some ten times as much. nil: no limit.
  static var longestFile: Int? { current.map { Int(clamping: $0 / 16) } }

  var description: String {
    "the limit on memory (ulimit -v) is \(bytes >> 20) MB; \(Self.needed >> 20) MB are needed"
  }
}
