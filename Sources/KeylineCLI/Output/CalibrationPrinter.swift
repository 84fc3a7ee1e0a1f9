import LayoutModel
import LayoutService

/// Prints a running app's frames beside Keyline's.
struct CalibrationPrinter {
  let report: CalibrationReport
  /// The dump, as it was named.
  let file: String
  let isDetailed: Bool

  /// - Parameter written: the file of declarations that was written, if any.
  func lines(written: String?) -> [Line] {
    var lines: [Line] = []
    for screen in report.screens {
      let right = screen.viewCount - screen.differences.count
      var verdict = "\(right) of \(counted(screen.viewCount, "view")) as measured"
      if !screen.missing.isEmpty { verdict += ", \(screen.missing.count) not shown by the app" }
      if screen.foreignCount > 0 { verdict += ", \(screen.foreignCount) added by code or UIKit" }
      lines.append(
        "\(screen.title, .bold) (\(screen.document)) at \(screen.configuration): \(verdict)")
    }
    for (cause, differences) in report.causes {
      let most = differences.map(\.amount).max() ?? 0
      lines.append(
        "  \(counted(differences.count, "view")): \(cause.words), up to \(points(most)) pt")
      for difference in isDetailed ? differences : Array(differences.prefix(3)) {
        let place = "\(file):\(difference.location.line):\(difference.location.column)"
        let frames = "\(text(difference.measured)), here \(text(difference.solved))"
        lines.append("    \(difference.name)  measured \(frames)  \(place, .dim)")
      }
      if !isDetailed, differences.count > 3 {
        lines.append("    \("and \(differences.count - 3) more; --details lists them", .dim)")
      }
    }
    let overrides = report.overrides
    let counts = [
      (overrides.classes.count + overrides.views.count, "size"), (overrides.images.count, "image"),
      (overrides.fonts.count, "font"),
    ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }.joined(separator: ", ")
    guard !counts.isEmpty else { return lines }
    let remaining = report.screens.reduce(0) { $0 + $1.remainingCount }
    let effect = "\(report.differenceCount) -> \(remaining) views differ"
    lines.append(
      written.map { "written to \($0): \(counts); \(effect)" }
        ?? "measured: \(counts); --write declares them: \(effect)")
    return lines
  }

  private func text(_ frame: Frame) -> String {
    "(\(points(frame.x)), \(points(frame.y))) \(points(frame.width)) x \(points(frame.height))"
  }

  func json(_ json: inout JSONWriter, written: String?) {
    json.answer(.calibrate) { json in
      json.objects("screens", report.screens) { json, screen in
        json.field("path", screen.document)
        json.field("scene", screen.scene.rawValue)
        json.field("configuration", screen.configuration)
        json.field("views", screen.viewCount)
        json.field("missing", screen.missing.map(\.rawValue))
        json.field("foreign", screen.foreignCount)
        json.field("remaining", screen.remainingCount)
        json.objects("differences", screen.differences) { json, difference in
          json.field("view", difference.view.rawValue)
          json.field("cause", difference.cause.words)
          json.field("measured", difference.measured)
          json.field("solved", difference.solved)
          json.field("line", difference.location.line)
          json.field("column", difference.location.column)
        }
      }
      json.field("written", written)
    }
  }
}
