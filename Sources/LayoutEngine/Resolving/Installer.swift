import LayoutModel

/// Applies a document's variations for one set of traits.
///
/// Order: the base, then `default`, then every matching variation by number of conditions, so that
/// the more specific has the last word; between a width-only and a height-only one, width first.
struct Installer {
  var traits: ResolvedScene.Traits
  /// Views and constraints that masks take out.
  var excluded: Set<ObjectID> = []

  /// Reads every mask of the tree. Masks apply in the same order as other changes, document-wide,
  /// because a class variation may put back what `default` took out.
  mutating func collectMasks(_ root: View) {
    var masks: [(order: (Int, Int), changes: [Variation.Change])] = []
    for view in root.tree {
      for variation in view.variations where holds(variation.condition) {
        masks.append((order(variation.condition), variation.changes))
      }
    }
    for mask in masks.sorted(by: { $0.order < $1.order }) {
      for change in mask.changes { change.applyMask(to: &excluded) }
    }
  }

  /// The view with its matching values, without its subviews.
  func applying(_ source: View) -> View {
    var view = source
    view.subviews = []
    guard !source.variations.isEmpty else { return view }
    for variation in matching(source.variations) {
      for change in variation.changes { view.apply(change) }
    }
    return view
  }

  func applying(_ source: LayoutConstraint) -> LayoutConstraint {
    guard !source.variations.isEmpty else { return source }
    var constraint = source
    for variation in matching(source.variations) {
      for change in variation.changes {
        switch change {
        case .constant(let value): constraint.constant = value
        case .multiplier(let value): constraint.multiplier = value
        case .priority(let value): constraint.priority = value
        case .symbolic(let value): constraint.isSymbolic = value
        default: break
        }
      }
    }
    return constraint
  }

  private func matching(_ variations: [Variation]) -> [Variation] {
    variations.filter { holds($0.condition) }
      .enumerated().sorted {
        (order($0.element.condition), $0.offset) < (order($1.element.condition), $1.offset)
      }
      .map(\.element)
  }

  private func holds(_ condition: TraitCondition) -> Bool {
    condition.holds(
      widthClass: traits.widthClass, heightClass: traits.heightClass, idiom: traits.idiom,
      language: traits.language)
  }

  /// Of a width's and a height's class the width's counts, as one recorded frame has it (thin).
  private func order(_ condition: TraitCondition) -> (Int, Int) {
    (condition.isDefault ? -1 : condition.specificity, condition.widthClass == nil ? 0 : 1)
  }
}

private func < (left: ((Int, Int), Int), right: ((Int, Int), Int)) -> Bool {
  left.0 == right.0 ? left.1 < right.1 : left.0 < right.0
}

extension View {
  /// Replaces one value. Changes that do not concern a view are ignored.
  fileprivate mutating func apply(_ change: Variation.Change) {
    switch change {
    case .hidden(let value): isHidden = value
    case .frame(let value): frame = value
    case .fixedFrame(let value): hasFixedFrame = value
    case .margins(let value): margins = value
    case .hugging(let axis, let value): hugging[axis] = value
    case .compressionResistance(let axis, let value): compressionResistance[axis] = value
    case .font(let font): content.set(font: font)
    case .numberOfLines(let count):
      if case .label(var label) = content {
        label.numberOfLines = count
        content = .label(label)
      }
    case .text(let text): content.set(text: TextContent(text))
    case .placeholder(let text):
      if case .textField(var field) = content {
        field.placeholder = text
        content = .textField(field)
      }
    case .image(let name):
      if case .image(var image) = content {
        image.name = name
        content = .image(image)
      }
    case .axis, .distribution, .alignment, .spacing:
      if case .stack(var stack) = content {
        switch change {
        case .axis(let value): stack.axis = value
        case .distribution(let value): stack.distribution = value
        case .alignment(let value): stack.alignment = value
        case .spacing(let value): stack.spacing = value
        default: break
        }
        content = .stack(stack)
      }
    default: break
    }
  }
}
