internal import LayoutModel

/// Scenes as bytes: every field but places in the file, which decide no layout.
extension CanonicalBytes {
  mutating func add(_ scene: Scene) {
    add(scene.id.rawValue)
    add(scene.kind.rawValue)
    add(scene.title)
    add(scene.controller) { $0.add($1) }
    add(scene.cell) { $0.add($1) }
    add(scene.isBesideStackView)
    add(scene.simulation)
    add(scene.enclosingView?.rawValue)
    add(scene.enclosingScene?.rawValue)
    add(tree: scene.root)
    // Few scenes have any; the bytes of the others are as they were before there were groups.
    if !scene.groupConditions.isEmpty { add(list: scene.groupConditions) { $0.add($1) } }
  }

  private mutating func add(_ condition: GroupCondition) {
    add(condition.group)
    add(list: condition.comparisons) { bytes, comparison in
      bytes.add(comparison.left)
      bytes.add(comparison.relation.rawValue)
      bytes.add(comparison.right) { $0.add($1) }
      bytes.add(comparison.number)
    }
  }

  private mutating func add(_ side: GroupCondition.Side) {
    add(side.view.rawValue)
    add(side.attribute.rawValue)
  }

  private mutating func add(_ context: ControllerContext) {
    add(context.id.rawValue)
    add(context.element)
    add(context.customClass)
    add(context.navigationBar.rawValue)
    add(context.hasTabBar)
    add(context.hasToolbar)
    add(context.isEmbedded)
    add(context.isPresented)
    add(context.presentationStyle)
    add(context.extendsUnderTopBar)
    add(context.extendsUnderBottomBar)
    add(context.extendsUnderOpaqueBars)
    add(context.hasOpaqueNavigationBar)
    add(context.navigationBarHeight)
    add(context.hasPrompt)
    add(context.hidesStatusBar)
    add(context.isFreeform)
    add(context.respectsSystemMinimumMargins)
    add(context.topGuide?.rawValue)
    add(context.bottomGuide?.rawValue)
    add(list: context.embeds.sorted { $0.key < $1.key }) {
      $0.add($1.key.rawValue)
      $0.add($1.value.rawValue)
    }
  }

  private mutating func add(_ cell: CellContext) {
    add(cell.kind.rawValue)
    add(cell.id?.rawValue)
    add(cell.frame) { $0.add($1) }
    add(cell.customClass)
    add(cell.reuseIdentifier)
    add(cell.style)
    add(cell.accessory)
    add(cell.builtInViews)
    add(cell.rowHeight)
    add(cell.sizesItself)
    add(cell.containerWidth)
    add(cell.containerStyle)
    add(cell.contentViewHasID)
    add(cell.isPrototype)
  }

  private mutating func add(_ simulation: Simulation) {
    add(simulation.statusBar?.rawValue)
    add(simulation.topBar?.rawValue)
    add(simulation.bottomBar?.rawValue)
    add(simulation.isFreeform)
    add(simulation.sizeMetrics)
    add(simulation.freeformSize) { $0.add($1) }
  }

  /// Superviews before their subviews, each with the number of these: no recursion over depth.
  private mutating func add(tree root: View) {
    var waiting = [root]
    while let view = waiting.popLast() {
      add(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
  }

  private mutating func add(_ view: View) {
    add(view.id.rawValue)
    add(view.hasOwnID)
    add(view.kind.rawValue)
    add(view.customClass)
    add(view.label)
    add(view.frame) { $0.add($1) }
    add(view.frameInset) { bytes, inset in
      for side in [inset.minX, inset.minY, inset.maxX, inset.maxY, inset.width, inset.height] {
        bytes.add(side)
      }
    }
    add(view.autoresizing.rawValue)
    add(view.translatesMask)
    add(view.hasFixedFrame)
    add(view.isHidden)
    add(view.alpha)
    add(view.clipsToBounds)
    add(view.isOpaqueBackground)
    add(view.isUserInteractionEnabled)
    add(view.contentMode)
    for axis in Axis.allCases {
      add(view.hugging[axis])
      add(view.compressionResistance[axis])
      add(view.placeholderIntrinsicSize[axis]) { bytes, size in
        switch size {
        case .points(let points): bytes.add(points)
        case .infinite: bytes.add("infinite")
        }
      }
    }
    for axis in Axis.allCases { add(view.designedSize[axis]) }
    // Only where there is some, so that the keys of all other scenes stay what they were.
    if let declared = view.declared {
      add("declared")
      add(declared)
    }
    add(view.margins) { $0.add($1) }
    add(view.preservesSuperviewMargins)
    add(view.insetsMarginsFromSafeArea)
    add(view.followsReadableWidth)
    add(view.semantic.rawValue)
    add(view.content)
    add(list: view.guides) { bytes, guide in
      bytes.add(guide.id.rawValue)
      bytes.add(guide.kind)
    }
    add(view.subviews.count)
    add(list: view.constraints) { $0.add($1) }
    add(list: view.variations) { $0.add($1) }
    add(view.isMarkedMisplaced)
    add(view.isMarkedAmbiguous)
    add(view.verifyAmbiguity)
    add(list: view.runtimeAttributes) { $0.add($1) }
    add(view.key)
  }

  private mutating func add(_ kind: LayoutGuide.Kind) {
    switch kind {
    case .safeArea: add("safeArea")
    case .layoutMargins: add("layoutMargins")
    case .readableContent: add("readableContent")
    case .contentLayout: add("contentLayout")
    case .frameLayout: add("frameLayout")
    case .keyboard: add("keyboard")
    case .other(let key): add("other " + key)
    }
  }

  mutating func add(_ frame: Frame) {
    add(frame.x)
    add(frame.y)
    add(frame.width)
    add(frame.height)
  }

  mutating func add(_ size: Size) {
    add(size.width)
    add(size.height)
  }

  mutating func add(_ insets: EdgeInsets) {
    add(insets.top)
    add(insets.left)
    add(insets.bottom)
    add(insets.right)
  }

  mutating func add(_ margins: Margins) {
    switch margins {
    case .absolute(let insets):
      add("absolute")
      add(insets)
    case .directional(let insets):
      add("directional")
      add(insets)
    }
  }

  mutating func add(_ ids: [ObjectID]) { add(list: ids) { $0.add($1.rawValue) } }
}
