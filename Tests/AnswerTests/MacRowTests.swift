import LayoutModel
import Testing

@testable import LayoutEngine

/// The rows of the tables of AppKit's controls: a frame is what a control asks for and what reaches beyond it.
struct MacRowTests {
  /// Each release from which a table of the case says something else, with the one before.
  private func steps(_ made: MacRowCase) -> [(before: XcodeRelease, from: XcodeRelease)] {
    let subjects = Set(made.subjects())
    let rows = RuleBook.chapters.flatMap(\.entries).filter { subjects.contains($0.subject) }
      .flatMap { $0.rows.dropFirst() }
    return Set(rows.map(\.from.tools)).sorted().map {
      (XcodeRelease(toolsVersion: $0 - 1), XcodeRelease(toolsVersion: $0))
    }
  }

  @Test(arguments: MacRowCase.all)
  func `a frame reaches beyond what is placed by the table's insets`(_ made: MacRowCase) throws {
    for release in steps(made).flatMap({ [$0.before, $0.from] }) {
      let insets = MacOverhang.insets(of: made.content, at: release)
      let frame = try made.layout(at: release).frame("c")
      #expect(abs(frame.x - (20 - insets.left)) <= 0.5, "\(release)")
      #expect(abs(frame.y - (60 - insets.top)) <= 0.5, "\(release)")
    }
  }

  @Test(arguments: MacRowCase.all)
  func `a frame is as high as the table says and its insets`(_ made: MacRowCase) throws {
    for release in steps(made).flatMap({ [$0.before, $0.from] }) {
      guard let height = MacSizeRules.height(of: made.content, at: release), height > 0 else {
        continue
      }
      let insets = MacOverhang.insets(of: made.content, at: release)
      let frame = try made.layout(at: release).frame("c")
      #expect(abs(frame.height - (height + insets.top + insets.bottom)) < 0.5, "\(release)")
    }
  }

  @Test(arguments: MacRowCase.all)
  func `a label on the baseline ends above the bottom by what the table says`(
    _ made: MacRowCase
  ) throws {
    for release in steps(made).flatMap({ [$0.before, $0.from] }) {
      guard let raised = made.raised(at: release) else { continue }
      let insets = MacOverhang.insets(of: made.content, at: release)
      let layout = try made.layout(at: release)
      let (control, label) = (layout.frame("c"), layout.frame("t"))
      // The middle of what asks for no height, as date pickers, is not known.
      let asked = layout.views.first { $0.id == "c" }?.intrinsicSize.vertical
      guard raised > 0 || asked != nil else { continue }
      let room = control.height - insets.top - insets.bottom - label.height
      let above = control.maxY - insets.bottom - label.maxY
      // Text in the middle may fall between two points.
      #expect(abs(above - (raised > 0 ? raised : room / 2)) <= 0.5, "\(release)")
    }
  }

  /// A slider has no text: the label's baseline stands where the table says, wherever its own bottom is.
  @Test(arguments: MacRowCase.all.filter { [.slider, .markedSlider].contains($0.control) })
  func `a slider's baseline moves by what the table says`(_ made: MacRowCase) throws {
    func bottom(_ release: XcodeRelease) throws -> Double {
      let layout = try made.layout(at: release)
      let insets = MacOverhang.insets(of: made.content, at: release)
      return layout.frame("c").maxY - insets.bottom - layout.frame("t").maxY
    }
    for step in steps(made) {
      let was = try #require(MacBaselineRules.aboveBottom(made.content, at: step.before))
      let now = try #require(MacBaselineRules.aboveBottom(made.content, at: step.from))
      // The line of the label may become a point higher.
      #expect(try abs(bottom(step.from) - bottom(step.before) - (now - was)) <= 1, "\(step.from)")
    }
  }

  @Test(arguments: MacRowCase.all)
  func `a release makes a frame wider by what its tables say`(_ made: MacRowCase) throws {
    for step in steps(made) {
      guard let was = MacSizeRules.width(of: made.content, at: step.before),
        let now = MacSizeRules.width(of: made.content, at: step.from)
      else { continue }
      let insets = [step.before, step.from].map { MacOverhang.insets(of: made.content, at: $0) }
      let sides = insets.map { $0.left + $0.right }
      let lines = [step.before, step.from].map { made.lines(at: $0) }
      let widths = try [step.before, step.from].map { try made.room(at: $0) }
      let wider = now + sides[1] + lines[1] - was - sides[0] - lines[0]
      // Titles are measured in whole points.
      #expect(abs((widths[1] - widths[0]) - wider) < 0.75)
    }
  }

  @Test(arguments: MacRowCase.all)
  func `a row leaves alone what it does not speak of`(_ made: MacRowCase) throws {
    for step in steps(made) {
      let before = try made.layout(at: step.before).neighbour
      #expect(before.width > 0)
      #expect(try before == made.layout(at: step.from).neighbour)
    }
  }
}
