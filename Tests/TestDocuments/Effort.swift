import Foundation

/// How many cases a test over random input or real documents takes.
///
/// The usual suite takes so many that it ends within minutes. `KEYLINE_EFFORT=10`, as
/// `Scripts/nightly` sets it, takes ten times as many.
public enum Effort {
  private static let factor = max(
    1, ProcessInfo.processInfo.environment["KEYLINE_EFFORT"].flatMap { Int($0) } ?? 1)

  /// So many random cases, times the effort.
  public static func cases(_ count: Int) -> Int { count * factor }

  /// Every `step`-th of them, and with more effort so much more.
  public static func part<Element>(of all: [Element], every step: Int) -> [Element] {
    let step = max(1, step / factor)
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
