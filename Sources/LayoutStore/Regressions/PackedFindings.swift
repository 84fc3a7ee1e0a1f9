internal import LayoutModel

/// Findings that are kept in little memory until they are written: most of them name the same
/// configurations, dozens each.
struct PackedFindings: Sendable {
  /// Without their occurrences.
  private let bare: [Finding]
  /// How many occurrences each has.
  private let counts: [Int]
  /// The configurations they name.
  private let names: [String]
  /// Of each occurrence the number of its configuration, its severity and its amount.
  private let occurrences: PackedBytes

  init(_ findings: [Finding]) {
    var numbers: [String: Int] = [:]
    var names: [String] = []
    var writer = VarintWriter()
    for occurrence in findings.lazy.flatMap(\.occurrences) {
      let name = occurrence.configuration
      let number = numbers[name] ?? names.count
      if number == names.count {
        numbers[name] = number
        names.append(name)
      }
      writer.append(number)
      writer.append(Severity.allCases.firstIndex(of: occurrence.severity) ?? 0)
      writer.append(occurrence.amount.bitPattern)
    }
    bare = findings.map { finding in
      var bare = finding
      bare.occurrences = []
      return bare
    }
    counts = findings.map(\.occurrences.count)
    self.names = names
    occurrences = PackedBytes(writer.bytes)
  }

  /// The findings as they were.
  var findings: [Finding] {
    guard !bare.isEmpty, let bytes = try? occurrences.unpacked() else { return bare }
    var reader = VarintReader(bytes)
    return zip(bare, counts).map { finding, count in
      var finding = finding
      finding.occurrences = (0..<count).compactMap { _ in
        guard let name = reader.count(atMost: names.count - 1),
          let severity = reader.count(atMost: Severity.allCases.count - 1),
          let amount = reader.number()
        else { return nil }
        return Finding.Occurrence(
          configuration: names[name], amount: Double(bitPattern: amount),
          severity: Severity.allCases[severity])
      }
      return finding
    }
  }
}
