import ArgumentParser
import LayoutModel
import LayoutService

extension TargetRequest {
  /// The one configuration that is asked for: the usual device where no window is named.
  ///
  /// - Throws: where the request means several, or the document's own canvas.
  func window() throws -> Configuration {
    var request = self
    if device == nil, size == nil, matrix == nil, !isAsDesigned { request.device = Self.usualDevice }
    guard case .matrix(let matrix) = try request.target(), matrix.configurations.count == 1,
      let configuration = matrix.configurations.first
    else { throw ValidationError("name one window: --device, --size or traits") }
    return configuration
  }
}
