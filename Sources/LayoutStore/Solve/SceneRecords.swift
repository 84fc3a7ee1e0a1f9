internal import LayoutModel

extension SceneOutline {
  /// The canonical record of every view, guide, constraint and variation.
  func records() -> [EntityKey: String] {
    var records: [EntityKey: String] = [:]
    records.reserveCapacity(items.count)
    for (item, meaning) in zip(items, meanings) {
      records[item.key] =
        switch meaning {
        case .view(let view, let parent, let path): Self.record(view, parent: parent, path: path)
        case .guide(let guide, let view): Self.record(guide, view: view)
        case .constraint(let constraint): Self.record(constraint)
        case .variation(let variation, let owner): Self.record(variation, owner: owner)
        }
    }
    return records
  }

  /// What takes touches of its own.
  static let tappable: Set<ViewKind> = [
    .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl, .datePicker,
    .searchBar,
  ]

  private static func record(_ view: View, parent: String?, path: String) -> String {
    var record = RecordText()
    record.add("type", view.kind.rawValue)
    record.add("class", view.customClass)
    record.add("label", view.label)
    record.add("name", name(of: view))
    record.add("path", path)
    record.add("parent", parent)
    record.add("text", text(of: view.content))
    record.add("tappable", view.isUserInteractionEnabled && tappable.contains(view.kind))
    record.add("hidden", view.isHidden)
    let attributes = attributes(of: view)
    if !attributes.isEmpty { record.add("attributes", json: attributes.finished) }
    return record.finished
  }

  /// What decides layout and is not a column of its own. Recorded frames are left out unless they
  /// are an input: Interface Builder rewrites them when a file is merely opened.
  private static func attributes(of view: View) -> RecordText {
    var record = RecordText()
    if view.hasFixedFrame || view.translatesMask, let frame = view.frame {
      record.add("frame", json: RecordText.list(numbers(frame)))
      record.add("mask", view.autoresizing.rawValue)
    }
    record.add("fixedFrame", view.hasFixedFrame)
    if view.alpha != 1 { record.add("alpha", view.alpha) }
    record.add("clips", view.clipsToBounds)
    record.add("contentMode", view.contentMode)
    for axis in Axis.allCases {
      let suffix = axis == .horizontal ? "H" : "V"
      if view.hugging[axis] != 250 { record.add("hugging" + suffix, view.hugging[axis]) }
      if view.compressionResistance[axis] != 750 {
        record.add("compression" + suffix, view.compressionResistance[axis])
      }
    }
    switch view.margins {
    case .absolute(let insets): record.add("margins", json: RecordText.list(numbers(insets)))
    case .directional(let insets):
      record.add("directionalMargins", json: RecordText.list(numbers(insets)))
    case nil: break
    }
    record.add("preservesMargins", view.preservesSuperviewMargins)
    record.add("readableWidth", view.followsReadableWidth)
    if view.semantic != .unspecified { record.add("semantic", view.semantic.rawValue) }
    add(view.content, to: &record)
    return record
  }

  private static func add(_ content: ViewContent, to record: inout RecordText) {
    switch content {
    case .label(let label):
      record.add("font", text(of: label.font))
      if label.numberOfLines != 1 { record.add("numberOfLines", label.numberOfLines) }
      record.add("lineBreakMode", label.lineBreakMode)
    case .button(let button):
      record.add("buttonType", button.type)
      record.add("font", button.font.map(text(of:)))
      record.add("image", button.image?.name)
    case .textField(let field):
      record.add("font", text(of: field.font))
      record.add("border", field.borderStyle)
    case .textView(let view): record.add("font", text(of: view.font))
    case .image(let image): record.add("image", image.name)
    case .stack(let stack):
      record.add("axis", stack.axis.rawValue)
      record.add("distribution", stack.distribution.rawValue)
      record.add("alignment", stack.alignment.rawValue)
      record.add("spacing", stack.spacing)
    case .none, .segmented, .progress, .activityIndicator, .pageControl, .datePicker, .table: break
    }
  }

