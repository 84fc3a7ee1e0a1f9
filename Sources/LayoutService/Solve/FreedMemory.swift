internal import Foundation

/// Memory that was freed and that the C library keeps for later.
enum FreedMemory {
  /// Gives it back to the system, where the C library can: after work of some hundred megabytes, most of
  /// which the next has no use for in the places where it lies.
  ///
  /// - Complexity: some milliseconds for each hundred megabytes.
  static func giveBack() { _ = trim?(0) }

  private typealias Trim = @convention(c) (_ kept: Int) -> CInt

  /// glibc's `malloc_trim`, which is in no module of Swift's.
  private static let trim: Trim? = {
    guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "malloc_trim") else {
      return nil
    }
    return unsafeBitCast(symbol, to: Trim.self)
  }()
}
