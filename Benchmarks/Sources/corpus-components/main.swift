// Solves the systems of a folder's scenes as their encoder writes them, and tells where time goes.
//
//     corpus-components [FOLDER]                  all scenes as designed, one JSON row
//     corpus-components [FOLDER] scenes=N out=F   each N-th scene at the default matrix: a row per
//                                                 scene, and the systems in F for the kiwi driver
@_spi(Measuring) import ConstraintSolver
import DeviceCatalogue
import Foundation
@_spi(Measuring) import LayoutEngine
import LayoutFormats
import LayoutModel
import Measuring

let corpus = try CorpusFiles(CorpusFiles.folder)
if let step = CorpusFiles.argument("scenes").flatMap({ Int($0) }) {
  try compareScenes(every: max(1, step), output: CorpusFiles.argument("out"))
} else {
  measureComponents()
}

func measureComponents() {
  var watch = Stopwatch()
  var documents: [Document] = []
  for file in corpus.files {
    guard let document = try? DocumentFormats.read(file.bytes, path: file.path),
      document.reasonNotSolved == nil
    else { continue }
    documents.append(document)
  }
  let reading = watch.lap()
  var systems: [MeasuredSystem] = []
  for document in documents {
    for scene in document.scenes {
      var session = LayoutSession(document: document, scene: scene)
      _ = session.solveAsDesigned()
      guard let last = session.lastSystem else { continue }
      systems.append(MeasuredSystem(system: last.system, parameters: [last.parameters]))
    }
  }
  let layouts = watch.lap()
  var times: [(presolve: Double, components: Double, answer: Double)] = []
  var componentCount = 0
  var fallbacks = 0
  for _ in 0..<5 {
    var time = (presolve: 0.0, components: 0.0, answer: 0.0)
    componentCount = 0
    fallbacks = 0
    _ = watch.lap()
    let solvers = systems.map { Solver($0.system) }
    // Some systems are presolved a second time: where there is no answer in closed form.
    let parts = zip(solvers, systems).map { $0.components(at: $1.parameters[0]) }
    time.presolve = watch.lap()
    for part in parts {
      guard let count = part.solve() else { continue }
      componentCount += count
    }
    time.components = watch.lap()
    var sum = 0.0
    for (solver, measured) in zip(solvers, systems) {
      let solution = solver.solve(at: measured.parameters[0])
      for index in 0..<solution.variableCount {
        sum += solution.doubleValue(of: Variable(index: index))
      }
    }
    time.answer = watch.lap()
    for solver in solvers { fallbacks += solver.counters.overflowFallbacks }
    times.append(time)
    if sum.isNaN { print("not a number") }
  }
  func median(_ value: ((presolve: Double, components: Double, answer: Double)) -> Double) -> Double
  {
    times.map(value).sorted()[times.count / 2]
  }
  print(
    "{\"systems\": \(systems.count), "
      + "\"variables\": \(systems.reduce(0) { $0 + $1.system.variableCount }), "
      + "\"constraints\": \(systems.reduce(0) { $0 + $1.system.constraints.count }), "
      + "\"components\": \(componentCount), \"overflow_fallbacks\": \(fallbacks), "
      + "\"read_ms\": \(reading), \"encode_and_lay_out_ms\": \(layouts), "
      + "\"presolve_ms\": \(median(\.presolve)), \"components_ms\": \(median(\.components)), "
      + "\"answers_with_all_values_ms\": \(median(\.answer)), \"runs\": \(times.count)}")
}

func compareScenes(every step: Int, output: String?) throws {
  var text = ""
  var index = 0
  for file in corpus.files {
    guard let document = try? DocumentFormats.read(file.bytes, path: file.path),
      document.reasonNotSolved == nil
    else { continue }
    for scene in document.scenes {
      defer { index += 1 }
      guard index % step == 0 else { continue }
      let systems = systems(of: scene, in: document)
      let times = (0..<5).map { _ in time(systems) }.sorted()
      print("{\"scene\": \(index), \"keyline_ms\": \(times[2]), \"systems\": \(systems.count)}")
      if output != nil {
        text += "scene \(index)\n"
        for system in systems { system.write(to: &text) }
      }
    }
  }
  if let output { try text.write(toFile: output, atomically: true, encoding: .utf8) }
}

/// The systems a scene needs for the default matrix, each with the configurations it answers.
func systems(of scene: Scene, in document: Document) -> [MeasuredSystem] {
  var session = LayoutSession(document: document, scene: scene)
  var order: [MeasuredSystem] = []
  for configuration in Matrix.default.configurations {
    _ = session.solve(configuration)
    guard let last = session.lastSystem else { continue }
    if let known = order.firstIndex(where: { isSame($0.system, last.system) }) {
      order[known].parameters.append(last.parameters)
    } else {
      order.append(MeasuredSystem(system: last.system, parameters: [last.parameters]))
    }
  }
  return order
}

func isSame(_ left: ConstraintSystem, _ right: ConstraintSystem) -> Bool {
  left.variableCount == right.variableCount && left.constraints.count == right.constraints.count
    && zip(left.constraints, right.constraints).allSatisfy {
      $0.id == $1.id && $0.terms == $1.terms && $0.relation == $1.relation && $0.value == $1.value
        && $0.priority == $1.priority
    }
}

/// Milliseconds from the constraints to the last value at the last configuration.
func time(_ systems: [MeasuredSystem]) -> Double {
  var watch = Stopwatch()
  var sum = 0.0
  for measured in systems {
    let solver = Solver(measured.system)
    var solution = Solution()
    for parameters in measured.parameters {
      solver.solve(at: parameters, into: &solution)
      for index in 0..<solution.variableCount {
        sum += solution.doubleValue(of: Variable(index: index))
      }
    }
  }
  let time = watch.lap()
  return sum.isNaN ? -1 : time
}
