import DeviceCatalogue
import LayoutModel
import Testing

@Suite struct ConfigurationRequestTests {
  private func configuration(
    size: String? = nil, device: String? = nil,
    _ change: (inout ConfigurationWords) -> Void = { _ in }
  ) throws(ConfigurationRequestError) -> Configuration {
    var words = ConfigurationWords()
    words.size = size
    words.device = device
    change(&words)
    return try words.configuration()
  }

  @Test func `a size that a phone has takes that phone's insets`() throws {
    let small = try configuration(size: "375x667")
    #expect(small.name == "375x667")
    #expect(small.device == nil)
    #expect(small.safeArea == EdgeInsets(top: 20))
    #expect(small.scale == 2)
    #expect(small.widthClass == .compact && small.heightClass == .regular)

    let side = try configuration(size: "874x402")
    #expect(side.safeArea == EdgeInsets(left: 62, bottom: 20, right: 62))
    #expect(side.widthClass == .compact && side.heightClass == .compact)
    #expect(side.scale == 3)
  }

  @Test(arguments: [("apple-tv", 1), ("apple-tv-4k", 2)])
  func `a television is as wide however it is held, with its overscan`(
    _ device: String, _ scale: Int
  ) throws {
    for held in ["portrait", "landscape"] {
      let screen = try configuration(device: device) { $0.orientation = held }
      #expect(screen.name == device && screen.idiom == .tv && screen.scale == scale)
      #expect(screen.size == Size(width: 1920, height: 1080))
      #expect(screen.safeArea == EdgeInsets(top: 60, left: 80, bottom: 60, right: 80))
    }
  }

  @Test func `a size asked for by hand is no television`() throws {
    let window = try configuration(size: "1920x1080")
    #expect(window.idiom == .pad && window.safeArea == .zero)
  }

