internal import LayoutModel

/// A picture that is stretched to a shape it does not have.
struct DistortedImageLint: LayoutLint {
  let kind = LintKind.distortedImage
  let source = "Apple, UIView.ContentMode: scaleToFill"
  let reason = "the picture is stretched more along one axis than along the other"
  let remedy = "set the content mode to aspect fit or aspect fill, or state the picture's ratio"

  /// Share by which the ratio of the sides may be off.
  private static let tolerance = 0.02
  /// Points up to which a side is a line or a gradient, which is made to be stretched.
  private static let thin = 8.0

  func lints(in scene: LaidOutScene) -> [Lint] {
    scene.linted.index.entries.enumerated().compactMap { at, entry in
      guard entry.view.kind == .imageView, case .image(let image) = entry.view.content,
        isStretched(entry.view.contentMode),
        let resource = scene.document.images[image.name], !resource.isSystemSymbol,
        resource.size.width > Self.thin, resource.size.height > Self.thin
      else { return nil }
      let ratio = resource.size.width / resource.size.height
      let odd = scene.placed.filter { place in
        guard let frame = scene.frame(at, place), !place.isSizeAssumed(at) else { return false }
        // Whole pixels change the ratio of small pictures.
        let slack = Self.tolerance + 2 * place.pixel / min(frame.width, frame.height)
        return abs(frame.width / frame.height / ratio - 1) > slack
      }
      guard let first = odd.first, let frame = scene.frame(at, first) else { return nil }
      return scene.linted.lint(
        kind, entry.view,
        "\(scene.linted.name(entry.view.id)) shows \(image.name), "
          + "\(PointText.size(resource.size.width, resource.size.height)) pt, at "
          + "\(PointText.size(frame.width, frame.height)) on \(scene.words(odd))")
    }
  }

  private func isStretched(_ mode: String?) -> Bool { mode == nil || mode == "scaleToFill" }
}
