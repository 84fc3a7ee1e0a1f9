/// Statements that do something to an object.
extension SourceReader {
  mutating func readMention(_ word: Word) {
    switch word {
    case .isHidden, .hidden, .setHidden:
      noteHiddenBar()
      noteVisibility(hiding: "true", "YES", showing: "false", "NO")
    case .alpha, .setAlpha: noteVisibility(hiding: "0", "0.0", showing: "1", "1.0")
    case .removeFromSuperview, .hide, .fadeOut: noteCall(.hides)
    case .frame, .center, .bounds, .transform: noteSet(.setsFrame)
    case .setFrame, .setCenter, .setBounds, .setTransform, .sizeToFit: noteCall(.setsFrame)
    case .topAnchor, .bottomAnchor, .leadingAnchor, .trailingAnchor, .leftAnchor, .rightAnchor,
      .widthAnchor, .heightAnchor, .centerXAnchor, .centerYAnchor, .firstBaselineAnchor,
      .lastBaselineAnchor:
      noteAnchor()
    case .makeConstraints, .updateConstraints, .remakeConstraints: noteConstraining()
    case .addConstraint, .addConstraints, .removeConstraint, .removeConstraints,
      .masMakeConstraints, .masUpdateConstraints, .masRemakeConstraints, .autoPinEdge,
      .autoPinEdgeToSuperviewEdge,
      .autoPinEdgesToSuperviewEdges, .autoPinEdgesToSuperview, .autoSetDimension,
      .autoSetDimensions, .autoAlignAxis, .autoCenterInSuperview:
      noteCall(.constrains)
    case .constraintWithItem, .item, .toItem: noteItem(word)
    case .constant, .isActive, .active, .priority: noteSet(.changesConstraint)
    case .setConstant, .setActive, .setPriority: noteCall(.changesConstraint)
    case .activate, .deactivate, .activateConstraints, .deactivateConstraints: noteActivation()
    case .setContentHuggingPriority, .setContentCompressionResistancePriority:
      noteCall(.setsPriorities)
    case .addSubview, .insertSubview, .addArrangedSubview, .insertArrangedSubview:
      noteCall(.addsSubviews, argument: .moves)
    case .removeArrangedSubview: noteCall(.addsSubviews, argument: .hides)
    case .tableHeaderView, .tableFooterView, .titleView, .inputAccessoryView,
      .setTableHeaderView, .setTableFooterView, .setTitleView, .setInputAccessoryView:
      noteGiven()
    case .axis, .spacing, .distribution, .alignment: noteSet(.arranges)
    case .setAxis, .setSpacing, .setDistribution, .setAlignment: noteCall(.arranges)
    default: readRows(word)
    }
  }

  /// A statement that takes a view out of sight, or brings it back.
  private mutating func noteVisibility(hiding: String..., showing: String...) {
    guard let use = use(), use.writes || isSetter && use.operation == .calls else { return }
    let value = simpleValue(from: use.first, to: use.last)
    if let value, showing.contains(value) { return note(.shows, of: use.subjects, value: value) }
    let isAlpha = hiding.contains("0")
    // Only an opacity of 0 hides a view.
    if isAlpha, use.operation != .binds, !holdsZero(use) { return }
    note(.hides, of: use.subjects, value: value.flatMap { hiding.contains($0) ? "true" : nil })
  }

  /// The word is a setter of Objective-C, whose call is an assignment.
  private var isSetter: Bool { !isSwift && self[place + 1].mark == .colon }

  private func holdsZero(_ use: Use) -> Bool {
    (use.first..<max(use.first, use.last)).contains { at in
      self[at].kind == .number && ["0", "0.0", "0.f", "0.0f"].contains(text(self[at]))
    }
  }

  private mutating func note(
    _ kind: SourceFact.Kind, of subjects: [Reference], value: String? = nil
  ) {
    note(kind, of: subjects, value: value, at: place)
  }

  mutating func noteSet(_ kind: SourceFact.Kind) {
    guard let use = use(), use.writes else { return }
    note(kind, of: use.subjects, value: simpleValue(from: use.first, to: use.last))
  }

  mutating func noteCall(_ kind: SourceFact.Kind, argument: SourceFact.Kind? = nil) {
    guard let use = use(), use.operation == .calls else { return }
    note(kind, of: use.subjects, value: simpleValue(from: use.first, to: use.last))
    if let argument { note(argument, of: references(from: use.first, to: use.last)) }
  }

  /// `badge.snp.makeConstraints { ... }`: the closure stands behind the name.
  private mutating func noteConstraining() {
    guard let use = use(), use.operation == .calls || self[place + 1].mark == .open else { return }
    note(.constrains, of: use.subjects)
  }

  /// `table.tableFooterView = footer`: the table puts the view where it belongs.
  private mutating func noteGiven() {
    guard let use = use(), use.operation == .sets || isSetter && use.operation == .calls else {
      return
    }
    note(.moves, of: references(from: use.first, to: use.last))
  }

  /// `badge.topAnchor`: in front of `.constraint` the view is constrained, elsewhere it is named.
  private mutating func noteAnchor() {
    guard let use = use() else { return }
    let next = isSwift && self[place + 1].mark == .dot ? self[place + 2] : self[place + 1]
    let isSubject = next.kind == .name && text(next).hasPrefix("constraint")
    note(isSubject ? .constrains : .constrainsAgainst, of: use.subjects)
  }

  /// `NSLayoutConstraint(item: badge, ..., toItem: title, ...)`.
  private mutating func noteItem(_ word: Word) {
    guard self[place + 1].mark == .colon else { return }
    if word == .item {
      guard self[place - 1].mark == .paren, self[place - 2].word == .layoutConstraint else {
        return
      }
    }
    var end = expressionEnd(from: place + 2)
    // In a message the next part of the selector ends the argument.
    if !isSwift {
      var at = place + 2
      while at < end, self[at + 1].mark != .colon { at = closing(at).map { $0 + 1 } ?? at + 1 }
      end = min(end, at)
    }
    note(
      word == .toItem ? .constrainsAgainst : .constrains,
      of: references(from: place + 2, to: end))
  }

  /// `NSLayoutConstraint.activate([leading, trailing])`.
  private mutating func noteActivation() {
    let isCall =
      isSwift
      ? self[place - 2].word == .layoutConstraint && self[place + 1].mark == .paren
      : self[place - 1].word == .layoutConstraint && self[place + 1].mark == .colon
    guard isCall else { return }
    note(
      .changesConstraint, of: references(from: place + 2, to: expressionEnd(from: place + 2)))
  }
}
