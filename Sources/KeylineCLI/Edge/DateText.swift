/// Dates as texts, in UTC, in the Gregorian calendar; without any library's.
enum DateText {
  /// `2026-01-31 12:00 UTC` of seconds since 1970.
  static func text(_ seconds: Int64) -> String {
    let (day, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let days = second < 0 ? day - 1 : day
    let rest = second < 0 ? second + 86_400 : second
    guard abs(days) < 100_000_000 else { return "second \(seconds)" }
    let (year, month, date) = civil(days)
    return "\(year)-\(two(month))-\(two(date)) \(two(rest / 3600)):\(two(rest / 60 % 60)) UTC"
  }

  /// Reads seconds since 1970 (git's `@` and zone allowed), or `YYYY-MM-DD`, with `THH:MM[:SS]` and
  /// a zone (`Z`, `+01:00`) or without.
  static func seconds(_ text: String) -> Int64? {
    let words = text.split(separator: " ")
    if let first = words.first, words.count <= 2,
      let number = Int64(first.hasPrefix("@") ? first.dropFirst() : first),
      abs(number) < 1 << 50
    {
      return number
    }
    var numbers: [Int64] = []
    var digits = ""
    var zone: (sign: Int64, start: Int)?
    for character in text + " " {
      if character.isASCII, character.isNumber {
        guard digits.count < 9 else { return nil }
        digits.append(character)
        continue
      }
      if let number = Int64(digits) { numbers.append(number) }
      digits = ""
      switch character {
      case "+": zone = (1, numbers.count)
      case "-" where numbers.count >= 4: zone = (-1, numbers.count)
      case "-", ":", "T", "t", " ", "Z", "z": continue
      default: return nil
      }
    }
    let parts = zone.map { Array(numbers.prefix($0.start)) } ?? numbers
    guard (3...6).contains(parts.count), parts[0] < 10_000, (1...12).contains(parts[1]),
      (1...length(ofMonth: parts[1], in: parts[0])).contains(parts[2])
    else { return nil }
    let hour = parts.count > 3 ? parts[3] : 0
    let minute = parts.count > 4 ? parts[4] : 0
    let second = parts.count > 5 ? parts[5] : 0
    guard hour < 24, minute < 60, second < 61 else { return nil }
    return days(parts[0], parts[1], parts[2]) * 86_400 + hour * 3600 + minute * 60 + second
      - offset(zone?.sign, Array(numbers.dropFirst(parts.count)))
  }

  private static func offset(_ sign: Int64?, _ parts: [Int64]) -> Int64 {
    guard let sign, let first = parts.first else { return 0 }
    let isJoined = parts.count == 1 && first > 99
    let hours = isJoined ? first / 100 : first
    let minutes = isJoined ? first % 100 : parts.count > 1 ? parts[1] : 0
    return sign * (min(hours, 24) * 3600 + min(minutes, 59) * 60)
  }

  private static func length(ofMonth month: Int64, in year: Int64) -> Int64 {
    let (nextYear, next) = month == 12 ? (year + 1, 1) : (year, month + 1)
    return days(nextYear, next, 1) - days(year, month, 1)
  }

  /// Days since 1970 of a date: the year is counted from March, so that leap days come last.
  private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let ofEra = y - era * 400
    let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }

  private static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let z = days + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let ofEra = z - era * 146_097
    let year = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * year + year / 4 - year / 100)
    let shifted = (5 * ofYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (year + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * shifted + 2) / 5 + 1)
  }

  private static func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