  @Test func `windows of other systems have the size that they open with`() throws {
    #expect(
      try configuration(device: "apple-vision-pro").size == Size(width: 1280, height: 720))
    // 1024 x 768 points of the Mac, each 0.77 of the app's.
    let window = try configuration(device: "mac-catalyst")
    #expect((window.size.width * 0.77).rounded() == 1024)
    #expect((window.size.height * 0.77).rounded() == 768)
  }

  @Test func `the scale decides between phones of one size`() throws {
    let two = try configuration(size: "414x896") { $0.scale = "2" }
    #expect(two.safeArea.top == 48)
    let three = try configuration(size: "414x896") { $0.scale = "3" }
    #expect(three.safeArea.top == 44)
  }

  @Test func `the orientation turns a size`() throws {
    let turned = try configuration(size: "375x667") { $0.orientation = "landscape" }
    #expect(turned.size == Size(width: 667, height: 375))
    #expect(turned.safeArea == .zero)
  }

  @Test func `a pad's window is known by its size`() throws {
    let window = try configuration(size: "592x834")
    #expect(window.idiom == .pad)
    #expect(window.widthClass == .compact && window.heightClass == .regular)
    #expect(window.safeArea == EdgeInsets(top: 24, bottom: 20))
  }

  @Test(arguments: [
    ("300x500", "phone", "compact", "regular"), ("500x300", "phone", "compact", "compact"),
    ("900x415", "phone", "regular", "compact"), ("677x1100", "pad", "compact", "regular"),
    ("700x1100", "pad", "regular", "regular"), ("640x640", "pad", "compact", "regular"),
  ])
  func `an unknown size is judged by its sides`(
    _ size: String, _ idiom: String, _ width: String, _ height: String
  ) throws {
    let guess = try configuration(size: size)
    #expect(guess.idiom.rawValue == idiom)
    #expect(guess.widthClass?.rawValue == width)
    #expect(guess.heightClass?.rawValue == height)
    #expect(guess.safeArea == .zero)
    #expect(guess.scale == 2)
  }

  @Test func `every wish is kept and named`() throws {
    let all = try configuration(size: "500x700") {
      $0.insets = "1,2,3,4.5"
      $0.scale = "3"
      $0.direction = "rtl"
      $0.classes = "regular,any"
      $0.type = "ax3"
      $0.text = "2x"
      $0.isBoldText = true
    }
    #expect(all.safeArea == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5))
    #expect(all.scale == 3)
    #expect(all.direction == .rightToLeft)
    #expect(all.widthClass == .regular && all.heightClass == nil)
    #expect(all.contentSize == .accessibility3)
    #expect(all.textFactor == 2)
    #expect(
      all.name == "500x700/scale-3/insets-1,2,3,4.5/regular,any/AX3+rtl+bold+text2x")
  }

  @Test func `a device by any name, held either way`() throws {
    let upright = try configuration(device: "iPhone 17")
    #expect(upright == DeviceCatalogue.configuration(named: "iphone-17"))
    let side = try configuration(device: "iphone-17") { $0.orientation = "Landscape" }
    #expect(side.name == "iphone-17/landscape")
    let large = try configuration(device: "iphone-17/landscape") { $0.type = "XS" }
    #expect(large.name == "iphone-17/landscape/XS")
    let known = try configuration(device: "iphone-se-3/AX5+rtl+bold") { $0.type = "L" }
    #expect(known.name == "iphone-se-3/rtl+bold")
  }

  @Test func `a size with a device is a window on it`() throws {
    let window = try configuration(size: "320x810", device: "ipad-9")
    #expect(window.name == "ipad-9/window-320x810")
    #expect(window.widthClass == .compact)
    let free = try configuration(size: "700x500", device: "ipad-pro-13-m4")
    #expect(free.name == "ipad-pro-13-m4/window-700x500")
    #expect(free.widthClass == .regular && free.heightClass == .regular)
    #expect(free.safeArea == EdgeInsets(top: 32, bottom: 25))
    let tiny = try configuration(size: "10x10", device: "ipad-pro-13-m4")
    #expect(tiny.safeArea == .zero)
  }

  @Test func `a chosen system gives that system's insets`() throws {
    let older = try configuration(device: "ipad-mini-7") { $0.system = "18" }
    #expect(older.safeArea == EdgeInsets(top: 24, bottom: 20))
    #expect(older.name == "ipad-mini-7/ios18" && older.system == 18)
    let landscape = try configuration(device: "iphone-17/landscape") { $0.system = "iOS26" }
    #expect(landscape.system == 26 && landscape.name == "iphone-17/landscape/ios26")
    for text in ["", "6", "28", "12.1", "x"] {
      #expect(throws: ConfigurationRequestError.invalidSystem(text)) {
        try configuration(device: "iphone-17") { $0.system = text }
      }
    }
  }

  @Test func `a list's cells may have a width of their own`() throws {
    let cells = try configuration(device: "iphone-17") { $0.cellWidth = "176.5" }
    #expect(cells.cellWidth == 176.5 && cells.name == "iphone-17/cell-176.5")
    #expect(try configuration(device: "iphone-17").cellWidth == nil)
    for text in ["", "0", "-4", "nan", "1e9"] {
      #expect(throws: ConfigurationRequestError.invalidCellWidth(text)) {
        try configuration(device: "iphone-17") { $0.cellWidth = text }
      }
    }
  }

  @Test func `a window that a device has not is one asked for by hand`() throws {
    #expect(try configuration(size: "300x200", device: "iphone-17").device == nil)
    #expect(try configuration(size: "320x810", device: "ipad-9").device == "iPad (9th gen)")
  }

  @Test func `wrong texts are refused with the text and the allowed forms`() {
    #expect(throws: ConfigurationRequestError.nothingGiven) { try configuration() }
    for size in ["", "375", "375x", "x667", "0x5", "-1x5", "1e9x5", "nanx5", "infx5", "3x4x5"] {
      #expect(throws: ConfigurationRequestError.invalidSize(size)) { try configuration(size: size) }
    }
    for insets in ["1,2,3", "1,2,3,4,5", "-1,0,0,0", "a,b,c,d", "nan,0,0,0"] {
      #expect(throws: ConfigurationRequestError.invalidInsets(insets)) {
        try configuration(size: "375x667") { $0.insets = insets }
      }
    }
    #expect(
      throws: ConfigurationRequestError.insetsExceedSize(insets: "400,0,400,0", size: "375x667")
    ) {
      try configuration(size: "375x667") { $0.insets = "400,0,400,0" }
    }
    #expect(throws: ConfigurationRequestError.invalidScale("4")) {
      try configuration(size: "375x667") { $0.scale = "4" }
    }
    #expect(throws: ConfigurationRequestError.invalidDirection("up")) {
      try configuration(size: "375x667") { $0.direction = "up" }
    }
    #expect(throws: ConfigurationRequestError.invalidClasses("compact")) {
      try configuration(size: "375x667") { $0.classes = "compact" }
    }
    #expect(throws: ConfigurationRequestError.invalidContentSize("AX6")) {
      try configuration(size: "375x667") { $0.type = "AX6" }
    }
    #expect(throws: ConfigurationRequestError.invalidTextFactor("3x")) {
      try configuration(size: "375x667") { $0.text = "3x" }
    }
    #expect(throws: ConfigurationRequestError.invalidOrientation("flat")) {
      try configuration(size: "375x667") { $0.orientation = "flat" }
    }
    #expect(throws: ConfigurationRequestError.self) { try configuration(device: "iphone-99") }
  }

  @Test func `an unknown device is answered with the likely ones`() {
    let error = ConfigurationRequestError.unknownDevice("iphone-xss")
    #expect(error.description.contains("iphone-xs,"))
  }

  @Test func `a request without words is the one its words make`() throws {
    var request = ConfigurationRequest(try .init(named: "iphone-17"))
    request.orientation = .landscape
    request.contentSize = .accessibility3
    let worded = try configuration(device: "iPhone 17") {
      $0.orientation = "landscape"
      $0.type = "ax3"
    }
    #expect(try request.configuration() == worded)
    // A configuration that is known by name is one window and cannot be turned.
    var known = ConfigurationRequest(try .init(named: "iphone-17/landscape"))
    known.orientation = .portrait
    #expect(throws: ConfigurationRequestError.unknownDevice("iphone-17/landscape")) {
      try known.configuration()
    }
  }
}
