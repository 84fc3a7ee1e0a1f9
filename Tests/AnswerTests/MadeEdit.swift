import LayoutModel

/// An edit as people make it, on any document: of its first screen.
struct MadeEdit: Sendable {
  let name: String
  let change: @Sendable (inout Scene) -> Void

  static let all: [MadeEdit] = [
    MadeEdit(name: "a wide view") { scene in
      guard let view = scene.root.subviews.first else { return }
      scene.root.constraints.append(
        LayoutConstraint(
          id: "new", owner: scene.root.id, firstItem: view.id, firstAttribute: .width,
          constant: 420,
          location: SourceLocation(line: 9, column: 1)))
    },
    MadeEdit(name: "a constraint less") { $0.root.constraints.removeFirst() },
    MadeEdit(name: "the last constraint less") { $0.root.constraints.removeLast() },
    MadeEdit(name: "moved outside") { scene in
      for at in scene.root.constraints.indices.prefix(1) {
        scene.root.constraints[at].constant = (scene.root.constraints[at].constant ?? 0) - 90
      }
    },
    MadeEdit(name: "moved far") { scene in
      for at in scene.root.constraints.indices.prefix(3) {
        scene.root.constraints[at].constant = (scene.root.constraints[at].constant ?? 0) + 300
      }
    },
    MadeEdit(name: "all required") { scene in
      for at in scene.root.constraints.indices { scene.root.constraints[at].priority = 1000 }
    },
    MadeEdit(name: "as much at least") { scene in
      for at in scene.root.constraints.indices {
        scene.root.constraints[at].relation = .greaterThanOrEqual
      }
    },
    MadeEdit(name: "a longer text") { scene in
      scene.root.editLabels { label in
        label.text = TextContent(
          "A text that is longer than the one that stood here before it was written")
      }
    },
    MadeEdit(name: "a small box") { scene in
      guard let view = scene.root.subviews.last else { return }
      for (number, attribute) in [LayoutAttribute.width, .height].enumerated() {
        scene.root.constraints.append(
          LayoutConstraint(
            id: ObjectID("small\(number)"), owner: scene.root.id, firstItem: view.id,
            firstAttribute: attribute, constant: 12, location: SourceLocation(line: 9, column: 1)))
      }
    },
    MadeEdit(name: "clipping, other margins") { scene in
      scene.root.clipsToBounds = true
      scene.root.margins = .absolute(EdgeInsets(top: 40, left: 60, bottom: 3, right: 90))
      for at in scene.root.subviews.indices { scene.root.subviews[at].clipsToBounds = true }
    },
  ]
}

extension View {
  fileprivate mutating func editLabels(_ change: (inout LabelContent) -> Void) {
    if case .label(var label) = content {
      change(&label)
      content = .label(label)
    }
    for at in subviews.indices { subviews[at].editLabels(change) }
  }
}
