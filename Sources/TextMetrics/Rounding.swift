// Rounding calls the C library, which a program without Foundation links only when asked.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The smallest whole number of device pixels that holds `value` points, in points.
///
/// A value that exceeds a pixel by less than a ten-thousandth counts as that pixel, so that noise
/// in the sum of advances never costs a pixel. A scale below 1 counts as 1. Button and segment
/// titles round to whole points: scale 1.
package func ceilToPixel(_ value: Double, scale: Int) -> Double {
  let scale = Double(max(1, scale))
  return ((value * scale) - 1e-4).rounded(.up) / scale + 0  // never -0
}
