import LayoutModel

/// The independent checker's counts, as a sentence and as JSON.
struct ProofReport {
  private let proofs: ProofCount

  init(_ proofs: ProofCount) { self.proofs = proofs }

  /// `certified 4 of 4 answers of 2 systems, 0 of 0 contradictions · parts in 64 bits: 9, …`.
  var line: Line {
    let parts = proofs.parts
    let word: Line = proofs.isComplete ? "\("certified", .green)" : "\("not certified", .red)"
    return word
      + " \(proofs.certified) of \(counted(proofs.answers, "answer")) of "
      + "\(counted(proofs.systems, "system")), \(proofs.certifiedConflicts) of "
      + "\(counted(proofs.conflicts, "contradiction")) · parts in 64 bits: \(parts.word), "
      + "in 128 bits: \(parts.doubleWord), in unlimited numbers: \(parts.unlimited)"
  }

  /// Lines about the first layouts that were not proved.
  var flaws: [Line] { proofs.flaws.map { "\("not proved:", .red) \($0)" } }

  var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("systems", proofs.systems)
      json.field("answers", proofs.answers)
      json.field("certified", proofs.certified)
      json.field("contradictions", proofs.conflicts)
      json.field("certifiedContradictions", proofs.certifiedConflicts)
      json.field("parts64", proofs.parts.word)
      json.field("parts128", proofs.parts.doubleWord)
      json.field("partsUnlimited", proofs.parts.unlimited)
      json.list("flaws", proofs.flaws) { json, flaw in json.value(flaw) }
    }
    return json.bytes
  }
}
