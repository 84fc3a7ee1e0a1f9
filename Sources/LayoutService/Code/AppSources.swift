internal import Dispatch
internal import LayoutFormats
internal import LayoutModel
internal import LayoutSettings
package import SourceFacts
internal import Synchronization

/// The code of an app, as far as it concerns documents; read at the first question.
///
///     let sources = AppSources(.git(folder, at: .commit("HEAD")))
///     for fact in sources.facts(for: view.id, in: document).facts { print(fact.path, fact.line) }
///
/// Where there are no sources, or they cannot be read, there are no facts. The first question reads
/// every source, on all cores; what is asked later is looked up.
package final class AppSources: Sendable {
  /// No sources: says nothing of any document.
  package static let none = AppSources(nil)

  let files: AppFiles?
  private let joined = Once<SourceIndex>()
  private let used = Once<SourceIndex>()
  private let naming = Once<NamingFiles?>()
  private let led = Once<Set<String>?>()
  let built = Once<BuiltDocuments?>()
  /// Whether anything names what was asked for so far: each name is looked for in every source.
  let namings = Mutex<[String: Bool]>([:])

  package init(_ files: AppFiles?) { self.files = files }

  /// The sources, joined.
  package var index: SourceIndex {
    joined.value {
      guard let files, let sources = try? Self.read(files, builtDocuments) else {
        return SourceIndex([])
      }
      return SourceIndex(sources)
    }
  }

  /// The sources without the code that nobody runs; all of them where documents are not at hand, which may
  /// have classes that no source names.
  var running: SourceIndex {
    used.value { namingFiles.map { index.running(led: $0.classes) } ?? index }
  }

  /// What documents and projects of the app say that leads to a storyboard or a scene; nil where they
  /// are not at hand or cannot be read. Reads them when it is first asked.
  var namingFiles: NamingFiles? {
    naming.value {
      guard let files,
        let found = try? files.list().filter({
          NamingFiles.holds($0.path) && !SettingsFiles.isForeign($0.path)
        }),
        found.contains(where: { DocumentFormats.isInterfaceBuilder($0.path.text) })
      else { return nil }
      var names = NamingFiles()
      guard (try? files.read(found, { names.add($1, at: found[$0].path) })) != nil, names.isComplete
      else { return nil }
      return names
    }
  }

  /// The names of storyboards, scenes and nibs that documents and projects of the app lead to; nil where they
  /// cannot be read.
  var ledNames: Set<String>? {
    led.value { namingFiles.map { $0.names(isAsked: running.asksFor) } }
  }

  /// Whether the sources declare a class: where they do not, that they are silent means nothing.
  package func declares(_ name: String) -> Bool { index.declares(name) }

  /// The language of a source of the app; nil of what is none, of tests, and of what others made.
  static func language(of path: DocumentPath) -> SourceLanguage? {
    guard let language = SourceLanguage(path: path.text), !isTest(path) else { return nil }
    return SettingsFiles.isForeign(path) ? nil : language
  }

  /// Whether a source is of a test by its name or its folder's, as Xcode's templates have them: what a test
  /// asks for nobody is shown.
  private static func isTest(_ path: DocumentPath) -> Bool {
    let stem = path.name.prefix { $0 != "." }
    return ["Tests", "Spec", "Specs"].contains { stem.hasSuffix($0) }
      || path.parts.dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix("Specs") }
  }

  /// - Parameter built: what the projects compile: a source that no target has is no code of the app.
  private static func read(_ files: AppFiles, _ built: BuiltDocuments?) throws
    -> [SourceIndex.File]
  {
    let sources = try files.list().compactMap { entry in
      language(of: entry.path).flatMap { language in
        built?.mayCompile(entry.path) == false ? nil : (entry, language)
      }
    }
    .sorted { $0.0.path < $1.0.path }
    let cache = ReadingCache.shared
    var readings = sources.map { entry, language in entry.blob.flatMap { cache[$0, language] } }
    let missing = readings.indices.filter { readings[$0] == nil }
    let wanted = missing.map { sources[$0].0 }
    let found = Mutex<[(Int, SourceReading)]>([])
    let work = DispatchGroup()
    let queue = DispatchQueue(label: "sources", attributes: .concurrent)
    var batch: [(Int, [UInt8])] = []
    var size = 0
    // Files are read here while those before them are worked on.
    func start() {
      let part = batch
      (batch, size) = ([], 0)
      queue.async(group: work) {
        let done = part.map { ($0.0, SourceReading(of: $0.1, in: sources[missing[$0.0]].1)) }
        found.withLock { $0 += done }
      }
    }
    try files.read(wanted) { position, bytes in
      guard bytes.count <= longest else { return }
      batch.append((position, bytes))
      size += bytes.count
      if size >= batchSize { start() }
    }
    start()
    work.wait()
    for (position, reading) in found.withLock({ $0 }) {
      let place = missing[position]
      readings[place] = reading
      if let blob = sources[place].0.blob { cache.keep(reading, of: blob, sources[place].1) }
    }
    return zip(sources, readings).compactMap { source, reading in
      reading.map { SourceIndex.File(path: source.0.path.text, reading: $0) }
    }
  }

  /// Bytes of sources that are worked on together.
  private static let batchSize = 1 << 18
  /// Longer files are data written as code.
  private static let longest = 1 << 21
}
