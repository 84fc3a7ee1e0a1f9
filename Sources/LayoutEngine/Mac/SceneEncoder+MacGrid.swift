import ConstraintSolver
import LayoutModel

/// The columns, rows and cells of a grid view.
extension SceneEncoder {
  /// The ends of the lines of one axis.
  private struct GridLines {
    var starts: [LinearForm] = []
    var ends: [LinearForm] = []
  }

  mutating func encodeMacGrid(_ index: Int, _ grid: MacGrid) {
    guard !grid.columns.isEmpty, !grid.rows.isEmpty else { return }
    var step = 0
    let columns = lines(grid.columns, grid.columnSpacing, of: index, .horizontal, &step)
    let rows = lines(grid.rows, grid.rowSpacing, of: index, .vertical, &step)
    var nodes: [ObjectID: Int] = [:]
    for child in scene.nodes[index].children where !scene.nodes[child].isCollapsed {
      nodes[scene.nodes[child].view.id] = child
    }
    var baselines: [Int: LinearForm] = [:]
    for cell in grid.cells {
      guard let node = nodes[cell.view], columns.ends.indices.contains(cell.columns.upperBound),
        rows.ends.indices.contains(cell.rows.upperBound)
      else { continue }
      let edges = Edges(boxes[node])
      place(
        node, .horizontal, cell.across, about: index,
        from: columns.starts[cell.columns.lowerBound], to: columns.ends[cell.columns.upperBound],
        &step)
      let isOnLine = cell.alignment != .none
      place(
        node, .vertical, isOnLine ? .none : cell.down, about: index,
        from: rows.starts[cell.rows.lowerBound], to: rows.ends[cell.rows.upperBound], &step)
      guard isOnLine else { continue }
      let line = form(
        cell.alignment == .firstBaseline ? .firstBaseline : .lastBaseline, of: .node(node),
        direction: .leftToRight)
      // Of rows that are higher than their views, these stand at the top.
      note(
        edges.start(.vertical) - rows.starts[cell.rows.lowerBound], .equal, at: Priority(50),
        about: index, &step)
      if let reference = baselines[cell.rows.lowerBound] {
        note(line - reference, .equal, at: Self.gridPlacement, about: index, &step)
      } else {
        baselines[cell.rows.lowerBound] = line
      }
    }
  }

  /// What places a view in its cell gives way to what the author requires.
  private static let gridPlacement = Priority(999)
  /// What AppKit gives a grid view: it closes around its lines.
  private static let gridHugging = Priority(600)
  /// How much less strongly lines close around a view that hugs as much as its grid.
  private static let evenness = 0.01
  /// Less than views hug their contents: lines are as long as their cells ask for.
  private static let lineHugging = Priority(200)

  private mutating func lines(
    _ lines: [MacGrid.Line], _ spacing: Double, of index: Int, _ axis: Axis, _ step: inout Int
  ) -> GridLines {
    let box = Edges(boxes[index])
    var found = GridLines()
    let open = lines.lastIndex { $0.length == nil }
    for (place, line) in lines.enumerated() {
      let start = LinearForm(addVariable())
      let end = LinearForm(addVariable())
      if let before = found.ends.last {
        // Recorded: padding below a row may pull the next one nearer, padding above one does not.
        let gap = lines[place - 1].after + spacing + max(0, line.before)
        note(start - before + exact(-gap), .equal, about: index, &step)
      } else {
        note(start - box.start(axis) + exact(-max(0, line.before)), .equal, about: index, &step)
      }
      note(end - start, .greaterOrEqual, about: index, &step)
      if let length = line.length {
        note(end - start + exact(-length), .equal, at: Self.gridPlacement, about: index, &step)
      } else {
        // Of several the last takes what is left.
        let hugging = place == open ? Priority(199) : Self.lineHugging
        note(end - start, .equal, at: hugging, about: index, &step)
      }
      found.starts.append(start)
      found.ends.append(end)
    }
    if let last = found.ends.last {
      let rest = box.end(axis) - last + exact(-(lines.last?.after ?? 0))
      note(rest, .greaterOrEqual, about: index, &step)
      note(rest, .equal, at: Self.gridHugging, about: index, &step)
    }
    return found
  }

  private mutating func place(
    _ node: Int, _ axis: Axis, _ placement: MacGrid.Placement, about index: Int,
    from start: LinearForm, to end: LinearForm, _ step: inout Int
  ) {
    let edges = Edges(boxes[node])
    let toStart = edges.start(axis) - start
    let toEnd = end - edges.end(axis)
    note(toStart, .greaterOrEqual, about: index, &step)
    note(toEnd, .greaterOrEqual, about: index, &step)
    if placement == .start || placement == .fill {
      note(toStart, .equal, at: Self.gridPlacement, about: index, &step)
    }
    if placement == .end || placement == .fill {
      note(toEnd, .equal, at: Self.gridPlacement, about: index, &step)
    }
    if placement == .center {
      note(toStart - toEnd, .equal, at: Self.gridPlacement, about: index, &step)
    }
    close(node, axis, placement, about: index, from: start, to: end, &step)
  }

  /// Lines close around their views as strongly as the grid hugs its contents: a view that hugs less is as long as
  /// its line, wherever its placement puts it.
  ///
  /// Across, recorded of 7 views of 3 repositories, and of none of 18 that hug as much as their grid or more. Down,
  /// what a grid has left so goes to the rows where it costs the least.
  private mutating func close(
    _ node: Int, _ axis: Axis, _ placement: MacGrid.Placement, about index: Int,
    from start: LinearForm, to end: LinearForm, _ step: inout Int
  ) {
    guard placement != .fill else { return }
    let edges = Edges(boxes[node])
    let ofGrid = scene.nodes[index].view.hugging[axis]
    // One that hugs as much as the grid keeps its size.
    let isEven = ofGrid == scene.nodes[node].view.hugging[axis]
    let hugging = Priority(min(isEven ? ofGrid - Self.evenness : ofGrid, 998))
    if placement != .start {
      note(edges.start(axis) - start, .equal, at: hugging, about: index, &step)
    }
    if placement != .end {
      note(end - edges.end(axis), .equal, at: hugging, about: index, &step)
    }
  }

  private mutating func note(
    _ form: LinearForm, _ relation: Relation, at priority: Priority = .required, about index: Int,
    _ step: inout Int
  ) {
    add(form, relation, at: priority, about: index, topic: .stackSpacing, step: step)
    step += 1
  }
}
