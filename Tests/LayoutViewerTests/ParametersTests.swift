import Testing

@testable import LayoutViewer

struct ParametersTests {
  @Test func `what is written is read back, whatever it holds`() {
    var parameters = Parameters()
    let values = ["a b", "App/Ü & <x>=1.xib", "100%", "+", "é\u{301}", "%41", "日本", "\"'#?;"]
    for (index, value) in values.enumerated() { parameters.add("v\(index)", value) }
    let address = parameters.address(of: "screen")
    #expect(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    let read = Parameters(encoded: String(address.drop { $0 != "?" }.dropFirst()))
    #expect(read == parameters)
  }

  @Test func `broken percent signs stay as they are`() {
    let read = Parameters(encoded: "a=%&b=%4&c=%zz&d=%41%&e")
    #expect(read["a"] == "%" && read["b"] == "%4" && read["c"] == "%zz" && read["d"] == "A%")
    #expect(read["e"] == nil)
  }
}

struct AccessTests {
  private let access = AccessCheck(token: "0123456789abcdef")

  private func verdict(
    _ path: String, host: String? = "127.0.0.1:8642", origin: String? = nil, change: Bool = false
  ) -> AccessCheck.Verdict {
    access.verdict(path: path, host: host, origin: origin, isChange: change)
  }

  @Test func `who knows the token and comes by this machine's name may read`() {
    for host in ["127.0.0.1", "127.0.0.1:80", "localhost:9", "LOCALHOST", "[::1]:8642"] {
      #expect(verdict("/0123456789abcdef/screen", host: host) == .allowed(page: "screen"))
    }
    #expect(verdict("/0123456789abcdef/") == .allowed(page: ""))
    #expect(verdict("/0123456789abcdef") == .lacksSlash)
  }

  @Test func `other hosts are refused, whatever they begin with`() {
    let hosts: [String?] = [
      nil, "", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80",
      "evil.example:80@127.0.0.1", "127.0.0.1:80.evil.example", "[::1]evil", "10.0.0.1", "0.0.0.0",
    ]
    for host in hosts {
      #expect(verdict("/0123456789abcdef/", host: host) == .foreignHost, "\(host ?? "none")")
    }
  }

  @Test func `a wrong token is refused`() {
    for path in ["", "/", "/0123456789abcdee/", "/0123456789abcdef0/", "/0123/", "//screen"] {
      #expect(verdict(path) == .wrongToken, "\(path)")
    }
    #expect(
      AccessCheck(token: "").verdict(path: "//", host: "localhost", origin: nil, isChange: false)
        == .wrongToken)
  }

  @Test func `forms of other sites change nothing`() {
    let path = "/0123456789abcdef/merge"
    #expect(verdict(path, origin: "http://evil.example", change: true) == .foreignForm)
    #expect(verdict(path, origin: "null", change: true) == .foreignForm)
    #expect(verdict(path, origin: "http://127.0.0.1:1", change: true) == .foreignForm)
    #expect(verdict(path, origin: "http://localhost:8642", change: true) == .foreignForm)
    #expect(verdict(path, origin: "https://127.0.0.1:8642", change: true) == .foreignForm)
    #expect(verdict(path, origin: nil, change: true) == .foreignForm)
    #expect(verdict(path, origin: "http://127.0.0.1:8642", change: true) == .allowed(page: "merge"))
    #expect(verdict(path, origin: "http://evil.example") == .allowed(page: "merge"))
  }

  @Test func `pages lie side by side, nothing below them`() {
    #expect(verdict("/0123456789abcdef/a/b") == .allowed(page: "?"))
    #expect(verdict("/0123456789abcdef/../etc/passwd") == .allowed(page: "?"))
  }
}
