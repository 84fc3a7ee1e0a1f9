internal import CCairo
internal import LayoutModel

/// Puts images on a cairo context that cairo does not read itself: JPEG by GdkPixbuf, SVG by librsvg,
/// where the system has them (Debian's `libgdk-pixbuf-2.0-0` and `librsvg2-2`).
enum ImageDecoder {
  static var readsJPEG: Bool { Pixbuf.system != nil }
  static var drawsSVG: Bool { Librsvg.system != nil }

  /// A surface with a JPEG; nil where it is damaged or GdkPixbuf is not installed. The caller gives
  /// it back.
  static func surface(ofJPEG bytes: [UInt8]) -> OpaquePointer? { Pixbuf.system?.surface(bytes) }

  /// Draws an SVG into a rectangle; false where it is damaged or librsvg is not installed.
  static func draw(svg bytes: [UInt8], in frame: Frame, on cairo: OpaquePointer) -> Bool {
    Librsvg.system?.draw(bytes, in: frame, on: cairo) ?? false
  }
}

private typealias Object = UnsafeMutableRawPointer

/// GdkPixbuf, which decodes images of pixels.
private struct Pixbuf: Sendable {
  static let system = Pixbuf()

  private let makeLoader: @convention(c) () -> Object?
  private let write: @convention(c) (Object, UnsafePointer<UInt8>, Int, Object?) -> Int32
  private let close: @convention(c) (Object, Object?) -> Int32
  private let pixbuf: @convention(c) (Object) -> Object?
  private let pixels: @convention(c) (Object) -> UnsafePointer<UInt8>?
  private let number: [String: @convention(c) (Object) -> Int32]
  private let release: @convention(c) (Object) -> Void

  private init?() {
    guard let library = LoadedLibrary("libgdk_pixbuf-2.0.so.0") else { return nil }
    func function<Function>(_ name: String) -> Function? {
      library.function(name, as: Function.self)
    }
    var number: [String: @convention(c) (Object) -> Int32] = [:]
    for name in ["width", "height", "rowstride", "n_channels"] {
      number[name] = function("gdk_pixbuf_get_\(name)")
    }
    guard let makeLoader: @convention(c) () -> Object? = function("gdk_pixbuf_loader_new"),
      let write: @convention(c) (Object, UnsafePointer<UInt8>, Int, Object?) -> Int32 =
        function("gdk_pixbuf_loader_write"),
      let close: @convention(c) (Object, Object?) -> Int32 = function("gdk_pixbuf_loader_close"),
      let pixbuf: @convention(c) (Object) -> Object? = function("gdk_pixbuf_loader_get_pixbuf"),
      let pixels: @convention(c) (Object) -> UnsafePointer<UInt8>? =
        function("gdk_pixbuf_read_pixels"),
      let release: @convention(c) (Object) -> Void = function("g_object_unref"), number.count == 4
    else { return nil }
    (self.makeLoader, self.write, self.close) = (makeLoader, write, close)
    (self.pixbuf, self.pixels, self.number, self.release) = (pixbuf, pixels, number, release)
  }

  func surface(_ bytes: [UInt8]) -> OpaquePointer? {
    guard let loader = makeLoader() else { return nil }
    defer { release(loader) }
    let isTaken = bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { write(loader, $0, bytes.count, nil) != 0 } ?? false
    }
    // A loader has to be closed whatever it said.
    guard close(loader, nil) != 0, isTaken, let image = pixbuf(loader), let pixels = pixels(image)
    else { return nil }
    func number(_ name: String) -> Int { self.number[name].map { Int($0(image)) } ?? 0 }
    let (width, height) = (number("width"), number("height"))
    let (stride, channels) = (number("rowstride"), number("n_channels"))
    guard width > 0, height > 0, channels >= 3, stride >= width * channels,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, Int32(clamping: width), Int32(clamping: height))
    else { return nil }
    guard let target = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let step = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<height {
      for column in 0..<width {
        let source = pixels + row * stride + column * channels
        let pixel = UInt32(source[0]) << 16 | UInt32(source[1]) << 8 | UInt32(source[2])
        UnsafeMutableRawPointer(target + row * step + column * 4)
          .storeBytes(of: pixel, as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}

/// librsvg, which draws SVG. It reads nothing from outside of the bytes it is given.
private struct Librsvg: Sendable {
  static let system = Librsvg()

  private struct Rectangle { var x: Double, y: Double, width: Double, height: Double }

  private let make: @convention(c) (UnsafePointer<UInt8>, Int, Object?) -> Object?
  private let render: @convention(c) (Object, OpaquePointer, Object, Object?) -> Int32
  private let release: @convention(c) (Object) -> Void

  private init?() {
    guard let library = LoadedLibrary("librsvg-2.so.2", sharing: "cairo_create") else { return nil }
    func function<Function>(_ name: String) -> Function? {
      library.function(name, as: Function.self)
    }
    guard
      let make: @convention(c) (UnsafePointer<UInt8>, Int, Object?) -> Object? =
        function("rsvg_handle_new_from_data"),
      let render: @convention(c) (Object, OpaquePointer, Object, Object?) -> Int32 =
        function("rsvg_handle_render_document"),
      let release: @convention(c) (Object) -> Void = function("g_object_unref")
    else { return nil }
    (self.make, self.render, self.release) = (make, render, release)
  }

  func draw(_ bytes: [UInt8], in frame: Frame, on cairo: OpaquePointer) -> Bool {
    let handle = bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.flatMap { make($0, bytes.count, nil) }
    }
    guard let handle else { return false }
    defer { release(handle) }
    var place = Rectangle(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    return withUnsafeMutablePointer(to: &place) { render(handle, cairo, Object($0), nil) } != 0
  }
}
