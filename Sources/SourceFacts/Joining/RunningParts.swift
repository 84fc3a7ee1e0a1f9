/// Which parts of the code of an app somebody uses: from the parts that run in any case on to what they
/// name, as long as there is more.
///
/// A name counts as used wherever it stands, whatever has it there: what is found not to run certainly does
/// not, by names alone.
struct RunningParts {
  /// By the positions of files and parts.
  private(set) var isRunning: [[Bool]]

  /// What waits for a name: the position of a part.
  private struct Place {
    var file: Int
    var part: Int
  }

  /// - Parameter led: names of types that documents and property lists have: these run in any case.
  init(_ files: [SourceIndex.File], _ types: TypeJoin, led: Set<String>) {
    isRunning = files.map { [Bool](repeating: false, count: $0.reading.parts.count) }
    let rules = RunRules(files, types, led: led)
    var byType: [UInt64: [Place]] = [:]
    var byMember: [UInt64: [Place]] = [:]
    var running: [Place] = []
    for (file, read) in files.enumerated() {
      for (at, part) in read.reading.parts.enumerated() {
        let place = Place(file: file, part: at)
        let type = rules.awaitedType(of: part)
        let member = rules.awaitedMember(of: part)
        if let type { byType[type, default: []].append(place) }
        if let member { byMember[member, default: []].append(place) }
        if type == nil, member == nil { running.append(place) }
      }
    }
    var (usedTypes, usedMembers): (Set<UInt64>, Set<UInt64>) = ([], [])
    while let place = running.popLast() {
      guard !isRunning[place.file][place.part] else { continue }
      isRunning[place.file][place.part] = true
      let part = files[place.file].reading.parts[place.part]
      func isUsed(_ place: Place) -> Bool {
        let part = files[place.file].reading.parts[place.part]
        return rules.awaitedType(of: part).map(usedTypes.contains) ?? true
          && rules.awaitedMember(of: part).map(usedMembers.contains) ?? true
      }
      for name in part.usedTypes {
        guard let waiting = byType[name], usedTypes.insert(name).inserted else { continue }
        running += waiting.filter(isUsed)
      }
      for name in part.words {
        guard let waiting = byMember[name], usedMembers.insert(name).inserted else { continue }
        running += waiting.filter(isUsed)
      }
    }
  }
}

extension SourceIndex {
  /// The sources without what nobody runs: functions, constants and types whose names nobody writes who runs
  /// himself. Types, and what is said of their objects, are all there. Cost: linear in the sources.
  ///
  /// - Parameter led: names of types that documents and property lists have.
  package func running(led: Set<String>) -> SourceIndex {
    let running = RunningParts(files, types, led: led).isRunning
    var kept = self
    for at in files.indices where running[at].contains(false) {
      kept.files[at].reading = files[at].reading.keeping(running[at])
    }
    return kept
  }

  /// Where the first declaration stands whose code has a text or a type's name, other than the type of that
  /// name.
  package func declaration(naming name: String) -> (path: String, line: Int)? {
    for file in files {
      if let line = file.reading.declaration(naming: name) { return (file.path, line) }
    }
    return nil
  }
}
