import Testing

@testable import LayoutViewer

struct RequestReaderTests {
  private func read(_ text: String) -> RequestReader.Reading {
    var reader = RequestReader()
    return reader.take(Array(text.utf8))
  }

  private let post =
    "POST /abc/merge?x=1 HTTP/1.1\r\nHost: localhost:80\r\nX-Odd:\t a b \r\nContent-Length: 5\r\n\r\na=%20"

  @Test func `a request is the same wherever its bytes are cut`() throws {
    let expected = RequestReader.Reading.request(
      WireRequest(
        method: "POST", path: "/abc/merge", query: "x=1",
        headers: ["host": "localhost:80", "x-odd": "a b", "content-length": "5"],
        body: Array("a=%20".utf8)))
    #expect(read(post) == expected)
    let bytes = Array(post.utf8)
    for cut in 0..<bytes.count {
      var reader = RequestReader()
      #expect(reader.take(bytes[..<cut]) == .more)
      #expect(reader.take(bytes[cut...]) == expected)
    }
  }

  @Test func `what could be read in two ways is refused`() {
    let line = "GET / HTTP/1.1\r\n"
    let requests: [(String, Int)] = [
      ("GET /\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400), ("\r\n\r\n", 400),
      ("GET http://evil/ HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/2\r\n\r\n", 400),
      (line + "Host: a\r\nHost: b\r\n\r\n", 400), (line + "Host: a\r\n folded\r\n\r\n", 400),
      (line + "No colon\r\n\r\n", 400), (line + "Spaced : a\r\n\r\n", 400),
      (line + "A: b\nHost: c\r\n\r\n", 400), (line + "A: \u{FC}\r\n\r\n", 400),
      (line + "Content-Length: -1\r\n\r\n", 400), (line + "Content-Length: 5, 5\r\n\r\n", 400),
      (line + "Content-Length: 1\r\nContent-Length: 1\r\n\r\n", 400),
      (line + "Content-Length: 99999999999999999999\r\n\r\n", 413),
      (line + "Content-Length: 1048577\r\n\r\n", 413),
      (line + "Transfer-Encoding: chunked\r\n\r\n", 501),
      (line + "A: " + String(repeating: "a", count: 17_000), 431),
      (line + "A: " + String(repeating: "a", count: 17_000) + "\r\n\r\n", 431),
    ]
    for (text, status) in requests {
      #expect(read(text) == .refused(status), "\(text.prefix(60))")
    }
  }
}
