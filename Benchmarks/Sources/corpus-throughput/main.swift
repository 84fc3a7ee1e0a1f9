// Solves every scene of a folder at all configurations of a matrix, parsing and encoding included, and
// prints the rate as one JSON row.
//
//     corpus-throughput [FOLDER] [threads=2] [matrix=default]
import DeviceCatalogue
import Dispatch
import Foundation
import LayoutEngine
import LayoutFormats
import LayoutModel
import Measuring
import Synchronization

let corpus = try CorpusFiles(CorpusFiles.folder)
let matrix = Matrix.named(CorpusFiles.argument("matrix") ?? "default") ?? .default
let threads = CorpusFiles.argument("threads").flatMap { Int($0) } ?? 2

struct Tally {
  var documents = 0
  var scenes = 0
  var layouts = 0
  var views = 0
  var unreadable = 0
}

let next = Mutex(0)
let tally = Mutex(Tally())
var watch = Stopwatch()
DispatchQueue.concurrentPerform(iterations: max(1, threads)) { _ in
  var own = Tally()
  while true {
    let index = next.withLock { value in
      defer { value += 1 }
      return value
    }
    guard index < corpus.files.count else { break }
    let file = corpus.files[index]
    guard let document = try? DocumentFormats.read(file.bytes, path: file.path),
      document.reasonNotSolved == nil
    else {
      own.unreadable += 1
      continue
    }
    own.documents += 1
    for scene in document.scenes {
      own.scenes += 1
      var session = LayoutSession(document: document, scene: scene)
      for configuration in matrix.configurations {
        own.layouts += 1
        own.views += session.solve(configuration).views.count
      }
    }
  }
  tally.withLock { sum in
    sum.documents += own.documents
    sum.scenes += own.scenes
    sum.layouts += own.layouts
    sum.views += own.views
    sum.unreadable += own.unreadable
  }
}
let time = watch.lap()
let sum = tally.withLock { $0 }
print(
  "{\"threads\": \(threads), \"documents\": \(sum.documents), \"scenes\": \(sum.scenes), "
    + "\"layouts\": \(sum.layouts), \"views\": \(sum.views), \"not_solved\": \(sum.unreadable), "
    + "\"ms\": \(time), \"layouts_per_second\": \(Int(Double(sum.layouts) / time * 1e3)), "
    + "\"peak_mib\": \(peakMemory() ?? -1)}")
