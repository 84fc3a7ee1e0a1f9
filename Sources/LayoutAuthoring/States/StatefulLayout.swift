public import LayoutEngine
public import LayoutFormats
public import LayoutModel

/// A `.layout` file whose groups depend on the layout they lead to, solved until they agree.
///
/// One row becomes two where it is too narrow, what is clipped is dropped: a group comes on where
/// its condition holds in the layout without it, and goes where it no longer does with it.
public struct StatefulLayout: Sendable {
  private let bytes: [UInt8]
  private let path: String
  /// Groups that are switched from outside; conditions do not change them.
  private let fixed: [String: Bool]
  private let options: LayoutOptions

  /// Rounds of solving and asking; more groups than this cannot settle one after the other.
  public static let roundLimit = 64

  public init(
    _ bytes: [UInt8], path: String, groups: [String: Bool] = [:],
    options: LayoutOptions = LayoutOptions(textSource: .model)
  ) {
    self.bytes = bytes
    self.path = path
    fixed = groups
    self.options = options
  }

  /// Where the rounds ended.
  public struct Outcome: Sendable {
    /// As the last groups have it.
    public var document: Document
    /// A layout for each screen, in the order of the file.
    public var layouts: [SolvedLayout]
    /// The conditional groups that are on, by name.
    public var groups: [String]
    /// Times the file was solved.
    public var rounds: Int
    /// States that follow one another for ever, the first again after the last; nil: settled.
    public var cycle: [[String]]?
    /// Rounds ran out before the groups agreed or came back.
    public var isUnsettled = false
  }

  /// Solves in one window.
  public func solve(_ configuration: Configuration) throws(FormatError) -> Outcome {
    var on: [String: Bool] = [:]
    var seen: [[String]] = []
    while true {
      let read = try LayoutTextReader.readStates(
        bytes, path: path, groups: on.merging(fixed) { _, fixed in fixed })
      let layouts = read.document.scenes.map { scene in
        var session = LayoutSession(document: read.document, scene: scene, options: options)
        return session.solve(configuration)
      }
      let state = on.filter(\.value).map(\.key).sorted()
      seen.append(state)
      var outcome = Outcome(
        document: read.document, layouts: layouts, groups: state, rounds: seen.count)
      var next = on
      for condition in read.conditions where fixed[condition.group] == nil {
        guard let layout = layouts.first(where: { $0.scene == condition.scene }),
          let holds = condition.holds(in: layout)
        else { continue }
        next[condition.group] = holds
      }
      let following = next.filter(\.value).map(\.key).sorted()
      if following == state { return outcome }
      if let first = seen.firstIndex(of: following) {
        outcome.cycle = Array(seen[first...])
        return outcome
      }
      if seen.count >= Self.roundLimit {
        outcome.isUnsettled = true
        return outcome
      }
      on = next
    }
  }
}
