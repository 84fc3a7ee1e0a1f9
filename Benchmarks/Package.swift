// swift-tools-version: 6.2
// Measurements, apart from the package they measure. See README.md.
import PackageDescription

let package = Package(
  name: "keyline-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "keyline", path: "..")],
  targets: [
    .target(
      name: "Measuring",
      dependencies: [.product(name: "LayoutEngine", package: "keyline")]),
    .executableTarget(
      name: "peer-layouts",
      dependencies: ["Measuring", .product(name: "ConstraintSolver", package: "keyline")]),
    .executableTarget(
      name: "corpus-components",
      dependencies: [
        "Measuring", .product(name: "ConstraintSolver", package: "keyline"),
        .product(name: "LayoutEngine", package: "keyline"),
      ]),
    .executableTarget(
      name: "corpus-throughput",
      dependencies: ["Measuring", .product(name: "LayoutEngine", package: "keyline")]),
    .executableTarget(
      name: "live-layout",
      dependencies: ["Measuring", .product(name: "LayoutAuthoring", package: "keyline")]),
    .executableTarget(
      name: "store-history",
      dependencies: [
        .product(name: "LayoutEngine", package: "keyline"),
        .product(name: "LayoutService", package: "keyline"),
        .product(name: "LayoutStore", package: "keyline"),
      ]),
  ]
)
