/// A named list of configurations, in a fixed order.
public struct Matrix: Sendable, Hashable {
  public var name: String
  public var configurations: [Configuration]
  public init(name: String, configurations: [Configuration]) {
    self.name = name
    self.configurations = configurations
  }
}
