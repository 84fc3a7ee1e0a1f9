internal import LayoutModel

extension LayoutAttribute {
  /// The attribute of the edge itself, where this is one of its margin.
  var plain: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}

extension LayoutConstraint {
  var isRequiredEquality: Bool { priority >= 1000 && relation == .equal }
  var namesBaseline: Bool { firstAttribute.isBaseline || secondAttribute?.isBaseline == true }
  var namesMargin: Bool {
    [firstAttribute, secondAttribute].compactMap(\.self).contains { $0.plain != $0 }
  }
}
