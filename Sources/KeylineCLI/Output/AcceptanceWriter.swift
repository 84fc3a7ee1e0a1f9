import LayoutModel
import LayoutService

/// Acceptances as text: one object a line, sorted.
enum AcceptanceWriter {
  static func bytes(of acceptances: [Acceptance]) -> [UInt8] {
    AcceptanceFile.sorted(acceptances).flatMap { acceptance -> [UInt8] in
      var json = JSONWriter()
      json.acceptance(acceptance)
      json.endLine()
      return json.bytes
    }
  }
}

extension JSONWriter {
  mutating func acceptance(_ acceptance: Acceptance) {
    object { json in
      json.field("key", acceptance.key)
      json.field("document", acceptance.document)
      json.field("why", acceptance.why)
      if let until = acceptance.until { json.field("until", until) }
      json.objects("findings", acceptance.findings) { json, fault in
        json.field("key", fault.key)
        json.field("rule", fault.rule.rawValue)
        json.field("view", fault.view.rawValue)
        if let other = fault.other { json.field("other", other.rawValue) }
        json.field("configurations", fault.configurations.sorted())
      }
    }
  }
}
