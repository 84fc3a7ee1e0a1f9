import LayoutEngine
import LayoutModel

/// The answers of layouts that are solved again whenever a constant changes.
enum LiveAnswers {
  static let documents =
    ComposedDocuments.all + RareDocuments.all
    + DigestedAnswers.documents.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
    + LongDocuments.all

  /// A document's first screen, the same after each of some constants has changed and back, and the reasons for
  /// the places of its first views.
  static func text(of made: MadeDocument) throws -> String {
    let document = try made.read()
    guard let scene = document.scenes.first else { return "" }
    return DigestedAnswers.configurations.prefix(2).map { configuration in
      var live = LiveLayout(document: document, scene: scene, configuration: configuration)
      let start = live.layout()
      var text = AnswerText.text(of: start) + AnswerText.details(of: start) + states(&live)
      for constraint in live.scene.root.constraints.prefix(4) {
        for change in [7.5, -40, 0] {
          live.setConstant((constraint.constant ?? 0) + change, of: constraint.id)
          text += states(&live)
        }
      }
      for view in live.viewIDs.prefix(4) {
        text += live.reasons(for: view).map { "\($0)\n" }.joined()
      }
      return text + "\(live.solveCount)\n"
    }.joined()
  }

  private static func states(_ live: inout LiveLayout) -> String {
    live.movedFrames().map { "\($0.index) \(sixths($0.frame))\n" }.joined()
      + live.givenUp().map { "\($0.constraint) \(($0.amount * 1000).rounded())\n" }.joined()
  }

  private static func sixths(_ frame: Frame) -> String {
    [frame.x, frame.y, frame.width, frame.height].map { String(Int(($0 * 6).rounded())) }
      .joined(separator: " ")
  }
}