  private static func record(_ guide: LayoutGuide, view: String) -> String {
    var record = RecordText()
    record.add("view", view)
    let kind =
      switch guide.kind {
      case .safeArea: "safeArea"
      case .layoutMargins: "layoutMargins"
      case .readableContent: "readableContent"
      case .contentLayout: "contentLayout"
      case .frameLayout: "frameLayout"
      case .keyboard: "keyboard"
      case .other(let name): name
      }
    record.add("kind", kind)
    return record.finished
  }

  private static func record(_ constraint: LayoutConstraint) -> String {
    var record = RecordText()
    record.add("owner", constraint.owner.rawValue)
    record.add("a", constraint.firstItem.rawValue)
    record.add("aAttribute", constraint.firstAttribute.rawValue)
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    record.add("relation", relation)
    record.add("b", constraint.secondItem?.rawValue)
    record.add("bAttribute", constraint.secondAttribute?.rawValue)
    if constraint.multiplier != .one { record.add("multiplier", constraint.multiplier.value) }
    record.add("constant", constraint.constant)
    if constraint.priority != 1000 { record.add("priority", constraint.priority) }
    record.add("identifier", constraint.identifier)
    record.add("symbolic", constraint.isSymbolic)
    record.add("placeholder", constraint.isPlaceholder)
    return record.finished
  }

  private static func record(_ variation: Variation, owner: String) -> String {
    var record = RecordText()
    record.add("owner", owner)
    record.add("condition", variation.condition.key)
    var changes = RecordText()
    for change in variation.changes { add(change, to: &changes) }
    record.add("changes", json: changes.finished)
    return record.finished
  }

  private static func add(_ change: Variation.Change, to record: inout RecordText) {
    func ids(_ ids: [ObjectID]) -> String {
      RecordText.list(ids.map { RecordText.quoted($0.rawValue) })
    }
    switch change {
    case .constant(let value): record.add("constant", value)
    case .multiplier(let value): record.add("multiplier", value.value)
    case .priority(let value): record.add("priority", value)
    case .symbolic(let value): record.add("symbolic", json: value ? "true" : "false")
    case .hidden(let value): record.add("hidden", json: value ? "true" : "false")
    case .frame(let frame): record.add("frame", json: RecordText.list(numbers(frame)))
    case .margins(.absolute(let insets)):
      record.add("margins", json: RecordText.list(numbers(insets)))
    case .margins(.directional(let insets)):
      record.add("directionalMargins", json: RecordText.list(numbers(insets)))
    case .font(let font): record.add("font", text(of: font))
    case .numberOfLines(let count): record.add("numberOfLines", count)
    case .axis(let axis): record.add("axis", axis.rawValue)
    case .distribution(let value): record.add("distribution", value.rawValue)
    case .alignment(let value): record.add("alignment", value.rawValue)
    case .spacing(let value): record.add("spacing", value)
    case .image(let name): record.add("image", name)
    case .text(let text): record.add("text", text)
    case .placeholder(let text): record.add("placeholder", text)
    case .hugging(let axis, let value):
      record.add(axis == .horizontal ? "huggingH" : "huggingV", value)
    case .compressionResistance(let axis, let value):
      record.add(axis == .horizontal ? "compressionH" : "compressionV", value)
    case .excludeConstraints(let list): record.add("excludeConstraints", json: ids(list))
    case .includeConstraints(let list): record.add("includeConstraints", json: ids(list))
    case .excludeSubviews(let list): record.add("excludeSubviews", json: ids(list))
    case .includeSubviews(let list): record.add("includeSubviews", json: ids(list))
    case .other(let name, let value): record.add("other:" + name.filter(\.isLetter), value)
    }
  }

  private static func text(of font: FontDescription) -> String {
    let face =
      switch font.face {
      case .system(let weight, let italic): italic ? "system \(weight) italic" : "system \(weight)"
      case .textStyle(let style): style
      case .named(let name, _): name
      }
    return font.pointSize.map { "\(face) \(RecordText.number($0))" } ?? face
  }
  private static func numbers(_ frame: Frame) -> [String] {
    [frame.x, frame.y, frame.width, frame.height].map(RecordText.number)
  }
  private static func numbers(_ insets: EdgeInsets) -> [String] {
    [insets.top, insets.left, insets.bottom, insets.right].map(RecordText.number)
  }
}
