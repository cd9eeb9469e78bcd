/// What a link may lead to.
///
/// One rule for every medium: a relative reference, or one of the schemes below. The scheme is
/// found as the URL Standard finds it, section 4.4: leading controls and spaces are dropped, and
/// tabs and newlines anywhere in it.
package enum Destination {
  /// What stands in the place of a destination that is not allowed.
  package static let invalid: StaticString = "about:invalid"

  private static let longestScheme = 6

  /// Whether a link may lead to the URL in some UTF-8.
  package static func isAllowed(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    // The usual first bytes of a relative reference.
    guard let first = url.first else { return true }
    if first == UInt8(ascii: "/") || first == UInt8(ascii: "#") { return true }
    var scheme: UInt64 = 0
    var length = 0
    for byte in url {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        scheme = scheme << 8 | UInt64(byte | 0x20)
        length += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        if length == 0 { return true }  // a scheme starts with a letter
        scheme = scheme << 8 | UInt64(byte)
        length += 1
      case UInt8(ascii: ":"):
        return length == 0 || length <= longestScheme && isAllowed(scheme: scheme)
      case 0x09, 0x0A, 0x0D: continue
      case ...0x20 where length == 0: continue
      default: return true  // no scheme holds such a byte
      }
    }
    return true
  }

  /// Whether a string may be the destination of a link.
  package static func isAllowed(_ url: String) -> Bool {
    url.utf8.withContiguousStorageIfAvailable { isAllowed($0) }
      ?? Array(url.utf8)
      .withUnsafeBufferPointer { isAllowed($0) }
  }

  private static func isAllowed(scheme: UInt64) -> Bool {
    scheme == 0x68_7474_7073 || scheme == 0x6874_7470  // https, http
      || scheme == 0x6D61_696C_746F || scheme == 0x74_656C  // mailto, tel
  }
}
