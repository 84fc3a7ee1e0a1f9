public import ArgumentParser
public import LayoutService

extension SceneName: ExpressibleByArgument {
  public init(argument: String) { self.init(argument) }
}
