internal import DeviceCatalogue
public import LayoutModel

/// The configurations to solve a scene for.
public enum SolveTarget: Sendable, Hashable {
  /// The document's own canvas, as Interface Builder shows it.
  case asDesigned
  case matrix(Matrix)

  /// Windows of one's own, each once.
  public static func windows(_ configurations: [Configuration]) -> SolveTarget {
    var kept: [Configuration] = []
    for configuration in configurations where !kept.contains(configuration) {
      kept.append(configuration)
    }
    return .matrix(
      Matrix(name: kept.map(\.name).joined(separator: ", "), configurations: kept))
  }

  /// The target for a document of a platform: a television stands in for a phone.
  func suited(to platform: Platform) -> SolveTarget {
    guard platform == .tvOS, case .matrix(let matrix) = self else { return self }
    var own = matrix.suited(to: platform)
    if matrix.configurations.count == 1 { own.configurations = Array(own.configurations.prefix(1)) }
    return .matrix(own)
  }

  /// How many layouts each scene gets.
  public var count: Int {
    switch self {
    case .asDesigned: 1
    case .matrix(let matrix): matrix.configurations.count
    }
  }
}

extension Matrix {
  /// The matrix that commits are solved for unless another is asked for: 36 configurations.
  public static var standard: Matrix { .default }
}

extension Configuration {
  /// The configuration for a document of a platform: a television in place of a phone.
  func suited(to platform: Platform) -> Configuration {
    guard case .matrix(let own) = SolveTarget.windows([self]).suited(to: platform) else {
      return self
    }
    return own.configurations.first ?? self
  }

  /// The device that is meant where nobody names one.
  public static let usualDevice = "iphone-17"

  /// A device upright by its id or name, or one of the configurations that ``Matrix/standard`` and
  /// other matrices are made of, such as `iphone-17/landscape`.
  /// - Throws: ``WorkspaceError/badConfiguration(_:)`` with names that are alike.
  public static func named(_ name: String) throws(WorkspaceError) -> Configuration {
    do throws(ConfigurationRequestError) {
      return try ConfigurationRequest(.init(named: name)).configuration()
    } catch {
      throw .badConfiguration(error.description)
    }
  }
}
