import DeviceCatalogue
import LayoutModel
import Testing

@Suite struct CatalogueTests {
  @Test func `the catalogue holds 102 devices with ids of their own`() {
    let devices = DeviceCatalogue.devices
    #expect(devices.count == 102)
    #expect(Set(devices.map(\.id)).count == 102)
    #expect(devices.count { $0.idiom == .phone } == 53)
    #expect(devices.count { $0.idiom == .pad } == 47)
  }

  @Test func `every record reads whole`() {
    for device in DeviceCatalogue.devices {
      #expect(device.portrait.width >= 320)
      let isUpright = device.portrait.height > device.portrait.width
      #expect(
        isUpright
          != ["apple-tv", "apple-tv-4k", "apple-vision-pro", "mac-catalyst"].contains(device.id))
      #expect((1...3).contains(device.scale))
      #expect(device.year >= 2010)
      #expect(!device.sources.isEmpty)
      #expect(device.nativePixels.width >= 640)
      for window in device.windows {
        #expect(window.size.width > 300 && window.size.height >= 744)
      }
    }
  }

  /// Sources disagree on these; the values are those that were settled.
  @Test(arguments: [
    // name, orientation, system, top, left, bottom, right
    ("iphone-x", "landscape", 18, 0.0, 44.0, 21.0, 44.0),
    ("iphone-17", "landscape", 26, 0, 62, 20, 62),
    ("iphone-16", "landscape", 26, 0, 59, 20, 59),
    ("iphone-16", "landscape", 18, 0, 59, 21, 59),
    ("iphone-11", "portrait", 18, 48, 0, 34, 0),
    ("iphone-11", "portrait", 13, 44, 0, 34, 0),
    ("iphone-15", "portrait", 18, 59, 0, 34, 0),
    ("iphone-15-plus", "portrait", 18, 59, 0, 34, 0),
    ("iphone-16-pro-max", "portrait", 18, 62, 0, 34, 0),
    ("ipad-mini-7", "portrait", 18, 24, 0, 20, 0),
    ("ipad-mini-7", "portrait", 26, 32, 0, 25, 0),
    ("iphone-duo-outer", "portrait", 27, 0, 0, 34, 84),
    ("iphone-duo-inner", "landscape", 27, 0, 0, 34, 84),
    ("iphone-air", "portrait", 26, 68, 0, 34, 0),
  ])
  func `settled insets stand`(
    _ id: String, _ held: String, _ system: Int, _ top: Double, _ left: Double, _ bottom: Double,
    _ right: Double
  ) throws {
    let device = try #require(DeviceCatalogue.device(named: id))
    let orientation = try #require(Orientation(rawValue: held))
    let insets = device.safeArea(in: orientation, system: system)
    #expect(insets == EdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  @Test(arguments: [
    ("ipad-pro-10-5", 834.0, 1112.0), ("ipad-pro-11-m4", 834, 1210), ("iphone-13-mini", 375, 812),
    ("iphone-duo-inner", 669, 951), ("ipad-pro-11-4", 834, 1194),
  ])
  func `settled sizes stand`(_ id: String, _ width: Double, _ height: Double) throws {
    let device = try #require(DeviceCatalogue.device(named: id))
    #expect(device.portrait == Size(width: width, height: height))
  }

  @Test func `an iPhone 14 on its side is compact and an XR regular`() throws {
    let fourteen = try #require(DeviceCatalogue.device(named: "iPhone 14"))
    #expect(fourteen.sizeClasses.landscape.width == .compact)
    let pro = try #require(DeviceCatalogue.device(named: "iphone 14 pro"))
    #expect(pro.sizeClasses.landscape.width == .compact)
    let xr = try #require(DeviceCatalogue.device(named: "IPHONE-XR"))
    #expect(xr.sizeClasses.landscape.width == .regular)
  }

  @Test func `the foldable display admits how little is known`() throws {
    let inner = try #require(DeviceCatalogue.device(named: "iphone-duo-inner"))
    #expect(inner.confidence.size == .low)
    #expect(inner.idiom == .phone)
    #expect(inner.sizeClasses.portrait == inner.sizeClasses.landscape)
  }

  @Test(arguments: [
    ("iphone-6", 12), ("iphone-se-1", 15), ("iphone-8", 16), ("iphone-se-3", 18), ("iphone-17", 26),
  ])
  func `a device is shown with controls of a system that it runs`(_ id: String, _ system: Int) {
    #expect(DeviceCatalogue.devices.first { $0.id == id }?.system == system)
  }

  @Test func `a misspelt device gets suggestions`() {
    #expect(DeviceCatalogue.suggestions(for: "iphone-xz").contains("iphone-x"))
    #expect(DeviceCatalogue.suggestions(for: "iPhone SE").first == "iphone-se-1")
    #expect(DeviceCatalogue.suggestions(for: "toaster").isEmpty)
    #expect(DeviceCatalogue.suggestions(for: String(repeating: "i", count: 5000)).isEmpty)
  }
}
