extension AnswerDigests {
  /// Documents put together at random about one kind of rules each.
  static let furtherDocuments =
    BarredDocuments.all + RowDocuments.all + FontDocuments.all + PictureDocuments.all
    + MacStackDocuments.all + MacGridDocuments.all + LongDocuments.all
    + MacOtherDocuments.all + TiedDocuments.all + AssortedDocuments.all + NearbyDocuments.all

  /// What numbers, systems and documents answer for themselves, and edits of saved documents.
  static var smallGroups: [() async throws -> [Line]] {
    [
      { [Line("numbers", NumberAnswers.arithmetic()), Line("doubles", NumberAnswers.doubles())] },
      { [Line("parts of systems", NumberAnswers.parts())] },
      group("said by documents", SaidAnswers.documents, every: 1, SaidAnswers.text),
      group("exact sizes", ExactDocuments.all, every: 1, ExactDocuments.text),
      group("sizes of texts", SizeAnswers.documents, every: 1, SizeAnswers.text),
      group("windows of macOS", NearbyDocuments.windows, every: 1, NearbyDocuments.windowText),
      group("live frames", ComposedDocuments.all, every: 5, SizeAnswers.live),
      {
        let texts = try await each(SavedEdits.numbers, SavedEdits.text)
        return [
          Line("edits of saved documents", zip(SavedEdits.numbers, texts).map { ("\($0)", $1) })
        ]
      },
    ]
  }

  /// The answers of the solver alone.
  static var solverGroups: [() async throws -> [Line]] {
    MadeSystem.all.chunked(by: \.group).map { made in
      {
        let group = made[0].group
        let names = made.map { "seed \($0.seed)" }
        let texts = try await each(made, SystemAnswers.texts)
        let cut = try await each(made, SystemAnswers.cutOff)
        return [
          Line("solved: \(group)", zip(names, texts).map { ($0, $1.answers) }),
          Line("pieces: \(group)", zip(names, texts).map { ($0, $1.pieces) }),
          Line("\(work) \(group)", zip(names, zip(texts, cut)).map { ($0, $1.0.work + $1.1) }),
        ]
      }
    }
  }

  /// What is told beside frames and findings, on some of the documents.
  static var otherGroups: [() async throws -> [Line]] {
    let composed = ComposedDocuments.all + ComposedDocuments.further
    let documents = composed + DigestedAnswers.documents + RareDocuments.all
    return [
      group("systems", documents, every: 7, SessionAnswers.systems),
      group("other options", documents, every: 11, SessionAnswers.options),
      group("sweeps", composed, every: 20, SweepAnswers.text),
      group("watches", OtherDocuments.watches, every: 1, OtherDocuments.watchEdits),
      group("documents beside each other", documents, every: 3) { made in
        let other = documents[(documents.firstIndex { $0.path == made.path } ?? 0) / 2]
        return try OtherDocuments.differences(made, other)
      },
    ]
  }

  private static func group(
    _ title: String, _ made: [MadeDocument], every step: Int,
    _ answer: @escaping @Sendable (MadeDocument) throws -> String
  ) -> () async throws -> [Line] {
    {
      let some = made.enumerated().filter { $0.offset % step == 0 }.map(\.element)
      let texts = try await each(some, answer)
      return [Line(title, zip(some, texts).map { ("\($0.group) \($0.name)", $1) })]
    }
  }
}
