internal import LayoutModel

extension [Regression] {
  /// Keeps the first of the gating regressions that share a key; it stands for the others.
  mutating func tellOnce<Key: Hashable>(by key: (Finding) -> Key?) {
    var first: [Key: Int] = [:]
    var leaders: [String: String] = [:]
    for at in indices where self[at].gates {
      let finding = self[at].finding
      guard let shared = key(finding) else { continue }
      guard let leader = first[shared] else {
        first[shared] = at
        continue
      }
      leaders[finding.identity] = self[leader].finding.identity
      let told = 1 + (self[at].cause?.others ?? 0)
      self[leader].cause?.others += told
      self[at].cause?.others = 0
    }
    guard !leaders.isEmpty else { return }
    for at in indices {
      let known = self[at].cause?.leader ?? self[at].finding.identity
      if let leader = leaders[known] { self[at].cause?.leader = leader }
    }
  }
}
