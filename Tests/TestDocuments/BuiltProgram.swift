import Foundation

/// A program of the package as it was built beside the running test, in whatever configuration.
public enum BuiltProgram {
  /// Where it is; nil where it was not built.
  public static func path(_ name: String) -> String? {
    let here = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let beside = URL(fileURLWithPath: here.isEmpty ? CommandLine.arguments[0] : here)
      .deletingLastPathComponent().appendingPathComponent(name).path
    return FileManager.default.isExecutableFile(atPath: beside) ? beside : nil
  }
}
