internal import LayoutModel
internal import LayoutStore

/// Believes or doubts what a comparison found, and finds by trial which edits caused it.
///
/// The base is solved under the path and the scene that its views had there. Its layout, and its layout with the
/// head's recordings, are evidence; they hide no finding.
struct Gate: Sendable {
  let solving: SceneSolving
  /// The code of the app whose documents are judged.
  var sources = AppSources.none

  /// - Parameters:
  ///   - regressions: those of the comparison of findings.
  ///   - pairs: every document that differs.
  ///   - head: the solved scenes of the head that differ.
  ///   - others: reads the base's documents that do not differ; asked for only when the views of a
  ///     scene are in no base at hand.
  func judge(
    _ regressions: [Regression], _ pairs: [DocumentPair], head: HeadScenes,
    others: @escaping @Sendable () throws -> [ReadDocument]
  ) async throws -> [Regression] {
    var origins = SceneOrigins(pairs: pairs, others: others)
    let scenes = try await self.scenes(
      regressions, pairs, head: head, base: HeadScenes(), &origins)
    return joined(Array(scenes.joined()), pairs, head)
  }

  /// Judges the regressions of each scene by itself, on all cores; scenes in the order in which the
  /// list first speaks of them.
  ///
  /// - Parameters:
  ///   - pairs: the documents of `regressions`, or more.
  ///   - base: solved scenes of the base; those that are missing are solved when they are needed.
  ///   - origins: made of every document that differs.
  func scenes(
    _ regressions: [Regression], _ pairs: [DocumentPair], head: HeadScenes, base: HeadScenes,
    _ origins: inout SceneOrigins
  ) async throws -> [[Regression]] {
    var pairOf: [DocumentPath: DocumentPair] = [:]
    for pair in pairs { pairOf[pair.path] = pair }
    var places: [SceneReference: [Int]] = [:]
    var order: [SceneReference] = []
    for (at, regression) in regressions.enumerated() {
      if places[regression.scene] == nil { order.append(regression.scene) }
      places[regression.scene, default: []].append(at)
    }
    let turns = Turns()
    var judged: [[Regression]] = []
    // Some at a time: their documents are in memory meanwhile.
    for start in stride(from: 0, to: order.count, by: Self.scenesAtATime) {
      var begun: [Begun] = []
      for reference in order[start..<min(start + Self.scenesAtATime, order.count)] {
        let own = (places[reference] ?? []).map { regressions[$0] }
        begun.append(try begin(own, reference, in: pairOf[reference.path], head, &origins))
      }
      judged += await orderedMap(begun) { scene in
        switch scene {
        case .settled(let regressions): return regressions
        case .open(let place) where place.scene.isLarge:
          return await turns.take { judge(place, head, base) }
        case .open(let place): return judge(place, head, base)
        }
      }
    }
    return judged
  }

  private static var scenesAtATime: Int { 64 }

  /// A scene whose regressions are to be judged, or are already.
  private enum Begun: Sendable {
    case settled([Regression])
    case open(JudgedPlace)
  }

  /// A scene with what is needed to judge it.
  struct JudgedPlace: Sendable {
    let regressions: [Regression]
    let reference: SceneReference
    let pair: DocumentPair
    let document: Document
    let scene: Scene
    /// Where the scene comes from; nil where it is new.
    let origin: SceneOrigin?
    /// The translation that it was copied from.
    let translation: SceneOrigin?
  }

  private func begin(
    _ own: [Regression], _ reference: SceneReference, in pair: DocumentPair?, _ head: HeadScenes,
    _ origins: inout SceneOrigins
  ) throws -> Begun {
    guard let pair, own.contains(where: \.mayBeJudged), head.contains(reference) else {
      return .settled(own)
    }
    if pair.base?.isUnreadable == true {
      return .settled(
        own.map { regression in
          guard regression.mayBeNews else { return regression }
          var known = regression
          known.keep(.unreadableBase, "its document could not be read before")
          return known
        })
    }
    let held = pair.holding()
    guard let document = held.head?.document,
      let scene = held.head?.solvableScenes.first(where: { $0.id == reference.scene })
    else { return .settled(own) }
    let origin = try origins.origin(of: scene, in: held)
    let translation =
      origin == nil ? nil : try origins.translation(thatBecame: scene, at: pair.path)
    return .open(
      JudgedPlace(
        regressions: own, reference: reference, pair: held, document: document, scene: scene,
        origin: origin, translation: translation))
  }

  /// Joins the judgements of scenes, and adds facts that only all of them show.
  /// - Parameter pairs: every document that differs.
  func joined(
    _ judged: [Regression], _ pairs: [DocumentPair], _ head: HeadScenes
  ) -> [Regression] {
    var judged = judged
    if judged.contains(where: { [.new, .newWithView].contains($0.change) && $0.isAlarm }) {
      var moved = MovedViews(pairs)
      moved.keep(in: &judged, solving)
    }
    joinAlike(&judged, head)
    return judged
  }

  /// Rows of one table that a commit broke alike have one cause. So have the languages of a document
  /// that one edit was copied to.
  private func joinAlike(_ regressions: inout [Regression], _ scenes: HeadScenes) {
    struct Fault: Hashable {
      let screen: SceneReference
      let rule: Rule
    }
    regressions.joinCauses { finding in
      let reference = SceneReference(path: finding.document, scene: finding.scene)
      return scenes.enclosingScene(of: reference).map { outer in
        Fault(screen: SceneReference(path: finding.document, scene: outer), rule: finding.rule)
      }
    }
    regressions.joinCauses(by: TranslatedCopies.Fault.init)
  }
}
