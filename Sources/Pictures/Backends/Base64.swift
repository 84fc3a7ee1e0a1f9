/// Bytes as letters, digits, `+` and `/` (RFC 4648).
package func base64(_ bytes: [UInt8]) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var result: [UInt8] = []
  result.reserveCapacity((bytes.count + 2) / 3 * 4)
  var place = 0
  while place < bytes.count {
    let count = min(3, bytes.count - place)
    var group: UInt32 = 0
    for offset in 0..<3 {
      group = group << 8 | (offset < count ? UInt32(bytes[place + offset]) : 0)
    }
    for offset in 0..<4 {
      let letter = letters[Int(group >> UInt32(18 - 6 * offset) & 0x3F)]
      result.append(offset <= count ? letter : UInt8(ascii: "="))
    }
    place += 3
  }
  return String(decoding: result, as: UTF8.self)
}
