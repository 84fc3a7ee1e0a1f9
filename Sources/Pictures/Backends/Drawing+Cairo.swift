internal import CCairo
internal import LayoutModel

/// Why cairo made no picture.
package struct PictureError: Error, CustomStringConvertible {
  package var description: String
}

extension Drawing {
  /// The drawing as a PNG.
  ///
  /// Text in the system font is drawn by outlines that come along, the same on every machine; text in
  /// another font, or in letters that join, in the nearest font of the machine. Images in formats that cairo does not read are grey boxes.
  /// - Parameter scale: pixels per point; made smaller where the picture would have more than 100
  ///   million pixels.
  package func png(scale: Double = 2) throws(PictureError) -> [UInt8] {
    let (surface, factor) = try raster(scale: scale)
    defer { cairo_surface_destroy(surface) }
    do {
      let canvas = CairoCanvas(surface: surface, scale: factor)
      canvas.draw(self)
    }
    let sink = ByteSink()
    let status = withExtendedLifetime(sink) {
      cairo_surface_write_to_png_stream(
        surface, ByteSink.take, Unmanaged.passUnretained(sink).toOpaque())
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw PictureError(status) }
    return sink.bytes
  }

  /// The drawing as a PDF of one page, a point a point.
  package func pdf() throws(PictureError) -> [UInt8] {
    let sink = ByteSink()
    return try withExtendedLifetime(sink) { () throws(PictureError) -> [UInt8] in
      guard
        let surface = cairo_pdf_surface_create_for_stream(
          ByteSink.take, Unmanaged.passUnretained(sink).toOpaque(), size.width, size.height)
      else { throw PictureError(CAIRO_STATUS_NO_MEMORY) }
      defer { cairo_surface_destroy(surface) }
      // Without a date, the same drawing gives the same bytes on one machine.
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_TITLE, title.replacing("\0", with: ""))
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
      do {
        let canvas = CairoCanvas(surface: surface, scale: 1, drawsOutlines: false)
        canvas.draw(self)
      }
      cairo_surface_finish(surface)
      let status = cairo_surface_status(surface)
      guard status == CAIRO_STATUS_SUCCESS else { throw PictureError(status) }
      return sink.bytes
    }
  }

  /// The drawing as rows of pixels, blue, green, red and unused, for terminals.
  func pixels(width: Int) throws(PictureError) -> (bytes: [UInt8], width: Int, height: Int) {
    let (surface, factor) = try raster(
      scale: Double(max(1, width)) / size.width, background: .white)
    defer { cairo_surface_destroy(surface) }
    do {
      let canvas = CairoCanvas(surface: surface, scale: factor)
      canvas.draw(self)
    }
    cairo_surface_flush(surface)
    let columns = Int(cairo_image_surface_get_width(surface))
    let rows = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else {
      throw PictureError(CAIRO_STATUS_NO_MEMORY)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * rows * 4)
    for row in 0..<rows {
      bytes += UnsafeBufferPointer(start: data + row * stride, count: columns * 4)
    }
    return (bytes, columns, rows)
  }

  private func raster(
    scale: Double, background: Colour = .clear
  ) throws(PictureError) -> (OpaquePointer, Double) {
    var factor = scale.isFinite && scale > 0 ? min(scale, 16) : 1
    let pixels = size.width * size.height * factor * factor
    if pixels > 1e8 { factor *= (1e8 / pixels).squareRoot() }
    factor = min(factor, 30_000 / max(size.width, size.height))
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(max(1, (size.width * factor).rounded(.up))),
      Int32(max(1, (size.height * factor).rounded(.up))))
    guard let surface else { throw PictureError(CAIRO_STATUS_NO_MEMORY) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw PictureError(status)
    }
    if !background.isClear {
      let context = cairo_create(surface)
      cairo_set_source_rgb(context, background.red, background.green, background.blue)
      cairo_paint(context)
      cairo_destroy(context)
    }
    return (surface, factor)
  }
}

extension PictureError {
  fileprivate init(_ status: cairo_status_t) {
    self.init(
      description:
        "the picture could not be made: \(String(cString: cairo_status_to_string(status)))")
  }
}

/// Takes what cairo writes.
private final class ByteSink {
  private(set) var bytes: [UInt8] = []

  static let take: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes += UnsafeBufferPointer(start: data, count: Int(length))
    return CAIRO_STATUS_SUCCESS
  }
}
