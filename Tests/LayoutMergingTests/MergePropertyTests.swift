import LayoutModel
import Testing

/// Random edits of one screen, merged in all ways.
@Suite struct MergePropertyTests {
  /// Edits of which any subset can be made; two of one group contest the same thing.
  static let groups: [[(String, String)]] = [
    [("constant=\"40\"", "constant=\"48\""), ("constant=\"40\"", "constant=\"56\"")],
    [("text=\"Title\"", "text=\"Shop\""), ("text=\"Title\"", "text=\"Store\"")],
    [("pointSize=\"17\"", "pointSize=\"20\""), ("pointSize=\"17\"", "pointSize=\"24\"")],
    [("title=\"Buy\"", "title=\"Order\""), ("title=\"Buy\"", "title=\"Get\"")],
    [("constant=\"19\"", "constant=\"30\""), ("constant=\"19\"", "constant=\"31\"")],
    [
      (
        "                        <subviews>\n",
        "                        <subviews>\n" + Screen.newLabel("New-00-00a")
      )
    ],
    [
      (
        "                            <constraint firstItem=\"Box",
        "                                <constraint firstAttribute=\"width\" id=\"Con-01-Zzz\"/>\n"
          + "                            <constraint firstItem=\"Box"
      )
    ],
  ]

  /// A screen with some edits made, and which of each group it was.
  static func version(_ chance: inout Generator) -> (text: String, picks: [Int?]) {
    var text = Screen.text
    var picks: [Int?] = []
    for group in groups {
      guard chance.next(2) == 1 else {
        picks.append(nil)
        continue
      }
      let pick = chance.next(group.count)
      picks.append(pick)
      guard let place = text.firstRange(of: group[pick].0) else { continue }
      text.replaceSubrange(place, with: group[pick].1)
    }
    return (text, picks)
  }

  struct Generator {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  @Test func `merging with oneself or the base is nothing`() throws {
    var chance = Generator(state: 1)
    for _ in 0..<40 {
      let (base, one) = (Self.version(&chance).text, Self.version(&chance).text)
      #expect(try merge(one, one, one).text == one)
      #expect(try merge(base, base, one).text == one)
      #expect(try merge(base, one, base).text == one)
      #expect(try merge(base, one, one).text == one)
    }
  }

  @Test func `a merge is the edits of both, and conflicts are where both chose differently`() throws
  {
    var chance = Generator(state: 2)
    for _ in 0..<120 {
      let (ours, theirs) = (Self.version(&chance), Self.version(&chance))
      let merged = try merge(Screen.text, ours.text, theirs.text)
      var wanted = Screen.text
      var contested = 0
      for (group, picks) in zip(Self.groups, zip(ours.picks, theirs.picks)) {
        if let one = picks.0, let other = picks.1, one != other { contested += 1 }
        guard let pick = picks.0 ?? picks.1, let place = wanted.firstRange(of: group[pick].0) else {
          continue
        }
        wanted.replaceSubrange(place, with: group[pick].1)
      }
      #expect(merged.text == wanted)
      #expect(merged.conflicts.count == contested)
    }
  }

  @Test func `both orders have the same conflicts with the sides exchanged`() throws {
    var chance = Generator(state: 3)
    for _ in 0..<60 {
      let (ours, theirs) = (Self.version(&chance).text, Self.version(&chance).text)
      let one = try merge(Screen.text, ours, theirs)
      let other = try merge(Screen.text, theirs, ours)
      #expect(
        one.conflicts.map { [$0.property, $0.ours.value, $0.theirs.value] }
          == other.conflicts.map { [$0.property, $0.theirs.value, $0.ours.value] })
      if one.conflicts.isEmpty { #expect(one.text == other.text) }
    }
  }
}
