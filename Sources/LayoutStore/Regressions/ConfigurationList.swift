/// Configurations in a record: their numbers in order, as JSON.
///
/// Runs of three and more are pairs `[first, last]`: one fault mostly looks the same on
/// neighbouring devices, and a full matrix is one run.
struct ConfigurationList: Decodable, Sendable {
  var numbers: [Int64]

  init(_ numbers: [Int64]) { self.numbers = numbers }

  /// The list as JSON; always an array, so that it has the same form wherever it stands alone.
  var text: String { RecordText.list(parts) }

  /// The list as the last element of a group: a single number stands by itself.
  var shortText: String { numbers.count == 1 ? "\(numbers[0])" : text }

  private var parts: [String] {
    var parts: [String] = []
    var start = 0
    while start < numbers.count {
      var end = start
      while end + 1 < numbers.count, numbers[end + 1] == numbers[end] &+ 1 { end += 1 }
      if end - start >= 2 {
        parts.append("[\(numbers[start]),\(numbers[end])]")
      } else {
        parts.append(contentsOf: numbers[start...end].map { "\($0)" })
      }
      start = end + 1
    }
    return parts
  }

  /// The most configurations a list may stand for: a pair in a damaged file must not fill memory.
  private static let most = 1 << 20

  private enum Part: Decodable {
    case one(Int64)
    case run(ClosedRange<Int64>)

    init(from decoder: any Decoder) throws {
      if let number = try? decoder.singleValueContainer().decode(Int64.self) {
        self = .one(number)
        return
      }
      var pair = try decoder.unkeyedContainer()
      let first = try pair.decode(Int64.self)
      let last = try pair.decode(Int64.self)
      guard pair.isAtEnd, first > 0, first <= last, last - first < ConfigurationList.most else {
        throw DecodingError.dataCorruptedError(in: pair, debugDescription: "no run of numbers")
      }
      self = .run(first...last)
    }
  }

  init(from decoder: any Decoder) throws {
    if let number = try? decoder.singleValueContainer().decode(Int64.self) {
      numbers = [number]
      return
    }
    var list = try decoder.unkeyedContainer()
    numbers = []
    while !list.isAtEnd {
      switch try list.decode(Part.self) {
      case .one(let number): numbers.append(number)
      case .run(let run):
        guard numbers.count + run.count <= Self.most else {
          throw DecodingError.dataCorruptedError(in: list, debugDescription: "too many numbers")
        }
        numbers.append(contentsOf: run)
      }
    }
  }
}
