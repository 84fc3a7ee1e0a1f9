// swift-tools-version: 6.2
// A program of one's own that keeps and solves layouts. Keyline's package builds the same source as
// a stranger would, without its internals, and its tests run it.
import PackageDescription

let package = Package(
  name: "embedding",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "keyline", path: "../..")],
  targets: [
    .executableTarget(
      name: "Embedding",
      dependencies: [
        .product(name: "LayoutService", package: "keyline"),
        .product(name: "LayoutEngine", package: "keyline"),
      ])
  ]
)
