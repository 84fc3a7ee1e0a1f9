/// Which groups that depend on the layout are on in it.
package struct GroupState: Sendable, Hashable {
  /// By name, sorted.
  package var on: [String]
  /// Times the scene was solved.
  package var rounds: Int
  /// States that follow one another for ever, the first again after the last; nil: they agree.
  package var cycle: [[String]]?
  /// Rounds ran out before the groups agreed or came back.
  package var isUnsettled = false

  package init(on: [String], rounds: Int) {
    self.on = on
    self.rounds = rounds
  }
}
