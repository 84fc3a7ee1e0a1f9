extension LayoutSelector {
  /// Whether the selector asks a solved scene only for frames, visibility and findings, so that stored values can
  /// answer it. The needs of texts, drawn content and ambiguities are not stored.
  package var isAnsweredByFrames: Bool { chain.isAnsweredByFrames }

  /// Whether the selector asks a solved scene only which views exist and which are hidden. The answer is then the
  /// same on all configurations on which these are the same.
  package var isAnsweredByPresence: Bool { chain.isAnsweredByPresence }

  /// Whether the selector asks for findings.
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
