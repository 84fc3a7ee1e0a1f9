import LayoutEngine
import LayoutModel
import TestDocuments
import Testing

/// Claims that hold of every screen: order of input and history of a session do not show.
struct InvarianceTests {
  private func frames(_ layout: SolvedLayout) -> [ObjectID: Frame] {
    Dictionary(uniqueKeysWithValues: layout.views.map { ($0.id, $0.frame) })
  }

  @Test(arguments: SemanticsSamples.all.indices)
  func `the order of constraints does not show`(_ index: Int) {
    let screen = SemanticsSamples.all[index]
    let expected = screen.solved()
    var shuffler = SeededGenerator(seed: UInt64(index) + 1)
    for _ in 0..<12 {
      var shuffled = screen
      for view in screen.scene.root.withDescendants where !view.constraints.isEmpty {
        shuffled = shuffled.changing(view.id) { $0.constraints.shuffle(using: &shuffler) }
      }
      #expect(shuffled.solved() == expected)
    }
  }

  @Test(arguments: SemanticsSamples.all.indices)
  func `the order of subviews shows in stacks alone`(_ index: Int) {
    let screen = SemanticsSamples.all[index]
    let expected = screen.solved()
    var shuffler = SeededGenerator(seed: UInt64(index) + 100)
    for _ in 0..<12 {
      var shuffled = screen
      for view in screen.scene.root.withDescendants where view.kind != .stackView {
        shuffled = shuffled.changing(view.id) { $0.subviews.shuffle(using: &shuffler) }
      }
      let layout = shuffled.solved()
      #expect(frames(layout) == frames(expected))
      #expect(layout.conflicts == expected.conflicts)
      #expect(Set(layout.ambiguities) == Set(expected.ambiguities))
    }
  }

  @Test(arguments: SemanticsSamples.all.indices)
  func `whose list holds a constraint does not show`(_ index: Int) {
    // The owner matters for factors on positions only, and these screens have none.
    let screen = SemanticsSamples.all[index]
    var moved = screen
    let constraints = screen.scene.root.constraints
    moved = moved.changing("root") { $0.constraints = [] }
    let first = screen.scene.root.subviews.first?.id ?? "root"
    moved = moved.changing(first) { $0.constraints = constraints }
    #expect(moved.solved() == screen.solved())
  }

  private static let configurations: [Configuration] = {
    var all: [Configuration] = []
    for (width, height) in [(320.0, 568.0), (375, 667), (667, 375), (1024, 768), (180, 300)] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        for category in [ContentSizeCategory.large, .accessibility3] {
          all.append(
            Configuration(
              name: "\(width) \(direction) \(category)", size: Size(width: width, height: height),
              scale: width == 320 ? 2 : 3, safeArea: EdgeInsets(top: 20, bottom: 10),
              heightClass: height < 400 ? .compact : .regular, direction: direction,
              contentSize: category))
        }
      }
    }
    return all
  }()

  @Test(arguments: SemanticsSamples.all.indices)
  func `a session's history does not show`(_ index: Int) {
    let screen = SemanticsSamples.all[index]
    let fresh = Self.configurations.map { configuration in
      var session = screen.session
      return session.solve(configuration)
    }
    var session = screen.session
    #expect(Self.configurations.map { session.solve($0) } == fresh)
    #expect(Self.configurations.reversed().map { session.solve($0) } == fresh.reversed())
    var shuffler = SeededGenerator(seed: 7)
    for index in Self.configurations.indices.shuffled(using: &shuffler) {
      #expect(session.solve(Self.configurations[index]) == fresh[index])
    }
    let designed = screen.solvedAsDesigned()
    #expect(session.solveAsDesigned() == designed)
  }

  @Test(arguments: SemanticsSamples.all.indices)
  func `a constraint added and taken out again is nothing`(_ index: Int) {
    let screen = SemanticsSamples.all[index]
    let first = screen.scene.root.subviews.first?.id ?? "root"
    let extra = screen.owned(by: "root", ["extra: \(first).width = 33"])
    #expect(extra.without(constraint: "extra").solved() == screen.solved())
    // Nor is one that no trait installs, or whose priority is nothing.
    let excluded = extra.changing("root") {
      $0.variations.append(
        Variation(
          condition: TraitCondition(key: "default", isDefault: true),
          changes: [.excludeConstraints(["extra"])], location: SourceLocation(line: 1, column: 1)))
    }
    #expect(excluded.solved() == screen.solved())
    #expect(extra.changing(constraint: "extra") { $0.priority = 0 }.solved() == screen.solved())
  }

  @Test func `what already follows changes nothing`() {
    for screen in SemanticsSamples.all {
      let doubled = screen.changing("root") { root in
        root.constraints += root.constraints.filter { $0.priority == 1000 }.map {
          var copy = $0
          copy.id = ObjectID("copy of \($0.id)")
          return copy
        }
      }
      guard screen.solved().conflicts.isEmpty else { continue }
      #expect(frames(doubled.solved()) == frames(screen.solved()))
    }
  }

  @Test func `recorded frames of constrained views are not read`() {
    for screen in [SemanticsSamples.form, SemanticsSamples.feed, SemanticsSamples.tangle] {
      var scrambled = screen
      var shuffler = SeededGenerator(seed: 3)
      for view in screen.scene.root.withDescendants.dropFirst() {
        scrambled = scrambled.changing(view.id) {
          $0.frame = Frame(
            x: .random(in: -50...400, using: &shuffler),
            y: .random(in: -50...400, using: &shuffler),
            width: .random(in: 0...400, using: &shuffler),
            height: .random(in: 0...400, using: &shuffler))
        }
      }
      #expect(scrambled.solved().verdict == .determined)
      #expect(frames(scrambled.solved()) == frames(screen.solved()))
    }
  }

  @Test func `mirroring a symmetric description twice is nothing`() {
    // A tree that only reads leading and trailing: its mirror image is its right-to-left layout.
    let screen = SemanticsSamples.feed
    let straight = screen.solved()
    let mirrored = screen.rightToLeft().solved()
    for view in straight.views where view.id != "root" {
      let outer = view.superview.flatMap { straight.view($0)?.frame.width } ?? 0
      let image = mirrored.view(view.id)?.frame ?? .zero
      // Ties round up on both sides, so a mirrored edge may lie a pixel off.
      #expect(abs(image.x - (outer - view.frame.maxX)) <= 0.5, "\(view.id)")
      #expect(image.y == view.frame.y)
    }
  }
}
