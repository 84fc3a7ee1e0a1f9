import LayoutEngine
import LayoutModel

/// What a document says of its constraints and ids without being solved.
enum SaidAnswers {
  static let documents: [MadeDocument] = (0..<6).map { number in
    let views = [MadeView.box("a", 20, 30), .box("b", 40, 10), .label("c", "Text")]
    var made = MadeDocument(
      "said", "\(number)", number % 2 == 0 ? views : views + [.box("a", 9, 9)],
      [
        "a.leading = gone.leading", "b.top = a.leading", "c.width = b.centerX",
        "a.top = root.top + 4", "c.baseline = a.width",
      ].enumerated().filter { $0.offset % (number + 1) < 2 }.map(\.element))
    made.scenes += made.scenes.replacing("\"a", with: "\"x").replacing("scene0", with: "scene1")
    return made
  }

  static func text(_ made: MadeDocument) throws -> String {
    let document = try made.read()
    let found = ignoredConstraints(
      in: document, path: DocumentPath(made.path), configurations: ["one", "two"])
    let judged = found.enumerated().map {
      AnswerText.text(of: $1) + AnswerText.text(of: judgeIgnored($1, isLeftOver: $0 % 2 == 0))
    }
    return judged.joined()
      + AnswerText.text(of: confidence(thatBaseHas: .leftOver, "as before"))
  }
}
