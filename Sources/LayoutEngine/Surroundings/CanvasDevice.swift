package import LayoutModel

/// A device of Interface Builder's canvas, by the id documents carry.
///
/// Sizes, upright and in points, and scales are those of root frames recorded in public storyboards.
struct CanvasDevice: Sendable {
  var portrait: Size
  var scale: Int
  var shape: Shape
  /// Height of the top inset that canvases of Xcode 14 and later show.
  var modernTop: Double

  enum Shape: Sendable { case homeButton, sensorHousing, roundedPad, television }

  static func named(_ id: String) -> CanvasDevice? { table[id] }

  /// The top inset of the phone with a sensor housing whose upright screen has this size.
  ///
  /// Newer Xcodes use an id for a larger phone than older ones, so that the root's size tells which.
  static func housing(ofScreen size: Size) -> Double? {
    screens.first { $0.size == size }?.top
  }

  private static let screens: [(size: Size, top: Double)] = [
    (Size(width: 375, height: 812), 50), (Size(width: 414, height: 896), 48),
    (Size(width: 390, height: 844), 47), (Size(width: 428, height: 926), 47),
    (Size(width: 393, height: 852), 59), (Size(width: 430, height: 932), 59),
    (Size(width: 402, height: 874), 62), (Size(width: 440, height: 956), 62),
  ]

  private static let table: [String: CanvasDevice] = {
    func phone(_ w: Double, _ h: Double, _ scale: Int, top: Double = 20) -> CanvasDevice {
      CanvasDevice(
        portrait: Size(width: w, height: h), scale: scale,
        shape: top > 20 ? .sensorHousing : .homeButton, modernTop: top)
    }
    func pad(_ w: Double, _ h: Double, rounded: Bool) -> CanvasDevice {
      CanvasDevice(
        portrait: Size(width: w, height: h), scale: 2,
        shape: rounded ? .roundedPad : .homeButton, modernTop: rounded ? 24 : 20)
    }
    return [
      "retina3_5": phone(320, 480, 2), "retina4_0": phone(320, 568, 2),
      "retina4_7": phone(375, 667, 2), "retina5_5": phone(414, 736, 3),
      "retina5_9": phone(375, 812, 3, top: 50), "retina5_4": phone(375, 812, 3, top: 50),
      "retina6_1": phone(414, 896, 2, top: 48), "retina6_5": phone(414, 896, 3, top: 44),
      "retina6_0": phone(390, 844, 3, top: 47), "retina6_7": phone(428, 926, 3, top: 47),
      "retina6_12": phone(393, 852, 3, top: 59), "retina6_72": phone(430, 932, 3, top: 59),
      "retina6_3": phone(402, 874, 3, top: 62), "retina6_9": phone(440, 956, 3, top: 62),
      "ipad9_7": pad(768, 1024, rounded: false), "ipad10_2": pad(810, 1080, rounded: false),
      "ipad10_5": pad(834, 1112, rounded: false), "ipad12_9": pad(1024, 1366, rounded: false),
      "ipad8_3rounded": pad(744, 1133, rounded: true),
      "ipad10_9rounded": pad(820, 1180, rounded: true),
      "ipad11_0rounded": pad(834, 1194, rounded: true),
      "ipad12_9rounded": pad(1024, 1366, rounded: true),
      "appleTV": CanvasDevice(
        portrait: Size(width: 1080, height: 1920), scale: 1, shape: .television, modernTop: 60),
    ]
  }()

  /// Phones whose width is regular in landscape.
  static func isRegularInLandscape(_ id: String) -> Bool {
    ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9"].contains(id)
  }
}

extension Document {
  /// What sort of device the document is for; files for televisions need not name one.
  var idiom: Idiom {
    switch platform {
    case .tvOS: .tv
    case .macOS: .mac
    case .iOS, .watchOS: canvas.idiom
    }
  }
}

extension Canvas {
  var device: CanvasDevice? { deviceID.flatMap(CanvasDevice.named) }

  /// The canvas window in points, turned as the document has it; nil without a known device.
  var windowSize: Size? {
    guard let device else { return nil }
    let portrait = device.portrait
    if isLandscape || deviceID?.hasPrefix("appleTV") == true {
      return Size(width: portrait.height, height: portrait.width)
    }
    return portrait
  }

  /// Size classes of the canvas; nil is the old "Any".
  package var sizeClasses: (width: SizeClass?, height: SizeClass?) {
    guard let id = deviceID else { return (nil, nil) }
    // A canvas for the Mac shows an app for pads.
    if id.hasPrefix("ipad") || id.hasPrefix("appleTV") || id == "mac" {
      let split = adaptation ?? ""
      let isNarrow =
        split.hasPrefix("splitview1_3")
        || (split.hasPrefix("splitview1_2") && !id.contains("12_9"))
      return (isNarrow ? .compact : .regular, .regular)
    }
    guard id.hasPrefix("retina") else { return (nil, nil) }
    if isLandscape {
      return (CanvasDevice.isRegularInLandscape(id) ? .regular : .compact, .compact)
    }
    return (.compact, .regular)
  }

  /// What sort of device the canvas is.
  package var idiom: Idiom {
    guard let id = deviceID else { return .phone }
    return id.hasPrefix("ipad") || id == "mac" ? .pad : id.hasPrefix("appleTV") ? .tv : .phone
  }
}
