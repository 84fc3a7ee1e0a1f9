import LayoutModel
import TextMetrics

/// Finds the texts of a scene whose recorded widths nothing but the text decided.
///
/// The scene is solved at its canvas with every candidate's natural width replaced by the recorded
/// one, a little more and a little less, by a different amount for each. A candidate whose solved
/// width follows both ways was free to have the width of its text, and the recorded width is it.
///
/// Texts that are kept equally wide follow the widest of them, not themselves. Of such a group the
/// one that the model finds widest is asked again, alone.
struct EvidenceSearch {
  let document: Document
  let scene: Scene
  let options: LayoutOptions
  let sizing: ContentSizing
  let resolved: ResolvedScene

  struct Candidate {
    var index: Int
    var view: ObjectID
    var text: SoleText
    var recorded: Double
    /// The model's width of the view, and of the text in it, not rounded.
    var modelled: Double
    var textWidth: Double
    /// What the recorded width leaves for the text.
    var recordedText: Double
    /// By how much its width is varied, in points.
    var step: Double
  }

  init(document: Document, scene: Scene, options: LayoutOptions, known: KnownSizes) {
    self.document = document
    self.scene = scene
    self.options = options
    let surroundings = Surroundings(asDesigned: scene, in: document)
    var resolved = ResolvedScene(scene, traits: surroundings.traits)
    resolved.declare(known.overrides)
    self.resolved = resolved
    sizing = ContentSizing(document: document, surroundings: surroundings, known: known)
  }

  /// - Complexity: two or four solves at the canvas where there are candidates, none elsewhere.
  func evidence() -> TextEvidence {
    let candidates = candidates()
    guard !candidates.isEmpty else { return .none }
    let free = Set(following(candidates).map(\.index))
    let widest = widestOfEquals(candidates.filter { !free.contains($0.index) })
    let chosen = widest.isEmpty ? free : free.union(following(widest).map(\.index))
    var evidence = TextEvidence.none
    for candidate in candidates where chosen.contains(candidate.index) {
      evidence.add(
        candidate.text.key, view: candidate.view,
        excess: candidate.recordedText / candidate.textWidth - 1,
        tolerance: 1.01 / candidate.textWidth)
    }
    return evidence
  }

  /// The candidates whose solved width follows their natural one, up and down.
  private func following(_ candidates: [Candidate]) -> [Candidate] {
    let more = widths(candidates, sign: 1)
    let less = widths(candidates, sign: -1)
    return candidates.indices.filter { number in
      let candidate = candidates[number]
      return abs(more[number] - candidate.recorded - candidate.step) < 0.01
        && abs(less[number] - candidate.recorded + candidate.step) < 0.01
    }.map { candidates[$0] }
  }

  /// Of views with one superview and one recorded width, the one with by far the widest text.
  private func widestOfEquals(_ candidates: [Candidate]) -> [Candidate] {
    struct Group: Hashable {
      var parent: Int?
      var recorded: Double
    }
    let groups = Dictionary(grouping: candidates) {
      Group(parent: resolved.nodes[$0.index].parent, recorded: $0.recorded)
    }
    return groups.values.compactMap { group in
      let sorted = group.sorted { ($1.modelled, $0.index) < ($0.modelled, $1.index) }
      guard sorted.count > 1, sorted[0].modelled > sorted[1].modelled * 1.1 + 8 else { return nil }
      return sorted[0]
    }.sorted { $0.index < $1.index }
  }

  private func candidates() -> [Candidate] {
    var found: [Candidate] = []
    for (index, node) in resolved.nodes.enumerated() where index > 0 && !node.isCollapsed {
      let view = node.view
      guard let frame = view.frame, !view.isMarkedMisplaced, !view.isMarkedAmbiguous,
        view.placeholderIntrinsicSize.horizontal == nil, sizing.known.overrides[view] == nil,
        let text = sizing.soleText(of: view), isOneLine(view, text, frame),
        let modelled = sizing.contentSize(of: view, width: nil).width
      else { continue }
      // A button is never narrower than 30 points, however short its title.
      if view.kind == .button, frame.width <= 30 || modelled <= 30 { continue }
      let width = sizing.modelWidth(text)
      let recordedText = frame.width - (modelled - sizing.textRoom(width, in: view))
      // Beyond half and double a recording is of another text or font.
      guard width > 8, recordedText > width / 2, recordedText < width * 2 else { continue }
      found.append(
        Candidate(
          index: index, view: view.id, text: text, recorded: frame.width, modelled: modelled,
          textWidth: width, recordedText: recordedText, step: 1 + Double(found.count) / 64))
    }
    return found
  }

  /// A label of several lines counts while its text stood on one.
  private func isOneLine(_ view: View, _ text: SoleText, _ frame: Frame) -> Bool {
    guard !text.key.text.plain.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\u{2028}" })
    else { return false }
    guard case .label(let label) = view.content, label.numberOfLines != 1 else { return true }
    return label.preferredMaxLayoutWidth <= 0 && frame.height < text.font.lineHeight * 1.75
  }

  private func widths(_ candidates: [Candidate], sign: Double) -> [Double] {
    var probing = sizing
    for candidate in candidates {
      probing.known.probes[candidate.view] = candidate.recorded + sign * candidate.step
    }
    let naturals = resolved.nodes.map { probing.naturalSize(of: $0, width: nil) }
    let surroundings = sizing.surroundings
    var system = PreparedSystem(resolved, surroundings: surroundings, naturals: naturals)
    var passes = Passes(
      numbers: Numbers(
        scene: resolved, surroundings: surroundings, sizing: probing, naturals: naturals),
      options: options)
    passes.run(&system)
    return candidates.map {
      passes.frames.indices.contains($0.index) ? passes.frames[$0.index].width : 0
    }
  }
}
