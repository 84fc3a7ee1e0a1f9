internal import LayoutModel
internal import LayoutService

extension Viewer {
  /// Answers a form that asks for a change.
  func change(_ request: ViewerRequest) async throws -> ViewerAnswer {
    guard let files, mayWrite else {
      return problem(405, "This viewer only shows, and nothing was changed. \(writingHint)")
    }
    switch request.page {
    case "merge": return try await decide(request.parameters, in: files)
    case "accept": return try await accept(request.parameters, in: files)
    default: return problem(405, "This page has no form that changes anything.")
    }
  }

  /// Sends the reader on after a change, so that reloading does not repeat it.
  func onwards(to address: String) -> ViewerAnswer {
    ViewerAnswer(status: 303, .elsewhere(address), [])
  }

  private func decide(
    _ parameters: Parameters, in files: any WorkingFiles
  ) async throws -> ViewerAnswer {
    guard let document = parameters["document"] else { return unclear() }
    var choice = MergeChoice(document: DocumentPath(document))
    switch parameters["take"] {
    case "ours": choice.decision = .ours
    case "theirs": choice.decision = .theirs
    case "both": choice.decision = .both
    // An empty value is one, too.
    case "value": choice.decision = .value(parameters["value"] ?? "")
    case "open": choice.decision = nil
    default: return unclear()
    }
    if let number = parameters["conflict"].flatMap({ Int($0) }) {
      choice.conflict = MergeChoice.Told(number: number, sentence: parameters["sentence"] ?? "")
    } else if choice.decision == nil || choice.decision?.isValue == true {
      return unclear()
    }
    if let open = try await files.decide(choice), choice.decision != nil {
      return problem(409, "Not decided: \(open.sentence)")
    }
    return onwards(to: "merge")
  }

  private func accept(
    _ parameters: Parameters, in files: any WorkingFiles
  ) async throws -> ViewerAnswer {
    guard let key = parameters["finding"], let document = parameters["document"] else {
      return unclear()
    }
    let source = ReportSource(parameters)
    let report = try await self.report(source, files)
    let meant = report.acceptable.filter { $0.key == key && $0.document.text == document }
    guard !meant.isEmpty else {
      return problem(409, "The finding is not there any more; nothing was accepted.")
    }
    try await files.accept(
      meant, of: report, why: parameters["why"], until: parameters["until"])
    return onwards(to: source.address)
  }

  private func unclear() -> ViewerAnswer {
    problem(400, "The form does not say what is to be changed; nothing was changed.")
  }
}
