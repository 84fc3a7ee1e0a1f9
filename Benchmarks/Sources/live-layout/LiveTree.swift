import LayoutAuthoring
import LayoutModel

/// A tree of views of whole points, with the constants that are changed one by one.
///
/// - `form`: rows of a name and a field below one another; the height of a row is changed, and every
///   row below it moves.
/// - `tree`: every view holds four in a row and is as wide as they need and as high as the first
///   of them, down to leaves of a size of their own; the width of a leaf is changed, and with it all
///   that stands to its right and all that holds it.
/// - `wrapping`: the same, but as high as the highest of the four.
struct LiveTree {
  let root = LayoutView("root")
  private(set) var views: [LayoutView] = []
  /// Constraints whose constants are changed.
  private(set) var open: [AnchorConstraint] = []

  init?(_ kind: String, views count: Int) {
    switch kind {
    case "form": makeForm(rows: count / 2)
    case "tree": makeTree(of: count, isWrapping: false)
    case "wrapping": makeTree(of: count, isWrapping: true)
    default: return nil
    }
  }

  /// Frames in superviews, of all views, as one number.
  func checksum() -> Double {
    views.reduce(0) { sum, view in
      let frame = view.frame
      return sum + frame.x + 2 * frame.y + 3 * frame.width + 5 * frame.height
    }
  }

  private mutating func makeForm(rows: Int) {
    var above: LayoutView?
    for row in 0..<rows {
      let (name, field) = (LayoutView("name\(row)"), LayoutView("field\(row)"))
      for view in [name, field] {
        root.addSubview(view)
        views.append(view)
      }
      let height = name.height.equal(to: 30)
      open.append(height)
      AnchorConstraint.activate([
        above.map { name.top.equal(to: $0.bottom, constant: 8) }
          ?? name.top.equal(to: root.top, constant: 20),
        name.leading.equal(to: root.leading, constant: 16),
        name.width.equal(to: 100, priority: 750), height,
        field.leading.equal(to: name.trailing, constant: 8),
        root.trailing.equal(to: field.trailing, constant: 16),
        field.centerY.equal(to: name.centerY), field.height.equal(to: name.height),
      ])
      above = name
    }
  }

  private mutating func makeTree(of count: Int, isWrapping: Bool) {
    var lastOf: [Int: LayoutView] = [:]
    for index in 0..<count {
      let view = LayoutView("view\(index)")
      let place = index == 0 ? -1 : (index - 1) / 4
      let parent = index == 0 ? root : views[place]
      parent.addSubview(view)
      views.append(view)
      let before = lastOf[place]
      lastOf[place] = view
      var made = [
        before.map { view.leading.equal(to: $0.trailing, constant: 2) }
          ?? view.leading.equal(to: parent.leading, constant: 4),
        view.top.equal(to: parent.top, constant: 4),
      ]
      if index > 0 {
        if isWrapping {
          made.append(parent.bottom.greaterThanOrEqual(to: view.bottom, constant: 4))
        } else if before == nil {
          made.append(parent.bottom.equal(to: view.bottom, constant: 4))
        }
        if (index - 1) % 4 == 3 || index == count - 1 {
          made.append(parent.trailing.equal(to: view.trailing, constant: 4))
        }
      }
      if 4 * index + 1 >= count {
        let width = view.width.equal(to: 30)
        open.append(width)
        made += [width, view.height.equal(to: Double(20 + 37 * index % 30))]
      } else if isWrapping {
        made.append(view.height.equal(to: 0, priority: 250))
      }
      AnchorConstraint.activate(made)
    }
  }
}
