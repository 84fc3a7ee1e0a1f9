internal import LayoutModel

/// What a row of the layout system's own is about. The order of cases is part of the stable order
/// of rows.
enum RowTopic: UInt8 {
  case rootLeft, rootTop, rootWidth, rootHeight, rootFitting
  case width, height
  case contentLeft, contentTop, contentWidth, contentHeight
  case naturalWidth, naturalHeight
  case maskHorizontalPosition, maskHorizontalSize, maskVerticalPosition, maskVerticalSize
  case keptHorizontalPosition, keptHorizontalSize, keptVerticalPosition, keptVerticalSize
  case recordedHorizontalPosition, recordedHorizontalSize
  case recordedVerticalPosition, recordedVerticalSize
  case stackHiding, stackCanvasStart, stackCanvasEnd, stackSpacing, stackEqualSize
  case stackProportion, stackGap, stackDistributing, stackCentering, stackShrinking
  case stackCrossStart, stackCrossEnd, stackCrossCentre, stackCrossBaseline, stackCrossShrinking
  case stackCrossFlattening
  case styledHorizontal, styledWidth, styledVertical, styledHeight, styledRowHeight

  /// The topic in words, such as `stack cross end`.
  var words: String {
    var words = ""
    for character in "\(self)" {
      if character.isUppercase {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words
  }

  /// The same topic in the words of a contradiction.
  var conflictTopic: LayoutConflict.Topic {
    switch self {
    case .rootLeft, .rootTop, .rootFitting: .rootPosition
    case .rootWidth: .rootSize(.horizontal)
    case .rootHeight: .rootSize(.vertical)
    case .maskHorizontalPosition, .maskHorizontalSize, .maskVerticalPosition, .maskVerticalSize:
      .mask
    case .stackProportion: .stackProportion
    case .naturalWidth, .naturalHeight: .naturalSize
    case .stackHiding, .stackCanvasStart, .stackCanvasEnd, .stackSpacing, .stackEqualSize,
      .stackGap, .stackDistributing, .stackCentering, .stackShrinking, .stackCrossStart,
      .stackCrossEnd, .stackCrossCentre, .stackCrossBaseline, .stackCrossShrinking,
      .stackCrossFlattening:
      .stack
    case .width, .height, .contentLeft, .contentTop, .contentWidth, .contentHeight,
      .keptHorizontalPosition, .keptHorizontalSize, .keptVerticalPosition,
      .keptVerticalSize, .recordedHorizontalPosition, .recordedHorizontalSize,
      .recordedVerticalPosition, .recordedVerticalSize, .styledHorizontal, .styledWidth,
      .styledVertical, .styledHeight, .styledRowHeight:
      .other
    }
  }
}
