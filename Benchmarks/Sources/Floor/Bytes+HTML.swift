// Safe Swift: bytes that need no escaping are found one by one and appended in runs. It is a
// yardstick, so it does not follow what the kit does to be faster.

extension [UInt8] {
  @inline(__always)
  mutating func append(markup: StaticString) {
    append(
      contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount)
    )
  }

  /// Appends text content: `&`, `<` and `>` escaped.
  @inline(__always)
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for i in 0..<bytes.count {
        switch bytes[i] {
        case UInt8(ascii: "&"):
          append(contentsOf: bytes[start..<i])
          append(markup: "&amp;")
          start = i + 1
        case UInt8(ascii: "<"):
          append(contentsOf: bytes[start..<i])
          append(markup: "&lt;")
          start = i + 1
        case UInt8(ascii: ">"):
          append(contentsOf: bytes[start..<i])
          append(markup: "&gt;")
          start = i + 1
        default: break
        }
      }
      if start < bytes.count { append(contentsOf: bytes[start..<bytes.count]) }
    }
  }

  /// Appends what stands between the double quotes of an attribute: `&` and `"` escaped.
  @inline(__always)
  mutating func append(attributeValue: String) {
    var value = attributeValue
    value.withUTF8 { bytes in
      var start = 0
      for i in 0..<bytes.count {
        switch bytes[i] {
        case UInt8(ascii: "&"):
          append(contentsOf: bytes[start..<i])
          append(markup: "&amp;")
          start = i + 1
        case UInt8(ascii: "\""):
          append(contentsOf: bytes[start..<i])
          append(markup: "&quot;")
          start = i + 1
        default: break
        }
      }
      if start < bytes.count { append(contentsOf: bytes[start..<bytes.count]) }
    }
  }
}
