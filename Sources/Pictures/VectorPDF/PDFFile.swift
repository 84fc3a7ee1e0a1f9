internal import CZlib

/// The objects of a PDF file (ISO 32000-1, 7.5). They are read from front to back without the file's tables,
/// because images have few objects.
struct PDFFile {
  struct Stream {
    var dictionary: [String: PDFValue]
    var bytes: ArraySlice<UInt8>
  }

  private(set) var values: [Int: PDFValue] = [:]
  private var streams: [Int: Stream] = [:]
  private static let mostObjects = 20_000
  /// The largest size of an unpacked stream.
  private static let mostBytes = 4 << 20

  /// Fails if the bytes are not a PDF, or an encrypted one.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array("%PDF-".utf8)), !Self.contains("/Encrypt", in: bytes[...]) else {
      return nil
    }
    var lexer = PDFLexer(bytes[...])
    var last: [PDFValue] = []
    while values.count < Self.mostObjects {
      guard let value = lexer.next() else {
        // No value begins with this byte.
        guard lexer.place < bytes.endIndex else { break }
        lexer.move(to: lexer.place + 1)
        continue
      }
      guard value == .word("obj"), last.count == 2,
        let number = last[0].number.flatMap({
          Int(exactly: $0)
        })
      else {
        last = Array((last + [value]).suffix(2))
        continue
      }
      last = []
      guard let content = lexer.next() else { continue }
      values[number] = content
      streams[number] = nil
      if let dictionary = content.dictionary, let stream = Self.stream(dictionary, &lexer) {
        streams[number] = stream
      }
    }
    for stream in streams.values where stream.dictionary["Type"] == .name("ObjStm") {
      unpack(stream)
    }
  }

  /// The value itself, or the object that it refers to.
  func resolved(_ value: PDFValue?) -> PDFValue? {
    var value = value
    for _ in 0..<16 {
      guard case .reference(let number)? = value else { return value }
      value = values[number]
    }
    return nil
  }

  /// The unpacked contents of a stream, or nil if its compression is not one that drawings use.
  func contents(_ value: PDFValue?) -> (dictionary: [String: PDFValue], bytes: [UInt8])? {
    guard case .reference(let number)? = value, let stream = streams[number],
      let bytes = unpacked(stream)
    else { return nil }
    return (stream.dictionary, bytes)
  }

  /// Returns the bytes between `stream` and `endstream`, if a stream follows.
  private static func stream(
    _ dictionary: [String: PDFValue], _ lexer: inout PDFLexer
  ) -> Stream? {
    let back = lexer.place
    guard lexer.next() == .word("stream") else {
      lexer.move(to: back)
      return nil
    }
    let bytes = lexer.bytes
    var start = lexer.place
    if start < bytes.endIndex, bytes[start] == 13 { start += 1 }
    if start < bytes.endIndex, bytes[start] == 10 { start += 1 }
    let rest = bytes[start...]
    var end: Int?
    if let length = dictionary["Length"]?.number.flatMap({ Int(exactly: $0) }), length >= 0,
      length <= rest.count, contains("endstream", in: rest[(start + length)...].prefix(16))
    {
      end = start + length
    }
    guard let end = end ?? place(of: "endstream", in: rest) else {
      return nil
    }
    lexer.move(to: end)
    return Stream(dictionary: dictionary, bytes: bytes[start..<end])
  }

  private static func contains(_ word: String, in bytes: ArraySlice<UInt8>) -> Bool {
    place(of: word, in: bytes) != nil
  }

  /// The first place of an ASCII word.
  private static func place(of word: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let word = Array(word.utf8)
    var rest = bytes
    while let start = rest.firstIndex(of: word[0]) {
      if bytes[start...].starts(with: word) { return start }
      rest = bytes[(start + 1)...]
    }
    return nil
  }

  private func unpacked(_ stream: Stream) -> [UInt8]? {
    let filter = resolved(stream.dictionary["Filter"])
    let names = filter?.array?.map { resolved($0)?.name } ?? filter.map { [$0.name] } ?? []
    if names.isEmpty { return Array(stream.bytes) }
    guard names == ["FlateDecode"], stream.dictionary["DecodeParms"] == nil else { return nil }
    let packed = Array(stream.bytes)
    var room = max(4096, packed.count * 8)
    while room <= Self.mostBytes {
      var bytes = [UInt8](repeating: 0, count: room)
      var count = uLong(room)
      switch uncompress(&bytes, &count, packed, uLong(packed.count)) {
      case Z_OK: return Array(bytes.prefix(Int(count)))
      case Z_BUF_ERROR: room *= 2
      default: return nil
      }
    }
    return nil
  }

  /// Reads the objects of an object stream (7.5.7).
  private mutating func unpack(_ stream: Stream) {
    guard let bytes = unpacked(stream),
      let first = stream.dictionary["First"]?.number.flatMap({ Int(exactly: $0) }),
      let count = stream.dictionary["N"]?.number.flatMap({ Int(exactly: $0) }),
      (0...bytes.count).contains(first), (0...Self.mostObjects).contains(count)
    else { return }
    var lexer = PDFLexer(bytes[...])
    for _ in 0..<count {
      guard let number = lexer.next()?.number.flatMap({ Int(exactly: $0) }),
        let offset = lexer.next()?.number.flatMap({ Int(exactly: $0) }),
        (0...bytes.count - first).contains(offset)
      else { return }
      var inner = PDFLexer(bytes[(first + offset)...])
      if values[number] == nil { values[number] = inner.next() }
    }
  }
}
