// swift-tools-version: 6.2
// The map of Keyline. Targets stand in dependency order: each imports only targets above it.
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// `KEYLINE_QUICK_BUILD=1 swift build -c release` compiles what only hands work on without optimising
// it, for trying a change of the engine on many documents: the frames are those of a release build,
// its times are not.
let quick: [SwiftSetting] =
  Context.environment["KEYLINE_QUICK_BUILD"] == nil ? [] : [.unsafeFlags(["-Onone"])]

// What only reads words and prints is compiled for size: a fifth less to compile, and as fast.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

// `KEYLINE_FAST_TESTS=1 swift build --build-tests`, as `Scripts/test` does, optimises the solver alone: its
// generic arithmetic takes ten times as long without. Assertions count as in any debug build.
let fast: [SwiftSetting] =
  Context.environment["KEYLINE_FAST_TESTS"] == nil
  ? []
  : [
    .unsafeFlags(
      ["-O", "-wmo", "-num-threads", "2", "-assert-config", "Debug"], .when(configuration: .debug))
  ]

let package = Package(
  name: "keyline",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "keyline", targets: ["KeylineCLI"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(
      name: "LayoutEngine",
      targets: ["LayoutModel", "DeviceCatalogue", "LayoutFormats", "LayoutEngine"]),
    .library(name: "LayoutAuthoring", targets: ["LayoutAuthoring"]),
    .library(name: "LayoutStore", targets: ["LayoutStore"]),
    .library(name: "LayoutService", targets: ["LayoutService"]),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
    // The sockets of `keyline serve`, which need nothing but Foundation. FlyingFox's own HTTP server would
    // bring libcurl along, and Hummingbird seven minutes of compiling (`docs/viewer.md`).
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Plain values of the domain: what a document, a configuration, a frame, a finding is.
    .target(name: "LayoutModel", swiftSettings: settings),
    // The platform's C library under one name.
    .target(name: "CLibrary", swiftSettings: settings),
    // JSON text with the places of its values.
    .target(name: "JSONText", swiftSettings: settings),
    // Linear constraints with strict priorities; knows nothing of views.
    .target(
      name: "ConstraintSolver",
      dependencies: [.product(name: "BigInt", package: "BigInt")],
      swiftSettings: settings + fast),
    // Measures text without Apple's fonts.
    .target(
      name: "TextMetrics",
      dependencies: ["LayoutModel"],
      swiftSettings: settings),
    // The devices and the named matrices of configurations.
    .target(
      name: "DeviceCatalogue",
      dependencies: ["LayoutModel"],
      swiftSettings: settings),
    // Bytes <-> documents, one folder per format.
    .target(
      name: "LayoutFormats", dependencies: ["LayoutModel", "JSONText"], swiftSettings: settings),
    // `keyline.toml` and Xcode projects -> the devices, rules, paths and gate of a team.
    .target(
      name: "LayoutSettings", dependencies: ["LayoutModel", "DeviceCatalogue", "LayoutFormats"],
      swiftSettings: settings),
    // Swift and Objective-C sources -> what they do to the views of documents; knows no layouts.
    .target(name: "SourceFacts", swiftSettings: settings),
    // Scene + configuration -> linear system -> frames, conflicts, ambiguity, findings.
    .target(
      name: "LayoutEngine",
      dependencies: ["LayoutModel", "JSONText", "ConstraintSolver", "TextMetrics"],
      swiftSettings: settings),
    // Layouts that are written: visual formats and anchors, solved by the same engine.
    .target(
      name: "LayoutAuthoring",
      dependencies: ["LayoutModel", "JSONText", "LayoutFormats", "LayoutEngine"],
      swiftSettings: settings),
    // zlib, as the system has it.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // cairo, as the system has it.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    // Solved screens as drawing commands, and those as SVG, PNG, PDF and on terminals.
    .target(
      name: "Pictures",
      dependencies: [
        "CCairo", "CLibrary", "CZlib", "JSONText", "LayoutModel", "TextMetrics", "LayoutFormats",
        "LayoutEngine",
      ],
      swiftSettings: settings + quick),
    // Three-way merges of documents, by object and property.
    .target(
      name: "LayoutMerging", dependencies: ["LayoutModel", "LayoutFormats"],
      swiftSettings: settings),
    // Numbered SQL files and the ordered list of them; the views of the query contract.
    .target(
      name: "Migrations",
      path: "Migrations",
      resources: [
        .embedInCode("m0015_store.sql"), .embedInCode("views.sql"),
      ],
      swiftSettings: settings),
    // Nettle, as the system has it.
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    // SHA-256.
    .target(name: "Hashing", dependencies: ["CNettle"], swiftSettings: settings),
    // liblzma, as the system has it.
    .systemLibrary(name: "CLZMA", pkgConfig: "liblzma", providers: [.apt(["liblzma-dev"])]),
    // Settings of SQLite that only variadic C functions reach.
    .target(name: "CSQLiteConfig", linkerSettings: [.linkedLibrary("sqlite3")]),
    // The SQLite repository; knows no solver.
    .target(
      name: "LayoutStore",
      dependencies: [
        "LayoutModel", "Hashing", "Migrations", "CZlib", "CLZMA", "CSQLiteConfig",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    // FreeType, as the system has it.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    // The metrics of font files.
    .target(
      name: "FontFiles", dependencies: ["CFreeType", "LayoutModel", "TextMetrics"],
      swiftSettings: settings),
    // What a user does: commit, diff, solve, check, query.
    .target(
      name: "LayoutService",
      dependencies: [
        "LayoutModel", "DeviceCatalogue", "LayoutFormats", "LayoutEngine", "LayoutMerging",
        "LayoutAuthoring", "LayoutStore", "FontFiles", "Pictures", "LayoutSettings", "JSONText",
        "Hashing", "SourceFacts", "CLibrary",
      ],
      swiftSettings: settings + quick),
    // Solved frames against those that documents were saved with: how faithful the engine is.
    .target(
      name: "LayoutFidelity",
      dependencies: ["LayoutModel", "LayoutFormats", "LayoutEngine", "LayoutService"],
      swiftSettings: settings + quick),
    // Reports and histories as pages that stand alone, and the viewer that serves them.
    .target(
      name: "LayoutViewer",
      dependencies: [
        "LayoutService", "LayoutModel", "Pictures", "Hashing",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings + quick),
    // The `keyline` command: one file per verb.
    .executableTarget(
      name: "KeylineCLI",
      dependencies: [
        "LayoutService", "LayoutFidelity", "LayoutModel", "DeviceCatalogue", "LayoutSettings",
        "Pictures", "LayoutViewer", "JSONText", "CLibrary",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings + small + quick),
    // An example of a program that embeds the library; it sees what a stranger sees.
    .executableTarget(
      name: "Embedding",
      dependencies: ["LayoutService", "LayoutModel"],
      path: "Examples/Embedding/Sources/Embedding",
      packageAccess: false,
      swiftSettings: settings + quick),

    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["ConstraintSolver", "SolverPieces", "TestDocuments"],
      exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "TextMetricsTests",
      dependencies: ["TextMetrics", "LayoutModel", "TestDocuments"],
      exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "DeviceCatalogueTests",
      dependencies: ["DeviceCatalogue", "LayoutModel"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutSettingsTests",
      dependencies: ["LayoutSettings", "DeviceCatalogue", "LayoutModel"],
      swiftSettings: settings),
    .testTarget(
      name: "SourceFactsTests", dependencies: ["SourceFacts"], swiftSettings: settings),
    .testTarget(
      name: "LayoutFormatsTests",
      dependencies: ["LayoutFormats", "LayoutModel", "TestDocuments"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutMergingTests",
      dependencies: ["LayoutMerging", "LayoutFormats", "LayoutModel", "TestDocuments"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutEngineTests",
      dependencies: [
        "LayoutEngine", "ConstraintSolver", "LayoutFormats", "LayoutModel", "TestDocuments",
      ],
      swiftSettings: settings),
    // Digests of the engine's answers on made documents, which its version stands for.
    .testTarget(
      name: "AnswerTests",
      dependencies: [
        "ConstraintSolver", "LayoutEngine", "LayoutFormats", "LayoutModel", "DeviceCatalogue",
        "Hashing", "SolverPieces", "TestDocuments",
      ],
      exclude: ["Documents", "digests.txt", "corpus-digests.txt", "tables-without-rows.txt"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutAuthoringTests",
      dependencies: ["LayoutAuthoring", "LayoutFormats", "LayoutEngine", "LayoutModel"],
      swiftSettings: settings),
    .testTarget(
      name: "PicturesTests",
      dependencies: [
        "Pictures", "LayoutEngine", "LayoutFormats", "LayoutModel", "DeviceCatalogue",
        "TestDocuments",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutViewerTests",
      dependencies: ["LayoutViewer", "LayoutService", "LayoutModel", "Pictures", "TestDocuments"],
      swiftSettings: settings),
    .testTarget(name: "HashingTests", dependencies: ["Hashing"], swiftSettings: settings),
    .testTarget(
      name: "MigrationsTests",
      dependencies: ["Migrations", "Hashing"],
      swiftSettings: settings),
    // A file system for SQLite that fails and loses power on demand; for tests only.
    .target(
      name: "FaultyFileSystem",
      path: "Tests/FaultyFileSystem",
      linkerSettings: [.linkedLibrary("sqlite3")]),
    .testTarget(
      name: "LayoutStoreTests",
      dependencies: [
        "LayoutStore", "LayoutModel", "Migrations", "FaultyFileSystem", "CSQLiteConfig",
        "TestDocuments",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      exclude: ["Golden"],
      swiftSettings: settings),
    // Solutions as functions of one parameter, piece by piece; for tests only.
    .target(
      name: "SolverPieces", dependencies: ["ConstraintSolver"], path: "Tests/SolverPieces",
      swiftSettings: settings),
    // Where tests find the documents they share; for tests only.
    .target(name: "TestDocuments", path: "Tests/TestDocuments", swiftSettings: settings),
    // Fonts made of the metrics they are to have; for tests only.
    .target(name: "MadeFonts", path: "Tests/MadeFonts", swiftSettings: settings),
    .testTarget(
      name: "FontFilesTests",
      dependencies: ["FontFiles", "LayoutModel", "TextMetrics", "MadeFonts"],
      exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutServiceTests",
      dependencies: [
        "LayoutService", "LayoutFidelity", "LayoutModel", "LayoutFormats", "LayoutEngine",
        "LayoutStore", "DeviceCatalogue", "MadeFonts", "TestDocuments", "Hashing", "LayoutSettings",
        "Embedding", "SourceFacts",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: ["KeylineCLI", "MadeFonts", "CLibrary", "TestDocuments"],
      exclude: ["contracts.txt"],
      swiftSettings: settings),
  ]
)

// `KEYLINE_BENCHMARKS=1 swift build -c release --product peer-layouts` builds a measurement from the
// objects of the command itself. They see what a stranger sees, but for those that measure parts
// inside a library, and nobody builds them by accident.
if Context.environment["KEYLINE_BENCHMARKS"] != nil {
  func measurement(
    _ name: String, _ dependencies: [Target.Dependency], packageAccess: Bool = false
  ) -> Target {
    .executableTarget(
      name: name, dependencies: ["Measuring"] + dependencies, path: "Benchmarks/Sources/\(name)",
      packageAccess: packageAccess)
  }
  package.targets += [
    .target(
      name: "Measuring", dependencies: ["LayoutEngine", "LayoutFormats", "LayoutModel"],
      path: "Benchmarks/Sources/Measuring", packageAccess: false),
    measurement("peer-layouts", ["ConstraintSolver"]),
    measurement(
      "corpus-components",
      ["ConstraintSolver", "LayoutEngine", "LayoutFormats", "LayoutModel", "DeviceCatalogue"],
      packageAccess: true),
    measurement(
      "corpus-throughput", ["LayoutEngine", "LayoutFormats", "LayoutModel", "DeviceCatalogue"]),
    measurement(
      "live-layout", ["LayoutAuthoring", "LayoutEngine", "LayoutModel"], packageAccess: true),
    measurement(
      "read-checks", ["LayoutModel", "LayoutService", "LayoutStore"], packageAccess: true),
    measurement(
      "store-history",
      ["LayoutEngine", "LayoutFormats", "LayoutModel", "LayoutService", "LayoutStore"],
      packageAccess: true),
  ]
}

// `KEYLINE_FUZZING=1 swift build --sanitize fuzzer --product Fuzz`, as `Scripts/fuzz` does: the sanitizer
// gives the program its main function.
if Context.environment["KEYLINE_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "LayoutService", "LayoutStore", "LayoutMerging", "LayoutSettings", "LayoutEngine",
        "LayoutFormats", "LayoutModel", "SourceFacts", "FontFiles", "JSONText",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Fuzz/Sources/Fuzz", swiftSettings: settings))
}
