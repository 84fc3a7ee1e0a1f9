internal import Foundation

/// Answers in the form of HTTP/1.1.
enum WireAnswer {
  /// An empty answer, for a client without permission or a malformed request.
  static func refusal(_ status: Int) -> Data {
    written(status, ["Content-Type": "text/plain; charset=utf-8"], [])
  }

  static func bytes(_ answer: ViewerAnswer) -> Data {
    var headers: KeyValuePairs<String, String>
    switch answer.kind {
    case .html:
      headers = [
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": Page.servedPolicy + "; frame-ancestors 'none'",
      ]
    case .svg:
      headers = [
        "Content-Type": "image/svg+xml; charset=utf-8",
        "Content-Security-Policy": "default-src 'none'; img-src data:; frame-ancestors 'none'",
      ]
    case .script: headers = ["Content-Type": "text/javascript; charset=utf-8"]
    case .elsewhere(let address): headers = ["Location": address]
    }
    return written(answer.status, headers, answer.bytes)
  }

  private static func written(
    _ status: Int, _ headers: KeyValuePairs<String, String>, _ body: [UInt8]
  ) -> Data {
    var lines = ["HTTP/1.1 \(status) \(phrase(status))"]
    lines += headers.map { "\($0.key): \($0.value)" }
    lines += [
      "Content-Length: \(body.count)", "Connection: close", "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "Referrer-Policy: \(Page.servedReferrer)",
      "X-Frame-Options: DENY",
      "Cross-Origin-Resource-Policy: same-origin",
    ]
    var data = Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    data.append(contentsOf: body)
    return data
  }

  private static func phrase(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 303: "See Other"
    case 308: "Permanent Redirect"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 413: "Content Too Large"
    case 421: "Misdirected Request"
    case 422: "Unprocessable Content"
    case 431: "Request Header Fields Too Large"
    case 503: "Service Unavailable"
    case 501: "Not Implemented"
    default: "Unknown"
    }
  }
}
