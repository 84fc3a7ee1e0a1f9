internal import DeviceCatalogue
internal import LayoutModel
internal import LayoutSettings

/// The targets of the Xcode projects of a tree, and the documents that none of them builds.
struct BuiltDocuments: Sendable {
  private let projects: AppProjects
  /// Folders that another tool builds too, so that a document that no target lists may be built there.
  private let otherwiseBuilt: Set<DocumentPath>
  /// How many documents a project lists, by its path.
  private let counts: [DocumentPath: Int]

  /// - Parameters:
  ///   - projects: every project of the tree.
  ///   - paths: every file of the tree.
  init(_ projects: AppProjects, among paths: [DocumentPath]) {
    self.projects = projects
    otherwiseBuilt = Set(paths.filter(Self.isDescription).map(\.folder))
    counts = Dictionary(grouping: projects.targets, by: \.project).mapValues {
      Set($0.flatMap(\.documents)).count
    }
  }

  /// Whether a file tells another tool what to build.
  static func isDescription(_ path: DocumentPath) -> Bool {
    descriptions.contains(String(path.name)) || path.name.hasSuffix(".podspec")
  }

  /// Files that tell Swift's package manager, Tuist, Bazel and Buck what to build.
  private static let descriptions: Set<String> = [
    "Package.swift", "Project.swift", "BUILD", "BUILD.bazel", "BUCK",
  ]

  /// The name of the extension that takes a document into its bundle, the first one where several do;
  /// nil where another kind of target takes it too, or none does.
  func onlyExtension(with document: DocumentPath) -> String? {
    let targets = projects.targets(of: document)
    return targets.allSatisfy({ $0.kind == .appExtension }) ? targets.first?.name : nil
  }

  /// The project of a library that alone builds a document: it lies in a folder of vendored code, and
  /// another project lies outside of such folders. Nil where the app builds it, or no target does.
  func libraryProject(of document: DocumentPath) -> DocumentPath? {
    let targets = projects.targets(of: document)
    guard let first = targets.first, targets.allSatisfy({ $0.project.isVendored }),
      counts.keys.contains(where: { !$0.isVendored })
    else { return nil }
    return first.project
  }

  /// The project around a document that lists others and not this one, so that no bundle has it. Nil where
  /// a target takes the document, where no project is around it, or where another tool builds its folder.
  func projectWithout(_ document: DocumentPath) -> DocumentPath? {
    guard !projects.takes(document) else { return nil }
    let around = counts.keys.filter { document.isInside($0.projectFolder) }
    guard
      let nearest = around.max(by: { $0.projectFolder.parts.count < $1.projectFolder.parts.count }),
      around.allSatisfy({ $0 == nearest || counts[$0] == 0 }),
      counts[nearest] ?? 0 >= Self.leastCount,
      !otherwiseBuilt.contains(where: { document.isInside($0) })
    else { return nil }
    return nearest
  }

  /// Whether a source may be code of the app: a target compiles it, or nothing tells that none does.
  /// Headers are compiled with what includes them.
  func mayCompile(_ source: DocumentPath) -> Bool {
    source.name.hasSuffix(".h") || projectWithout(source) == nil
  }

  /// The one orientation in which phones, or pads, show a document, with the app that says so: that of every
  /// app that builds it. Nil where one of them turns, or does not say.
  func onlyOrientation(
    of document: DocumentPath, on idiom: Idiom
  ) -> (app: String, Orientation)? {
    agreed(on: document) { app in
      let allowed = idiom == .pad ? app.padOrientations : app.phoneOrientations
      return allowed?.count == 1 ? allowed?.first : nil
    }
  }

  /// The one family of devices that begins with a storyboard, with the app that says so: in every app that
  /// builds it, the other family begins with another. Nil where one of them does not say so.
  func onlyFamily(of document: DocumentPath) -> (app: String, Idiom)? {
    agreed(on: document) { app in
      let own = app.mainStoryboards.filter { $0.value == document.documentName }
      return own.count == 1 ? own.first?.key : nil
    }
  }

  /// What every app that builds a document says, with the name of the first; nil where two differ, or one
  /// says nothing.
  private func agreed<Value: Equatable>(
    on document: DocumentPath, _ value: (AppTarget) -> Value?
  ) -> (app: String, Value)? {
    let apps = projects.targets(of: document).filter { $0.kind == .app }
    guard let first = apps.first, let only = value(first),
      apps.dropFirst().allSatisfy({ value($0) == only })
    else { return nil }
    return (first.name, only)
  }

  /// A project that lists fewer documents may leave one out by mistake.
  private static let leastCount = 2
}

extension DocumentPath {
  /// The folder in which the paths of a project's file begin: beside `App.xcodeproj`.
  fileprivate var projectFolder: DocumentPath {
    name == SettingsFiles.generated ? folder : folder.folder
  }
}

extension AppSources {
  /// The documents that the tree's Xcode projects build; nil where there are none, or they cannot be read.
  var builtDocuments: BuiltDocuments? { built.value { readProjects() } }

  private func readProjects() -> BuiltDocuments? {
    guard let files, let list = try? files.list() else { return nil }
    let wanted = list.filter {
      SettingsFiles.isProject($0.path) || $0.path.name.hasSuffix(".plist")
    }
    let projects = wanted.map(\.path).filter(SettingsFiles.isProject).sorted()
    guard !projects.isEmpty else { return nil }
    var bytes: [DocumentPath: [UInt8]] = [:]
    guard (try? files.read(wanted, { bytes[wanted[$0].path] = $1 })) != nil else { return nil }
    let read = bytes
    // A project is written on a disk that takes letters of either case.
    let alike = Dictionary(
      read.map { ($0.key.text.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    let found = try? AppProjects(
      SettingsFiles(
        read: { read[$0] ?? alike[$0.text.lowercased()] }, projects: { projects }))
    return found.map { BuiltDocuments($0, among: list.map(\.path)) }
  }
}
