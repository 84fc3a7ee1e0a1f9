/// The words of both languages and of UIKit that the reader looks at.
enum Word: String, CaseIterable {
  // Swift and Objective-C.
  case `class`, `struct`, `enum`, actor, `extension`, `protocol`, `func`, `var`, `let`, `init`
  case `deinit`, `subscript`, `self`, `super`, `if`, `guard`, `while`, `for`, `in`, `else`
  case `return`, `as`, `where`, `case`, weak, unowned, `true`, `false`, `nil`, `switch`
  case implementation, interface, end, property
  case outlet = "IBOutlet"
  case outletCollection = "IBOutletCollection"
  case yes = "YES"
  case no = "NO"
  case id, alloc, new
  // Whether a view is seen.
  case isHidden, hidden, setHidden, alpha, setAlpha, removeFromSuperview, toggle, hide, fadeOut
  // Where it is.
  case frame, setFrame, center, setCenter, bounds, setBounds, transform, setTransform, sizeToFit
  case topAnchor, bottomAnchor, leadingAnchor, trailingAnchor, leftAnchor, rightAnchor
  case widthAnchor, heightAnchor, centerXAnchor, centerYAnchor, firstBaselineAnchor
  case lastBaselineAnchor
  case addConstraint, addConstraints, removeConstraint, removeConstraints
  case makeConstraints, updateConstraints, remakeConstraints
  case masMakeConstraints = "mas_makeConstraints"
  case masUpdateConstraints = "mas_updateConstraints"
  case masRemakeConstraints = "mas_remakeConstraints"
  case autoPinEdge, autoPinEdgeToSuperviewEdge, autoPinEdgesToSuperviewEdges
  case autoPinEdgesToSuperview, autoSetDimension, autoSetDimensions, autoAlignAxis
  case autoCenterInSuperview
  case layoutConstraint = "NSLayoutConstraint"
  case constraintWithItem, item, toItem, activate, activateConstraints
  case deactivate, deactivateConstraints
  case constant, setConstant, isActive, active, setActive, priority, setPriority
  case setContentHuggingPriority, setContentCompressionResistancePriority
  case addSubview, insertSubview, addArrangedSubview, insertArrangedSubview
  case removeArrangedSubview, axis, setAxis, spacing, setSpacing, distribution, alignment
  case setDistribution, setAlignment
  case tableHeaderView, setTableHeaderView, tableFooterView, setTableFooterView
  case titleView, setTitleView, inputAccessoryView, setInputAccessoryView
  case intrinsicContentSize
  // Rows and items.
  case rowHeight, setRowHeight, estimatedRowHeight, setEstimatedRowHeight, itemSize, setItemSize
  case estimatedItemSize, setEstimatedItemSize, heightForRowAt, heightForRowAtIndexPath
  case sizeForItemAt, sizeForItemAtIndexPath
  case automaticDimension
  case tableAutomaticDimension = "UITableViewAutomaticDimension"
  case automaticSize
  case flowLayoutAutomaticSize = "UICollectionViewFlowLayoutAutomaticSize"
  case estimated
  // Nibs, scenes and how they are shown.
  case nibWithNibName, loadNibNamed, nibName, initWithNibName, instantiateViewController
  case instantiateViewControllerWithIdentifier, withIdentifier, identifier
  case dequeueReusableCell, dequeueReusableCellWithIdentifier
  case dequeueReusableCellWithReuseIdentifier, forCellReuseIdentifier
  case forCellWithReuseIdentifier, withReuseIdentifier
  case modalPresentationStyle, setModalPresentationStyle
  case additionalSafeAreaInsets, setAdditionalSafeAreaInsets
  case edgesForExtendedLayout, setEdgesForExtendedLayout, isTranslucent, translucent, setTranslucent
  case view, setView
  case setNavigationBarHidden, isNavigationBarHidden, navigationBarHidden
  case preferredContentSize, setPreferredContentSize, popoverPresentationController
  case sheetPresentationController, addChild, addChildViewController, setViewControllers
  case child, asChild, asChildViewController, childViewController, childController
  case present, presentViewController, pushViewController, showViewController
  case navigationController = "UINavigationController"
  case initWithRootViewController
  case popoverController = "UIPopoverController"
  case initWithContentViewController, contentViewController, rootViewController, direction
  case viewControllerBefore, viewControllerAfter, viewControllerBeforeViewController
  case viewControllerAfterViewController
  case supportedInterfaceOrientations, supportedInterfaceOrientationsFor
  case supportedInterfaceOrientationsForWindow, shouldAutorotateToInterfaceOrientation
  // Ways on from a view to what is still the same view to a person.
  case rx, reactive, kf, af, sd, snp, layer, forEach, destination
  case destinationViewController, configuration, enumerateObjectsUsingBlock
}

/// Finds the word of a name by its hash: one probe for most names.
struct WordTable: Sendable {
  static let shared = WordTable()

  private let slots: [UInt64]
  private let words: [Word?]
  private static let count = 1024

  private init() {
    var slots = [UInt64](repeating: 0, count: Self.count)
    var words = [Word?](repeating: nil, count: Self.count)
    for word in Word.allCases {
      let hash = word.rawValue.utf8.reduce(NameHash.start) { NameHash.next($0, $1) }
      var place = Int(hash % UInt64(Self.count))
      while words[place] != nil { place = (place + 1) % Self.count }
      slots[place] = hash
      words[place] = word
    }
    self.slots = slots
    self.words = words
  }

  func word(_ hash: UInt64) -> Word? {
    var place = Int(hash % UInt64(Self.count))
    while words[place] != nil {
      if slots[place] == hash { return words[place] }
      place = (place + 1) % Self.count
    }
    return nil
  }
}

/// FNV-1a of 64 bits: two names of one app do not share a hash in practice, and what a chance hit
/// would cost is one fact.
enum NameHash {
  static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  @inline(__always)
  static func next(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  static func of(_ text: some StringProtocol) -> UInt64 { text.utf8.reduce(start) { next($0, $1) } }
}
