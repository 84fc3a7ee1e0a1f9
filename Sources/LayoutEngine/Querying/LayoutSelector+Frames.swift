extension LayoutSelector {
  /// Whether frames, visibility and findings are all it asks about a solved scene, so that stored
  /// ones answer it as well as solving does. What a text needs, where content is drawn and what is
  /// ambiguous has to be solved for.
  package var isAnsweredByFrames: Bool { chain.isAnsweredByFrames }

  /// Whether it asks of a solved scene only which views are there and which are hidden: alike on all
  /// configurations where those are the same.
  package var isAnsweredByPresence: Bool { chain.isAnsweredByPresence }

  /// Whether it asks what was found in views.
  package var asksForFindings: Bool { chain.asksForFindings }

  /// Whether it asks for frames of the base revision.
  package var asksForBase: Bool { chain.asksForBase }
}

extension SelectorChain {
  fileprivate var isAnsweredByFrames: Bool {
    steps.allSatisfy { $0.tests.allSatisfy(\.isAnsweredByFrames) }
  }
  var isAnsweredByPresence: Bool {
    steps.allSatisfy { $0.tests.allSatisfy(\.isAnsweredByPresence) }
  }
  fileprivate var asksForFindings: Bool {
    steps.contains { $0.tests.contains(where: \.asksForFindings) }
  }
  fileprivate var asksForBase: Bool { steps.contains { $0.tests.contains(where: \.asksForBase) } }
}

extension SelectorTest {
  fileprivate var isAnsweredByFrames: Bool {
    switch self {
    case .kind, .id, .customClass, .attribute, .finding: true
    case .frame(let expression): expression.fields.allSatisfy(\.name.isPlace)
    case .has(let chain), .not(let chain): chain.isAnsweredByFrames
    case .related: false
    case .state(let state): state != .ambiguous
    }
  }

  fileprivate var isAnsweredByPresence: Bool {
    switch self {
    case .kind, .id, .customClass, .attribute: true
    case .frame, .related, .finding: false
    case .has(let chain), .not(let chain): chain.isAnsweredByPresence
    case .state(let state): state != .ambiguous
    }
  }

  fileprivate var asksForFindings: Bool {
    switch self {
    case .finding: true
    case .kind, .id, .customClass, .attribute, .frame, .state: false
    case .has(let chain), .not(let chain), .related(_, let chain): chain.asksForFindings
    }
  }

  fileprivate var asksForBase: Bool {
    switch self {
    case .kind, .id, .customClass, .attribute, .finding, .state: false
    case .frame(let expression): expression.fields.contains(where: \.isBase)
    case .has(let chain), .not(let chain), .related(_, let chain): chain.asksForBase
    }
  }
}

extension FrameExpression {
  /// Every number of a view that it names.
  fileprivate var fields: [FrameField] {
    switch self {
    case .number: []
    case .field(let field): [field]
    case .sum(let terms), .product(let terms): terms.flatMap(\.value.fields)
    case .negated(let part), .absolute(let part), .not(let part): part.fields
    case .comparison(let left, _, let right): left.fields + right.fields
    case .both(let parts), .either(let parts): parts.flatMap(\.fields)
    }
  }
}

extension FrameField.Name {
  /// A number of the frame itself, or of the configuration.
  fileprivate var isPlace: Bool {
    switch self {
    case .x, .y, .w, .h, .left, .right, .top, .bottom, .ax, .ay, .scale: true
    case .needW, .needH, .lines, .linesNeeded, .contentW, .contentH: false
    }
  }
}
