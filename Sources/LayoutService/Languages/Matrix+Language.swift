package import LayoutModel

extension Configuration {
  /// The same window of an app that runs in `language`: mirrored where the language is.
  package func running(in language: Language) -> Configuration {
    var result = self
    result.language = language
    result.direction = language.isRightToLeft ? .rightToLeft : .leftToRight
    result.name = name + "/" + language.tag
    return result
  }
}

extension Matrix {
  /// The configurations that show real texts, in `language`.
  ///
  /// Those of double length stand for translations nobody has made yet, and those of the other
  /// direction for languages that are written so: both are left out.
  package func running(in language: Language) -> Matrix {
    Matrix(
      name: name + "/" + language.tag,
      configurations:
        configurations
        .filter { $0.textFactor == 1 && $0.direction == .leftToRight }
        .map { $0.running(in: language) })
  }

  /// The parts of the matrix for single kinds of device, or all of it at once.
  func parts(byIdiom: Bool) -> [(idiom: Idiom, matrix: Matrix)] {
    guard byIdiom else {
      return configurations.first.map { [($0.idiom, self)] } ?? []
    }
    var parts: [(idiom: Idiom, matrix: Matrix)] = []
    for configuration in configurations {
      if let index = parts.firstIndex(where: { $0.idiom == configuration.idiom }) {
        parts[index].matrix.configurations.append(configuration)
      } else {
        parts.append(
          (configuration.idiom, Matrix(name: name, configurations: [configuration])))
      }
    }
    return parts
  }
}
