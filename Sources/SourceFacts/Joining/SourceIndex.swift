/// The sources of an app, joined by the names of types.
///
///     let index = SourceIndex(files)
///     for fact in index.facts(ofClass: "SignInController", outlet: "badge") {
///       print(fact.path, fact.line, fact.kind)
///     }
///
/// A class has what its extensions, categories, superclasses and protocols have, wherever they stand.
/// Types are told apart by their last names only; where the app has a name twice, facts are not
/// certain. Where there is no source, there are no facts.
package struct SourceIndex: Sendable {
  /// A file by its path, read.
  package struct File: Sendable {
    package var path: String
    package var reading: SourceReading

    package init(path: String, reading: SourceReading) {
      self.path = path
      self.reading = reading
    }
  }

  var files: [File]
  let types: TypeJoin
  /// Mentions by class and by the name of the member they are about; "" for the object itself.
  private var byClass: [String: [String: [Place]]] = [:]
  private var byScene: [String: [Place]] = [:]

  /// A mention by its file and its position there.
  struct Place: Sendable {
    var file: Int32
    var mention: Int32
    var isCertain: Bool
  }

  /// Joins files; their order decides the order of facts. Cost: linear in what they mention.
  package init(_ files: [File]) {
    self.files = files
    types = TypeJoin(files)
    for (file, read) in files.enumerated() {
      for (position, mention) in read.reading.mentions.enumerated() {
        let place = Place(file: Int32(file), mention: Int32(position), isCertain: true)
        if case .scene(let name) = mention.subject.root {
          if mention.subject.path.isEmpty { byScene[name, default: []].append(place) }
          continue
        }
        guard let target = types.target(of: mention) else { continue }
        byClass[target.owner, default: [:]][target.member, default: []].append(
          Place(file: place.file, mention: place.mention, isCertain: target.isCertain))
      }
    }
  }

  /// Whether a type of that name is declared in the sources.
  package func declares(_ name: String) -> Bool { types.isDeclared(name) }

  /// Whether the delegate of an app is among the sources.
  package var hasAppDelegate: Bool {
    files.contains { file in
      file.reading.types.contains { $0.inherits.contains("UIApplicationDelegate") }
    }
  }

  /// How many files there are.
  package var count: Int { files.count }

  /// What stands for names that generated code gives to documents and their objects: `R.nib.badge`.
  static let generatedNames = "R."

  /// Whether code asks for documents by names that were generated.
  package var usesGeneratedNames: Bool { names(Self.generatedNames) }

  /// Whether a text, a type's name or a case anywhere in the sources is this. Cost: linear in the files.
  package func names(_ text: String) -> Bool { files.contains { $0.reading.names(text) } }

  /// Whether a text anywhere in the sources is this. Cost: linear in the files.
  package func hasText(_ text: String) -> Bool { files.contains { $0.reading.hasText(text) } }

  /// Whether a class is a controller by the sources: it inherits from one of UIKit's.
  package func isController(_ name: String) -> Bool {
    lineage(of: Self.simple(name)).contains { $0.hasPrefix("UI") && $0.hasSuffix("Controller") }
  }

  /// The files that have a text or a type's name outside of the code of that type. Cost: linear in the files.
  package func filesUsing(_ name: String) -> [SourceReading] {
    files.map(\.reading).filter { $0.usesType(name) }
  }

  /// Whether code asks for a document or an object of one by its name, or by the name that generated code or
  /// the case of an enumeration has for it: `R.nib.badge` of `Badge`, `urlCard` of `URLCard`. True, too, where
  /// code uses generated names and this one has signs that no name in code has. Cost: linear in the
  /// files.
  package func asksFor(_ name: String) -> Bool { names(name) || asksByCase(name) }

  /// Whether code asks for it by the name that generated code or a case has for it, whoever has its own name.
  package func asksByCase(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase }.count
    let small = [1, max(1, capitals - 1), capitals].map {
      name.prefix($0).lowercased() + name.dropFirst($0)
    }
    if small.contains(where: { $0 != name && names($0) }) { return true }
    return usesGeneratedNames
      && name.unicodeScalars.contains {
        !$0.properties.isAlphabetic && !("0"..."9").contains($0) && $0 != "_"
      }
  }

  /// Whether some source may do more with the object in an outlet of a class than change its looks: give it an
  /// action, hand it on. A method of the app's own for views that does no more is no use. Code of another class
  /// with an object of the same name counts only where it names this class. Cost: linear in the files.
  package func uses(_ name: String, ofClass owner: String) -> Bool {
    let own = lineage(of: Self.simple(owner)).filter(types.isDeclared)
    let others = Set(
      files.lazy.flatMap(\.reading.properties).filter { $0.name == name && !own.contains($0.owner) }
        .map(\.owner))
    return uses(name, in: files.filter { !$0.isAbout(others, without: own, lineage) })
  }

  private func uses(_ name: String, in files: [File]) -> Bool {
    let wanted = NameHash.of(name)
    var called: Set<UInt64> = []
    for file in files {
      for use in file.reading.used where use.name == wanted {
        guard let method = use.method else { return true }
        called.insert(method)
      }
    }
    return called.contains { method in
      func has(_ isLook: Bool) -> Bool {
        self.files.contains { $0.reading.methods.contains(.init(name: method, isLook: isLook)) }
      }
      return !has(true) || has(false)
    }
  }

  /// Whether a control of a class may answer touches by its own code. True also where a superclass is
  /// neither among the sources nor UIKit's. Cost: linear in the files.
  package func mayAnswerTouches(_ name: String) -> Bool {
    let lineage = lineage(of: Self.simple(name))
    let own = Set(lineage.filter(types.isDeclared))
    guard own.contains(Self.simple(name)),
      lineage.allSatisfy({ own.contains($0) || $0.hasPrefix("UI") || $0.hasPrefix("NS") })
    else { return true }
    return files.contains { file in
      file.reading.answersTouches && file.reading.types.contains { own.contains($0.name) }
    }
  }

  /// Whether code other than its own uses a type: names it other than to declare it or to cast to it, or has
  /// its name as a text. Cost: linear in the files.
  package func usesType(_ name: String) -> Bool { files.contains { $0.reading.usesType(name) } }

  /// The types and protocols whose code is a class's own: itself, then what it inherits from.
  package func lineage(of name: String) -> [String] { types.lineage(of: name) }

  /// Returns what code does to the object in an outlet of a class, or to the views of a collection.
  ///
  /// - Parameters:
  ///   - name: the class that the document connects; its module does not matter.
  ///   - outlet: the outlet's name; it may be declared in a superclass.
  package func facts(ofClass name: String, outlet: String) -> [SourceFact] {
    facts(ofClass: name, member: outlet) { _ in true }
  }

  /// Returns what a class does to its own objects. Example: a view that hides itself.
  package func facts(ofClass name: String) -> [SourceFact] {
    facts(ofClass: name, member: "") { $0.subject == Self.itself }
  }

  /// Facts about a controller by its identifier in a storyboard.
  func facts(ofScene identifier: String) -> [SourceFact] {
    (byScene[identifier] ?? []).map(fact)
  }

  /// Facts about an object of exactly this class, and what its superclasses do to themselves.
  func ownFacts(ofClass name: String) -> [SourceFact] {
    facts(ofClass: name, member: "") { _ in true }
  }

  private func facts(
    ofClass name: String, member: String, where isMeant: (Mention) -> Bool
  ) -> [SourceFact] {
    let name = Self.simple(name)
    return lineage(of: name).flatMap { owner -> [SourceFact] in
      (byClass[owner]?[member] ?? []).compactMap { place in
        let mention = mention(place)
        // What is done to some object of a superclass is done to others as well, and what stands in
        // an extension of a class of the system's is there for whoever calls it.
        guard isMeant(mention),
          owner == name || !member.isEmpty
            || mention.subject == Self.itself && types.isDeclared(owner)
        else { return nil }
        return fact(place)
      }
    }
  }

  private static let itself = Reference(root: .own, path: [])

  /// The name without the modules or types in front.
  static func simple(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  private func mention(_ place: Place) -> Mention {
    files[Int(place.file)].reading.mentions[Int(place.mention)]
  }

  private func fact(_ place: Place) -> SourceFact {
    let mention = mention(place)
    return SourceFact(
      kind: mention.kind, path: files[Int(place.file)].path, line: mention.line,
      excerpt: mention.excerpt, value: mention.value, isCertain: place.isCertain)
  }
}

extension SourceIndex.File {
  /// Whether the file holds code of some of these types, and neither code nor names of the others.
  fileprivate func isAbout(
    _ types: Set<String>, without others: [String], _ lineage: (String) -> [String]
  ) -> Bool {
    guard !types.isEmpty else { return false }
    let ancestors = Set(reading.types.flatMap { lineage($0.name) })
    return !types.isDisjoint(with: ancestors) && ancestors.isDisjoint(with: others)
      && !others.contains(where: reading.names)
  }
}
