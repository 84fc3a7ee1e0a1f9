public import LayoutModel
internal import LayoutStore

extension Workspace {
  /// Runs one SELECT over the documented views, without a way to write.
  ///
  /// - Parameters:
  ///   - parameters: values by name; `r` and `base` name revisions and default to the newest one
  ///     and its parent.
  ///   - rowLimit: the most rows that are returned.
  ///   - timeLimit: seconds.
  ///   - sql: one statement that only reads.
  public func query(
    sql: String, parameters: [String: SQLValue] = [:], rowLimit: Int = 10_000,
    timeLimit: Double = 10
  ) throws -> SQLAnswer {
    try store.query(
      sql: sql, arguments: parameters, rowLimit: rowLimit, timeLimit: timeLimit)
  }
}
