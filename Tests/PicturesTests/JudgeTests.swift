import DeviceCatalogue
import LayoutEngine
import LayoutModel
import TestDocuments
import Testing

@testable import Pictures

/// Pictures read back from their SVG against the layout that they show.
struct JudgeTests {
  /// What a picture says otherwise than its layout.
  struct Verdict {
    var texts = 0
    var controls = 0
    var faults: [String] = []
  }

  static let phone = Matrix.default.configurations.first { $0.name == "iphone-17" }

  /// Judges every scene of a document by the picture alone: each text lies in its view's frame, as
  /// wide as its label's solved content; the controls' grounds are the solved frames.
  private func judge(_ path: String, at configuration: Configuration?) throws -> Verdict {
    let bytes = try Corpus.bytes(path)
    guard let source = try? Pictured(bytes, path: path),
      source.document.reasonNotSolved == nil
    else { return Verdict() }
    var verdict = Verdict()
    for (index, scene) in source.document.scenes.enumerated() {
      var content = source.content(index, at: configuration)
      // Cells and embedded screens are scenes of their own and judged as such.
      content.cells = [:]
      content.embedded = [:]
      guard content.drawn.views.count < 2_000 else { continue }
      let svg = try ReadSVG(picture(of: content, appearance: source.appearance).svg())
      for view in content.drawn.views where !view.solved.isHidden {
        judge(view, in: svg, at: "\(path) \(scene.id) \(view.view.id)", &verdict)
      }
    }
    return verdict
  }

  private func judge(_ view: DrawnView, in svg: ReadSVG, at place: String, _ verdict: inout Verdict)
  {
    let id = view.view.id.rawValue
    let frame = view.solved.absoluteFrame.offset(by: Point(x: 12, y: 12))
    let pixel = 1.01
    var union: Frame?
    let isCut = svg.clip(ofView: id).map { $0.isInside(frame, by: pixel) } ?? false
    for text in svg.elements(named: "text", inView: id) {
      let box = Frame(x: text.number("x"), y: 0, width: text.number("textLength"), height: 0)
      verdict.texts += 1
      if !isCut, box.x < frame.x - pixel || box.maxX > frame.maxX + pixel {
        verdict.faults.append("\(place): text \(box.x)...\(box.maxX) beyond \(frame)")
      }
      let y = text.number("y")
      if !isCut, y < frame.y - pixel || y > frame.maxY + pixel {
        verdict.faults.append("\(place): baseline \(y) beyond \(frame)")
      }
      let start = min(union?.x ?? box.x, box.x)
      union = Frame(
        x: start, y: 0, width: max(union?.maxX ?? box.maxX, box.maxX) - start, height: 0)
    }
    if case .label(let label) = view.view.content, let union, !view.view.isOpaqueBackground,
      let rect = view.solved.contentRect, view.solved.text?.lostShare == 0,
      !label.text.plain.hasSuffix(" "), !label.text.plain.contains("\n")
    {
      let solved = rect.offset(by: frame.origin)
      // Spaces at line ends count for the solved width and leave no ink.
      if union.x < solved.x - pixel || union.maxX > solved.maxX + pixel
        || (view.solved.text?.neededLines == 1 && abs(union.width - solved.width) > pixel)
      {
        verdict.faults.append("\(place): text at \(union), solved at \(solved)")
      }
    }
    guard [.switch, .stepper, .segmentedControl, .textField].contains(view.view.kind),
      frame.width > 0, frame.height > 0
    else { return }
    if view.view.kind == .textField {
      guard case .textField(let field) = view.view.content, field.borderStyle == "roundedRect"
      else {
        return
      }
    }
    // What lies outside every clip is not drawn.
    guard svg.elements.contains(where: { $0["data-view"] == id }) else { return }
    verdict.controls += 1
    let grounds = svg.elements(named: "rect", inView: id).map(\.frame)
    if !grounds.contains(where: { $0.isWithin(pixel, of: frame) }) {
      verdict.faults.append("\(place): no ground at \(frame) among \(grounds)")
    }
  }

  @Test(arguments: Examples.files)
  func `texts and controls of the examples are drawn where they were solved`(
    path: String
  ) throws {
    for configuration in [nil, Self.phone] {
      let verdict = try judge(path, at: configuration)
      #expect(verdict.texts + verdict.controls > 3)
      #expect(verdict.faults.isEmpty, "\(verdict.faults.prefix(5))")
    }
  }

  @Test(.enabled(if: Corpus.root != nil, "\(Corpus.skipped)"))
  func `texts and controls of real documents are drawn where they were solved`() async throws {
    var (texts, controls, count) = (0, 0, 0)
    var faults: [String] = []
    let files = Effort.part(of: Corpus.files(["dev", "dev2"]), every: 10)
    try await withThrowingTaskGroup(of: Verdict.self) { group in
      for path in files { group.addTask { try judge(path, at: nil) } }
      for try await verdict in group {
        texts += verdict.texts
        controls += verdict.controls
        faults += verdict.faults
        count += 1
      }
    }
    print(
      "pictures: \(count) documents, \(texts) texts, \(controls) controls, \(faults.count) faults")
    #expect(texts > 1_500)
    #expect(faults.isEmpty, "\(faults.sorted().prefix(20).joined(separator: "\n"))")
  }
}

extension Frame {
  fileprivate func isInside(_ other: Frame, by distance: Double) -> Bool {
    x >= other.x - distance && y >= other.y - distance && maxX <= other.maxX + distance
      && maxY <= other.maxY + distance
  }

  fileprivate func isWithin(_ distance: Double, of other: Frame) -> Bool {
    abs(x - other.x) <= distance && abs(y - other.y) <= distance
      && abs(maxX - other.maxX) <= distance && abs(maxY - other.maxY) <= distance
  }
}
