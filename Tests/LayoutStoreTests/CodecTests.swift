import Foundation
import LayoutModel
import TestDocuments
import Testing

@testable import LayoutStore

struct `Coding` {
  @Test func `varints come back, and cut or endless ones do not`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let number =
        UInt64.random(in: 0...UInt64.max, using: &generator)
        >> UInt64.random(in: 0...63, using: &generator)
      let signed = Int64(bitPattern: number)
      var writer = VarintWriter()
      writer.append(number)
      writer.append(zigzag: signed)
      var reader = VarintReader(writer.bytes)
      #expect(reader.number() == number)
      #expect(reader.zigzag() == signed)
      #expect(reader.isAtEnd)
      var cut = VarintReader(Array(writer.bytes.dropLast()))
      _ = cut.number()
      #expect(cut.zigzag() == nil)
    }
    var endless = VarintReader([UInt8](repeating: 0xFF, count: 100))
    #expect(endless.number() == nil)
  }

  @Test func `edits come back, all or those of one view, and cut ones do not`() throws {
    func edit(_ number: Int) -> StructureChange {
      StructureChange(
        kind: .viewChanged, scene: number % 3 == 0 ? nil : "s", object: ObjectID("o\(number)"),
        views: (0..<number).map { ObjectID("v\($0)") }, attribute: number == 1 ? nil : "text",
        before: number == 2 ? "" : nil, after: "\u{e9}\u{0}", text: "words \(number)",
        location: number == 3 ? nil : LayoutModel.SourceLocation(line: 1 << 20, column: 0))
    }
    let edits = (0..<5).map(edit)
    let bytes = EditCodec.encode(edits)
    #expect(EditCodec.decode(bytes) == edits)
    for view in ["v0", "v3", "o2", "nobody"].map({ ObjectID($0) }) {
      #expect(EditCodec.decode(bytes, concerning: view) == edits.filter { $0.concerns(view) })
    }
    for count in 1..<bytes.count {
      if let some = EditCodec.decode(Array(bytes.prefix(count))) {
        #expect(some == Array(edits.prefix(some.count)) && some.count < edits.count)
      }
    }
    // A length of a gigabyte is refused before room is made for it.
    #expect(throws: StoreError.self) { try EditTable.decode([0x80, 0x80, 0x80, 0x80, 0x04, 1]) }
  }

  @Test func `any vector comes back, alone and against any base`() {
    var generator = SeededGenerator(seed: 2)
    for round in 0..<500 {
      func vector() -> [Int32] {
        let count = Int.random(in: 0...60, using: &generator)
        var values: [Int32] = []
        while values.count < count {
          let value =
            round % 3 == 0
            ? Int32.random(in: .min ... .max, using: &generator)
            : Int32.random(in: -600...600, using: &generator)
          for _ in 0..<Int.random(in: 1...9, using: &generator) where values.count < count {
            values.append(value)
          }
        }
        return values
      }
      let values = vector()
      let base = vector()
      #expect(VectorCodec.decode(VectorCodec.encode(values)) == values)
      #expect(
        VectorCodec.decode(VectorCodec.encode(values, against: base), against: base) == values)
    }
  }

  @Test func `a vector that is the same everywhere takes a few bytes`() {
    // Count, value (96 zigzag is 192: two bytes).
    #expect(VectorCodec.encode([Int32](repeating: 96, count: 36)) == [36, 192, 1])
    // Everything moved by 8 points = 48 sixths.
    let base = (0..<36).map { Int32($0 * 7) }
    #expect(VectorCodec.encode(base.map { $0 + 48 }, against: base) == [36, 96])
  }

  @Test func `bytes that are no vector are refused and never trap`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      _ = VectorCodec.decode(bytes)
      _ = VectorCodec.decode(bytes, against: [1, 2, .max, .min])
      let plain = Delta.apply(bytes, to: [1, 2, 3, 4], limit: 1000)
      var pieces = PieceList([1, 2, 3, 4])
      let isApplied = pieces.apply(bytes, limit: 1000)
      #expect(isApplied == (plain != nil))
      if let plain { #expect(pieces.bytes == plain) }
      _ = Zlib.inflate(bytes, count: 1000)
    }
    // A count of a thousand million with nothing behind it.
    var bomb = VarintWriter()
    bomb.append(1_000_000_000)
    bomb.append(0)
    #expect(VectorCodec.decode(bomb.bytes) == nil)
  }

  @Test func `any delta gives its target back`() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let alphabet: ClosedRange<UInt8> = Bool.random(using: &generator) ? 97...98 : 0...255
      var base = (0..<Int.random(in: 0...3000, using: &generator)).map { _ in
        UInt8.random(in: alphabet, using: &generator)
      }
      let other = base
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let place = Int.random(in: 0...base.count, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: base.insert(contentsOf: [1, 2, 3, 250, 9], at: place)
        case 1: base.removeSubrange(place..<min(base.count, place + 40))
        default: base.append(contentsOf: base[0..<min(100, place)])
        }
      }
      let delta = Delta.between(other, base)
      #expect(Delta.apply(delta, to: other, limit: 1 << 20) == base)
      if !base.isEmpty { #expect(Delta.apply(delta, to: other, limit: base.count - 1) == nil) }
    }
  }

  @Test func `a changed constant is a delta of a few bytes`() {
    let before = sampleText()
    let after = sampleText(marks: [7: 24])
    var oneChanged = before
    // The first place where they differ, changed by itself.
    if let place = before.indices.first(where: { before[$0] != after[$0] }) {
      oneChanged[place] = UInt8(ascii: "9")
    }
    #expect(Delta.between(before, oneChanged).count < 16)
    #expect(Delta.between(before, after).count < before.count / 20)
  }

  @Test func `a block moved to the front is copied, not inserted`() {
    var generator = SeededGenerator(seed: 5)
    let first = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let second = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(Delta.between(first + second, second + first).count < 60)
    // The coarse one copies whole halves as well, and leaves alone what is shorter than its grain.
    #expect(Delta.between(first + second, second + first, .coarse).count < 60)
    let short = Delta.Grain.coarse.rawValue / 2
    let (left, right) = (Array(first[..<short]), Array(second[..<short]))
    #expect(Delta.between(left + right, right + left).count < 60)
    #expect(Delta.between(left + right, right + left, .coarse).count > 2 * short)
  }

  @Test func `a stream that would grow without end stops at its stated length`() throws {
    let zeros = [UInt8](repeating: 0, count: 10_000_000)
    let bomb = try #require(Zlib.compress(zeros))
    #expect(bomb.count < 20_000)
    #expect(Zlib.inflate(bomb, count: 1000) == nil)
    #expect(Zlib.inflate(bomb, count: zeros.count) == zeros)
  }

  @Test func `pieces give what undoing every delta by itself gives`() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<30 {
      var version = (0..<Int.random(in: 0...2000, using: &generator)).map { _ in
        UInt8.random(in: 97...100, using: &generator)
      }
      var pieces = PieceList(version)
      for _ in 0..<60 {
        let before = version
        let place = Int.random(in: 0...version.count, using: &generator)
        switch Int.random(in: 0...3, using: &generator) {
        case 0: version.insert(contentsOf: [1, 2, 3, 250, 9], at: place)
        case 1: version.removeSubrange(place..<min(version.count, place + 40))
        case 2: version.append(contentsOf: version[0..<min(100, place)])
        default: version = Array(version[place...] + version[..<place])
        }
        let isApplied = pieces.apply(Delta.between(before, version), limit: 1 << 20)
        #expect(isApplied)
      }
      #expect(pieces.bytes == version)
      #expect(pieces.count == version.count)
      #expect(pieces.digest == ContentHash(of: version))
    }
  }

  @Test func `a delta that makes millions of pieces is undone in bytes`() throws {
    // Each step doubles the pieces: copies of one byte, then of everything twice.
    var version: [UInt8] = Array(0..<200)
    var pieces = PieceList(version)
    let reversed = Array(version.reversed())
    var writer = VarintWriter()
    writer.append(version.count)
    var last = 0
    for place in version.indices.reversed() {
      writer.append(2)
      writer.append(zigzag: Int64(place - last))
      last = place + 1
    }
    let isReversed = pieces.apply(writer.bytes, limit: 1 << 24)
    #expect(isReversed)
    version = reversed
    for _ in 0..<12 {
      var writer = VarintWriter()
      writer.append(version.count * 2)
      for number in 0..<2 {
        writer.append(version.count * 2)
        writer.append(zigzag: number == 0 ? 0 : -Int64(version.count))
      }
      let isDoubled = pieces.apply(writer.bytes, limit: 1 << 24)
      #expect(isDoubled)
      version += version
    }
    #expect(pieces.bytes == version)
  }

  @Test func `delta chains are at most 78 long and bases always earlier`() throws {
    var longest = 0
    for place in 1..<DeltaChain.period {
      var length = 0
      var link = place
      while let base = DeltaChain.base(of: link) {
        #expect(base < link)
        link = base
        length += 1
      }
      #expect(link == 0)
      longest = max(longest, length)
    }
    #expect(longest == 78)
    #expect(longest == DeltaChain.longest)
    #expect(DeltaChain.base(of: 1) == 0)
    #expect(DeltaChain.base(of: 63) == 62)
    #expect(DeltaChain.base(of: 64) == 0)
    #expect(DeltaChain.base(of: 65) == 64)
    #expect(DeltaChain.base(of: 1023) == 1022)
  }

  @Test func `lengths no screen has saturate instead of trapping`() {
    #expect(Int32(sixthsOf: 1.0 / 3) == 2)
    #expect(Int32(sixthsOf: -0.5) == -3)
    #expect(Int32(sixthsOf: .infinity) == .max)
    #expect(Int32(sixthsOf: -.infinity) == -.max)
    #expect(Int32(sixthsOf: .nan) == 0)
    #expect(Int32(sixthsOf: 1e300) == .max)
    for pixel in -3000...3000 {
      for scale in 1...3 {
        let points = Double(pixel) / Double(scale)
        #expect(Int32(sixthsOf: points).points == points)
      }
    }
  }

  @Test func `records are canonical JSON`() {
    var record = RecordText()
    record.add("text", "a \"b\" \\ \u{1}\nü")
    record.add("none", String?.none)
    record.add("half", 0.5)
    record.add("whole", 16.0)
    record.add("no", false)
    record.add("bad", Double.nan)
    #expect(
      record.finished
        == #"{"text":"a \"b\" \\ \u0001\u000aü","half":0.5,"whole":16,"bad":null}"#)
  }

  @Test func `a compressed delta needs its base, and gives the target back`() throws {
    let before = sampleText(scenes: 6)
    let after = sampleText(scenes: 9, marks: [3: 24, 17: 7])
    let payload = Payload.delta(from: before, to: after)
    #expect(payload.codec == .lzma)
    // Three scenes like those of the base take less than by themselves, and less than zlib makes of them.
    #expect(payload.data.count * 3 < Payload.whole(after).data.count * 2)
    let zlib = try #require(Zlib.compress(Delta.between(before, after)))
    #expect(payload.data.count < zlib.count)
    func delta(on base: [UInt8], limit: Int = 1 << 20) -> [UInt8]? {
      payload.delta(baseCount: base.count, base: { base }, limit: limit)
    }
    let right = try #require(delta(on: before))
    #expect(Delta.apply(right, to: before, limit: 1 << 20) == after)
    let wrong = delta(on: before.reversed())
    #expect(wrong.flatMap { Delta.apply($0, to: before, limit: 1 << 20) } != after)
    #expect(delta(on: before, limit: 10) == nil)
  }

  @Test func `any delta is split and joined again, and other bytes never trap`() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let base = (0..<Int.random(in: 0...3000, using: &generator)).map { _ in
        UInt8.random(in: 97...99, using: &generator)
      }
      var target = base
      for _ in 0..<3 {
        let place = Int.random(in: 0...target.count, using: &generator)
        target.insert(contentsOf: [1, 2, 3, 250], at: place)
      }
      for grain in [Delta.Grain.fine, .coarse] {
        let delta = Delta.between(base, target, grain)
        #expect(Delta.apply(delta, to: base, limit: 1 << 20) == target)
        let split = try #require(SplitDelta.split(delta))
        #expect(SplitDelta.joined(split) == delta)
        #expect(SplitDelta.joined(Array(split.dropLast())) != delta)
      }
      var noise = Array(base.prefix(40))
      for index in noise.indices { noise[index] = UInt8.random(in: 0...255, using: &generator) }
      _ = SplitDelta.joined(noise)
      _ = LZMA.decompress(noise, count: 1000)
      _ = LZMA.decompress(noise, count: 1000, dictionary: base)
    }
  }

  @Test func `a long text of alike views comes back, and takes next to nothing`() throws {
    let text = Array(
      (0..<20_000).map { number in
        "<view id=\"v\(number)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></view>\n"
      }.joined().utf8)
    try #require(text.count > 1 << 20)
    let short = try #require(LZMA.compress(text))
    #expect(short.count * 20 < text.count)
    #expect(LZMA.decompress(short, count: text.count) == text)
  }

  @Test func `an LZMA stream that would grow without end stops at its stated length`() throws {
    let zeros = [UInt8](repeating: 0, count: 10_000_000)
    let bomb = try #require(LZMA.compress(zeros))
    #expect(bomb.count < 20_000)
    #expect(LZMA.decompress(bomb, count: 1000) == nil)
    #expect(LZMA.decompress(bomb, count: zeros.count + 1) == nil)
    #expect(LZMA.decompress(bomb, count: zeros.count) == zeros)
    #expect(LZMA.decompress(bomb, count: zeros.count, dictionary: [1, 2, 3]) == nil)
  }

  @Test func `a delta on a long document needs no bytes of it`() throws {
    let before = (0..<40).flatMap { sampleText(marks: [$0 % 20: $0]) }
    var after = before
    for place in stride(from: 1000, to: after.count, by: 9000) {
      after.replaceSubrange(place..<(place + 9), with: Array("changed".utf8))
    }
    #expect(before.count > Payload.longestDictionary)
    let payload = Payload.delta(from: before, to: after)
    #expect(payload.codec == .lzma)
    let delta = payload.delta(
      baseCount: before.count,
      base: {
        Issue.record("the base was asked for")
        return []
      }, limit: 1 << 20)
    #expect(Delta.apply(try #require(delta), to: before, limit: 1 << 21) == after)
  }

  @Test func `a list of configurations names runs by their ends`() throws {
    func read(_ text: String) throws -> [Int64] {
      try JSONDecoder().decode(ConfigurationList.self, from: Data(text.utf8)).numbers
    }
    let cases: [([Int64], String)] = [
      ([], "[]"), ([26], "[26]"), ([1, 2], "[1,2]"), ([1, 2, 3], "[[1,3]]"),
      ([4, 9, 10, 11, 12, 14], "[4,[9,12],14]"), ([3, 2, 1], "[3,2,1]"),
    ]
    for (numbers, text) in cases {
      #expect(ConfigurationList(numbers).text == text)
      #expect(try read(text) == numbers)
    }
    #expect(ConfigurationList([26]).shortText == "26")
    #expect(try read("26") == [26])
    // Lists of older stores name every number.
    #expect(try read("[1,2,3,7]") == [1, 2, 3, 7])
    for broken in ["[[3,1]]", "[[1]]", "[[1,2,3]]", "[[1,9000000000000000000]]", "\"x\""] {
      #expect(throws: (any Error).self) { try read(broken) }
    }
  }

  @Test func `versions hashed one after the other have the hash of their bytes`() throws {
    var generator = SeededGenerator(seed: 12)
    var version = sampleText(scenes: 60)
    #expect(version.count > 1 << 16)
    var pieces = PieceList(version)
    var other = pieces
    var hasher = SharedPrefixHasher()
    let first = hasher.digest(of: pieces)
    #expect(first == ContentHash(of: version))
    for number in 0..<60 {
      let before = version
      // Edits at the ends, everywhere, and of more than one kept state.
      let place = number % 7 == 0 ? 0 : Int.random(in: 0...version.count, using: &generator)
      switch number % 4 {
      case 0: version.insert(contentsOf: [1, 2, 3], at: place)
      case 1: version.removeSubrange(place..<min(version.count, place + 70_000 * (number % 2)))
      case 2: version += Array(repeating: UInt8(number), count: 40_000)
      default: version.replaceSubrange(place..<place, with: version.prefix(500))
      }
      other = pieces
      let isApplied = pieces.apply(Delta.between(before, version), limit: 1 << 24)
      #expect(isApplied && pieces.bytes == version)
      let digest = hasher.digest(of: pieces)
      #expect(digest == ContentHash(of: version))
      let shared = pieces.sharedPrefix(with: other)
      #expect(Array(version.prefix(shared)) == Array(before.prefix(shared)))
    }
    for bytes in [[], Array(version.reversed())] {
      let digest = hasher.digest(of: PieceList(bytes))
      #expect(digest == ContentHash(of: bytes))
    }
  }
}
