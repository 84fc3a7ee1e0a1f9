extension Solver {
  /// How many blocks are solved in each kind of numbers: 64 bits, 128 bits, unlimited.
  package var numberKinds: (word: Int, doubleWord: Int, unlimited: Int) {
    var kinds = (word: 0, doubleWord: 0, unlimited: 0)
    for block in blocks {
      switch block {
      case .word: kinds.word += 1
      case .doubleWord: kinds.doubleWord += 1
      case .unlimited: kinds.unlimited += 1
      }
    }
    return kinds
  }
}
