import CLibrary
import LayoutService

enum StandardInput {
  /// Waits for bytes and adds those that arrive, 64 KiB at most.
  /// - Returns: whether the input has ended.
  /// - Throws: ``FileProblem`` where it cannot be read.
  static func isAtEnd(afterReadingInto bytes: inout [UInt8]) throws(FileProblem) -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(STDIN_FILENO, &piece, piece.count)
    guard count >= 0 || errno == EINTR else { throw Disk.problem("standard input") }
    bytes += piece.prefix(max(0, count))
    return count == 0
  }
}
