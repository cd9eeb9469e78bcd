// Safe Swift that finds bytes to escape one by one, and appends the bytes between them in runs. As
// a yardstick, it does not follow Diptych's optimisations.

extension [UInt8] {
  @inline(__always)
  mutating func append(markup: StaticString) {
    append(
      contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount)
    )
  }

  /// Appends text content, with `&`, `<` and `>` escaped.
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

  /// Appends the value of a double-quoted attribute, with `&` and `"` escaped.
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
