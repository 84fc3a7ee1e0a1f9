internal import Foundation

/// Memory that was freed and that the C library keeps for later.
enum FreedMemory {
  /// Gives it back to the system, if the C library can. Worth while after work of some hundred megabytes,
  /// which is so scattered that later work cannot use most of it.
  ///
  /// - Complexity: some milliseconds for each hundred megabytes.
  static func giveBack() { _ = trim?(0) }

  private typealias Trim = @convention(c) (_ kept: Int) -> CInt

  /// glibc's `malloc_trim`, which no Swift module declares.
  private static let trim: Trim? = {
    guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "malloc_trim") else {
      return nil
    }
    return unsafeBitCast(symbol, to: Trim.self)
  }()
}
