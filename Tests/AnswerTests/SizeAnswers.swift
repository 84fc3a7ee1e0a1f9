import LayoutEngine
import LayoutModel

/// Layouts at every size of texts, at rows of stated widths, and on older systems.
enum SizeAnswers {
  static let documents = (DigestedAnswers.documents).enumerated()
    .filter { ["texts", "margins", "cells"].contains($0.element.group) && $0.offset % 4 == 0 }
    .map(\.element)

  static func text(_ made: MadeDocument) throws -> String {
    let document = try made.read()
    let starts =
      DigestedAnswers.configurations.filter { $0.idiom == .pad }.prefix(1)
      + DigestedAnswers.configurations.prefix(1)
    return document.scenes.prefix(2).map { scene in
      var session = LayoutSession(document: document, scene: scene)
      return starts.flatMap { start -> [Configuration] in
        let sizes = ContentSizeCategory.allCases.map { size in
          var configuration = start
          configuration.contentSize = size
          return configuration
        }
        let widths = [250.0, 389, 390, 414].map { width in
          var configuration = start
          configuration.cellWidth = width
          return configuration
        }
        let systems = [8, 11, 12, 26].map { system in
          var configuration = start
          configuration.system = system
          return configuration
        }
        return sizes + widths + systems
      }.map {
        let layout = session.solve($0)
        return AnswerText.text(of: layout) + AnswerText.details(of: layout)
      }.joined()
    }.joined()
  }

  /// The frames of views one by one, as constants change.
  static func live(_ made: MadeDocument) throws -> String {
    let document = try made.read()
    guard let scene = document.scenes.first, let start = DigestedAnswers.configurations.first
    else { return "" }
    var live = LiveLayout(document: document, scene: scene, configuration: start)
    let constraints = live.scene.root.constraints.prefix(3).map(Optional.some)
    return ([nil] + constraints).map { constraint -> String in
      if let constraint { live.setConstant(31.25, of: constraint.id) }
      return live.viewIDs.prefix(9).map { "\(live.frame(of: $0).map { "\($0)" } ?? "-")\n" }
        .joined()
    }.joined()
  }
}
