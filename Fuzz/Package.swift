// swift-tools-version: 6.2
// Fuzzing, apart from the package itself: built with `--sanitize fuzzer`, which gives the program
// its main function. `Scripts/fuzz` builds and runs it.
import PackageDescription

let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "keyline", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "LayoutEngine", package: "keyline"),
        .product(name: "LayoutStore", package: "keyline"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ])
  ]
)
