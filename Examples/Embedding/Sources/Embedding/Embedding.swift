import LayoutModel
import LayoutService

/// Keeps a layout in a store, asks for its frames, breaks it, and tells what broke.
///
///     swift run --package-path Examples/Embedding Embedding /tmp/layouts.sqlite
///
/// The library looks at nothing but the store's file: bytes, author and time come with the request.
@main
struct Embedding {
  static func main() async throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: Embedding STORE")
      return
    }
    let workspace = try Workspace.create(at: CommandLine.arguments[1])
    try await commit("A card", to: workspace)

    // Frames without a store: one device, one scene.
    let target = SolveTarget.windows([try .named("iphone-17")])
    let solution = await PlainSolve(target: target).solve(document())
    if case .solved(let scenes) = solution.outcome,
      let layout = scenes.first?.layouts.first, let card = layout.view("Card.card")
    {
      print("\(layout.configuration): \(card.frame.width) points wide")
    }

    // Frames of the store, over every device of the default matrix.
    for view in try await workspace.query("label{w < 300}") {
      print("\(view.name) is narrow on \(view.places.count) configurations")
    }

    // A second state, and what became worse by it.
    try await commit("A title with a least width", leastWidth: 300, to: workspace)
    for entry in try workspace.log() { print(entry.revision.message) }
  }

  private static func commit(
    _ message: String, leastWidth: Int = 0, to workspace: Workspace
  ) async throws {
    let report = try await workspace.commit(
      CommitRequest(
        tree: WorkTree(files: [document(leastWidth: leastWidth)]), message: message,
        author: "Ada <ada@example.org>", time: 1_700_000_000))
    print("\(message): \(report.work.solved) scene solved")
    for regression in report.regressions {
      let count = regression.configurations.count
      print("  \(regression.finding.rule.rawValue) on \(count) configurations")
    }
  }

  /// The bytes of any `.xib`, `.storyboard` or `.layout` file; here written on the way.
  private static func document(leastWidth: Int = 0) -> SourceFile {
    let text = """
      screen Card {
        view card: UIView {
          view title: UILabel "Orders" { font 17 }
          H:|-8-[title(>=\(leastWidth))]-8-|
          title.centerY = superview.centerY
        }
        H:|-16-[card]-16-|
        card.top = safeArea.top + 16
        card.height = 100
      }
      """
    return SourceFile(path: "Card.layout", bytes: Array(text.utf8))
  }
}
