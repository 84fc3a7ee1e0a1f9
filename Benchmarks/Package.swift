// swift-tools-version: 6.2
// Measurements, apart from the package they measure. See README.md.
import PackageDescription

let package = Package(
  name: "keyline-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "keyline", path: "..")],
  targets: [
    .executableTarget(
      name: "peer-layouts",
      dependencies: [.product(name: "ConstraintSolver", package: "keyline")])
  ]
)
