internal import Foundation

/// How far a finding is believed to be a visible defect, with every reason for it.
///
/// Weights of evidence are added: one more doubles the odds, one less halves them. They come from a
/// model fitted on labelled findings, so that of findings with 0.9 nine in ten are right.
public struct Confidence: Sendable, Hashable, Codable {
  /// In the order in which it was looked at.
  package var evidence: [Evidence]
  /// The probability that it needs to stop a merge, where a team asks for another than the usual one.
  public var needed = Confidence.gate

  package init(_ evidence: [Evidence]) { self.evidence = evidence }

  /// The probability needed is the reader's choice and no part of the finding.
  private enum CodingKeys: String, CodingKey { case evidence }

  /// The odds in doublings: 0 = even.
  package var doublings: Double { evidence.map(\.weight).reduce(0, +) }

  /// The estimated probability, 0...1.
  public var value: Double {
    let odds = exp2(min(max(doublings, -30), 30))
    return odds / (1 + odds)
  }

  /// The probability that a finding usually needs to stop a merge.
  public static let gate = 0.75

  public var isEnoughToGate: Bool {
    value >= needed && !evidence.contains { $0.kind == .onlyLook }
  }

  /// What to tell of why the finding does not stop a merge: the strongest evidence against it, or, where that halves
  /// the odds at most, that findings of its rule never do. Nil where there is neither.
  package var mainDoubt: Evidence? {
    let strongest = doubts.first
    let isStrong = strongest.map { $0.weight < -1 } ?? false
    return isStrong ? strongest : evidence.first { $0.kind == .onlyLook } ?? strongest
  }

  /// The evidence against the finding, the strongest first.
  package var doubts: [Evidence] {
    evidence.enumerated().filter { $0.element.weight < 0 && $0.element.kind != .rule }
      .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.map(\.element)
  }
}
