// Rounding calls the C library. A program without Foundation links it only if it is imported.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Rounds `value` points up to whole device pixels.
///
/// A value that exceeds a pixel by less than a ten-thousandth is rounded down, so that noise in the sum of
/// advances never adds a pixel. A scale below 1 counts as 1. Button and segment titles are rounded to whole
/// points, with a scale of 1.
package func ceilToPixel(_ value: Double, scale: Int) -> Double {
  let scale = Double(max(1, scale))
  return ((value * scale) - 1e-4).rounded(.up) / scale + 0  // never -0
}
