import LayoutEngine
import LayoutModel

/// What a session tells beside layouts, and what it answers under other options.
enum SessionAnswers {
  /// The linear systems behind layouts, row by row.
  static func systems(of made: MadeDocument) throws -> String {
    let document = try made.read()
    return document.scenes.map { scene in
      var session = LayoutSession(document: document, scene: scene)
      _ = session.solveAsDesigned()
      let designed = session.systemText ?? ""
      let others = DigestedAnswers.configurations.prefix(2).map { configuration in
        _ = session.solve(configuration)
        return session.systemText ?? ""
      }
      return designed + others.joined()
    }.joined()
  }

  /// Layouts by one pass, with proofs, by the model's texts alone, and with work for a few.
  static func options(of made: MadeDocument) throws -> String {
    let document = try made.read()
    let kinds = [
      LayoutOptions(maximumPasses: 1), LayoutOptions(maximumPasses: 2, certifies: true),
      LayoutOptions(textSource: .model), LayoutOptions(textSource: .document, workLimit: 20_000),
      LayoutOptions(workLimit: 2_000),
    ]
    return document.scenes.flatMap { scene in
      kinds.map { options in
        var session = LayoutSession(document: document, scene: scene, options: options)
        let designed = session.solveAsDesigned()
        let layouts = DigestedAnswers.few.map { ($0, session.solve($0)) }
        let findings = session.findings(document: DocumentPath(made.path), layouts: layouts)
        let proofs = session.proofs
        return AnswerText.text(of: designed) + layouts.map { AnswerText.text(of: $0.1) }.joined()
          + (findings.map { $0.map(AnswerText.text).joined() } ?? "given up")
          + "\(proofs) \(session.steps)\n"
      }
    }.joined()
  }
}

/// The answers of sweeps through windows and text sizes, on short ways.
enum SweepAnswers {
  static func text(of made: MadeDocument) throws -> String {
    let document = try made.read()
    guard let scene = document.scenes.first, let start = DigestedAnswers.configurations.first
    else { return "" }
    let courses: [Sweep.Course] = [
      .width(from: 360, to: 380), .height(from: 700, to: 712),
      .contentSize(from: .large, to: .extraExtraLarge),
    ]
    return courses.map { course in
      let sweep = sweep(scene, in: document, at: start, course)
      return sweep.breakpoints.map { "\($0.place) \($0.changes)\n" }.joined()
        + sweep.spans.map { "\($0)\n" }.joined() + "\(sweep.staircases) \(sweep.isComplete)\n"
    }.joined()
  }
}
