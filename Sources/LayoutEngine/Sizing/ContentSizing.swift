import LayoutModel
import TextMetrics

/// Computes what views' contents ask for: text, images and the system's controls.
///
/// Pure: the same view in the same surroundings asks for the same size. Sources of the figures:
/// frames recorded in public Interface Builder documents, by Xcode generation.
struct ContentSizing {
  let document: Document
  let surroundings: Surroundings
  let measurer: TextMeasurer
  /// Recorded texts and declared sizes, which come before the rules of kinds.
  var known: KnownSizes

  init(document: Document, surroundings: Surroundings, known: KnownSizes = .none) {
    self.document = document
    self.known = known
    self.surroundings = surroundings
    let era: FontEra
    if surroundings.traits.isDesignTime {
      era = FontEra(toolsVersion: Double(document.designToolsVersion))
    } else {
      era = .new
    }
    let generation = surroundings.generation
    measurer = TextMeasurer(
      era: era, scale: surroundings.scale, contentSize: Self.contentSize(surroundings),
      isBoldText: surroundings.isBoldText, textFactor: surroundings.textFactor,
      fonts: known.fonts, systemFont: known.overrides.systemFont,
      avoidsOrphans: generation >= 13000 || generation == 0)
  }

  /// The content size category that text styles are laid out at.
  ///
  /// Canvases had a category of their own whatever the document says: Xcode 13's the smallest (93
  /// of 97 labels in 8 public repositories), those up to Xcode 6 medium (16 texts in 2); all others
  /// the default.
  private static func contentSize(_ surroundings: Surroundings) -> ContentSizeCategory {
    guard surroundings.traits.isDesignTime else { return surroundings.contentSize }
    switch surroundings.generation {
    case 1..<9000: return .medium
    case 18000..<21000: return .extraSmall
    default: return surroundings.contentSize
    }
  }

  /// Pixels per point to which what contents ask for is rounded up.
  ///
  /// The canvas of Xcode 26 measures at 2x whatever the device: on 3x devices one-line labels ask
  /// for 20.5 points and come out 20 1/3 or 20 2/3 high by their place, 37 of 40 in the documents
  /// of two public repositories that are not older frames.
  var scale: Int {
    let isXcode26 = surroundings.traits.isDesignTime && generation >= 24500
    return isXcode26 ? min(2, surroundings.scale) : surroundings.scale
  }
  var generation: Int { surroundings.generation }

  /// What a view asks for when its text may be `width` points wide (nil: as wide as it likes).
  func naturalSize(of node: ResolvedScene.Node, width: Double?) -> NaturalSize {
    let view = node.view
    var size = knownSize(of: view, width: width)
    if surroundings.traits.isDesignTime {
      hold(&size, of: node)
      keepLibraryHeight(&size, of: node)
      for axis in Axis.allCases {
        switch view.placeholderIntrinsicSize[axis] {
        case .points(let value):
          if axis == .horizontal { size.width = value } else { size.height = value }
        case .infinite:
          if axis == .horizontal { size.width = nil } else { size.height = nil }
        case nil: break
        }
      }
    }
    return size
  }

  /// Whether the height depends on the width it is given.
  func wraps(_ view: View) -> Bool {
    switch view.content {
    case .label(let label):
      label.numberOfLines != 1
    case .textView(let text): !text.isScrollEnabled
    case .button(let button): button.lineBreakMode == "wordWrap" && button.configuration == nil
    default: false
    }
  }

  /// What the content asks for by the rules of its kind.
  func contentSize(of view: View, width: Double?) -> NaturalSize {
    switch view.content {
    case .label(let label): labelSize(label, width: width)
    case .button(let button): buttonSize(button, view: view)
    case .textField(let field): textFieldSize(field)
    case .textView(let text): textViewSize(text, width: width)
    case .image(let image): imageSize(image, view: view)
    case .segmented(let control): segmentedSize(control)
    case .progress(let style):
      NaturalSize(
        width: nil, height: style == "bar" ? 2.5 : generation >= 17000 ? 4 : 2)
    case .activityIndicator(let style):
      style == "large" || style == "whiteLarge"
        ? NaturalSize(width: 37, height: 37) : NaturalSize(width: 20, height: 20)
    case .pageControl(let pages): pageControlSize(pages)
    case .datePicker(_, let style):
      switch style {
      case "wheels": NaturalSize(width: 320, height: wheelHeight)
      case nil where generation < 21500: NaturalSize(width: 320, height: wheelHeight)
      // From Xcode 14.3 on the automatic style is drawn as a row of fields.
      case nil, "compact":
        NaturalSize(
          width: nil, height: generation < 21700 ? 34 + 1.0 / 3 : 36, assumption: .runtime)
      default: NaturalSize(width: nil, height: nil, assumption: .runtime)
      }
    case .none, .stack, .table: fixedSize(of: view.kind)
    }
  }

  /// Wheels of dates are lower where a phone lies on its side, those of pickers are not: as
  /// recorded at 844 x 390 points.
  private var wheelHeight: Double {
    surroundings.isPhoneOnItsSide ? 162 : 216
  }

  /// Controls whose size depends on nothing but the system's generation.
  private func fixedSize(of kind: ViewKind) -> NaturalSize {
    switch kind {
    case .switch:
      generation >= XcodeGeneration.xcode26
        ? NaturalSize(width: 61, height: 28) : NaturalSize(width: 49, height: 31)
    case .slider: NaturalSize(width: nil, height: generation >= XcodeGeneration.xcode26 ? 34 : 30)
    case .stepper: NaturalSize(width: 94, height: generation >= 15000 || generation == 0 ? 32 : 29)
    case .pickerView:
      NaturalSize(width: 320, height: generation >= 14000 || generation == 0 ? 216 : 162)
    case .searchBar:
      NaturalSize(
        width: nil,
        height: generation >= XcodeGeneration.xcode26 ? 64 : generation >= 13000 ? 56 : 44)
    case .navigationBar: NaturalSize(width: nil, height: 44)
    case .tabBar: NaturalSize(width: nil, height: 49)
    case .toolbar:
      NaturalSize(
        width: nil,
        height: surroundings.hasHomeIndicator && (15000..<24000).contains(generation) ? 49 : 44)
    default: .none
    }
  }

  /// Dots: 7 points each and 9 between them until Xcode 11, wider afterwards.
  private func pageControlSize(_ pages: Int) -> NaturalSize {
    let count = Double(max(0, min(pages, 1000)))
    if generation < 17000 {
      return NaturalSize(width: max(7, 16 * count - 9), height: 37)
    }
    if generation < 19000 { return NaturalSize(width: 25.5 * count + 46, height: 27.5) }
    return NaturalSize(width: 25.5 * count + 79, height: scale == 3 ? 25.0 + 1.0 / 3 : 26)
  }
}
