/// The check of the destinations of URLs and links, see ``LinkPolicy``.
///
/// The schemes that every policy allows are recognized in the bytes. The environment's policy is
/// looked up only for other schemes, which hardly any page has.
@usableFromInline
package enum Destination {
  /// The URL that replaces one that is not allowed.
  package static let invalid: StaticString = "about:invalid"

  private static let longestScheme = 6

  static let standardSchemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// Whether a page may contain a URL, given as UTF-8.
  package static func isAllowed(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    _fastPath(isStandard(url)) || isAllowedHere(url)
  }

  /// Whether every policy lets a page contain a URL.
  @inline(__always)
  private static func isStandard(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    // The usual first bytes of a relative reference.
    guard let first = url.first else { return true }
    if first == UInt8(ascii: "/") || first == UInt8(ascii: "#") { return true }
    var scheme: UInt64 = 0
    var length = 0
    for byte in url {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        scheme = scheme &<< 8 | UInt64(byte | 0x20)
        length += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        if length == 0 { return true }  // a scheme starts with a letter
        scheme = scheme &<< 8 | UInt64(byte)
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

  /// Whether the environment's policy allows the scheme of a URL.
  @inline(never)
  private static func isAllowedHere(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let scheme = parts(of: String(decoding: url, as: UTF8.self)).scheme else { return true }
    return EnvironmentValues.current.linkPolicy.allows(scheme: scheme)
  }

  /// Whether a policy lets a page contain a URL.
  static func isAllowed(_ url: String, by policy: LinkPolicy) -> Bool {
    parts(of: url).scheme.map(policy.allows(scheme:)) ?? true
  }

  /// Whether a page may contain a URL.
  package static func isAllowed(_ url: String) -> Bool {
    url.utf8.withContiguousStorageIfAvailable { isAllowed($0) }
      ?? Array(url.utf8)
      .withUnsafeBufferPointer { isAllowed($0) }
  }

  private static func isAllowed(scheme: UInt64) -> Bool {
    scheme == 0x68_7474_7073 || scheme == 0x6874_7470  // https, http
      || scheme == 0x6D61_696C_746F || scheme == 0x74_656C  // mailto, tel
  }

  // MARK: Links

  /// Whether a link may lead to an address.
  // Not inlined, since every link's code would grow by it.
  @usableFromInline
  package static func isLink(_ address: String) -> Bool {
    _fastPath(isStandardLink(address)) || refusal(of: address) == nil
  }

  /// Whether every policy lets a link lead to an address.
  ///
  /// Where the result is false, a policy may still allow the address.
  static func isStandardLink(_ address: String) -> Bool {
    address.utf8.withContiguousStorageIfAvailable { isStandardLink($0) } ?? false
  }

  /// The reason why the environment's policy refuses an address, or nil if a link may lead to it.
  package static func refusal(of address: String) -> LinkPolicy.Refusal? {
    EnvironmentValues.current.linkPolicy.refusal(of: address)
  }

  /// Whether a terminal can follow a link to an address: it is allowed, and has a scheme rather
  /// than being relative to a page.
  package static func isAbsoluteLink(_ address: String) -> Bool {
    isLink(address) && endOfFirstPart(of: address.utf8) == UInt8(ascii: ":")
  }

  private static func isStandardLink(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
    var scheme: UInt64 = 0
    var length = 0
    for byte in address {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        scheme = scheme &<< 8 | UInt64(byte | 0x20)
        length += 1
      case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      case UInt8(ascii: ":"):
        return length > 0 && length <= longestScheme && isAllowed(scheme: scheme)
      case 0x09, 0x0A, 0x0D: continue
      case ...0x20 where length == 0: continue
      default: length += longestScheme + 1  // none of the standard schemes holds such a byte
      }
    }
    return true
  }

  /// The byte that ends the first part of an address, or nil if there is only one part.
  private static func endOfFirstPart(of address: String.UTF8View) -> UInt8? {
    address.first { "/\\?#:".utf8.contains($0) }
  }

  /// The scheme of an address in lower case, and whether there is a colon before the first slash,
  /// question mark or number sign.
  static func parts(of address: String) -> (scheme: String?, hasColon: Bool) {
    var scheme: [UInt8]? = []
    for byte in address.utf8 {
      switch byte {
      case 0x09, 0x0A, 0x0D: continue
      case ...0x20 where scheme == []: continue
      case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        return (nil, false)
      case UInt8(ascii: ":"):
        guard let scheme, !scheme.isEmpty else { return (nil, true) }
        return (String(decoding: scheme, as: UTF8.self), true)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        scheme?.append(byte | 0x20)
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        if scheme == [] { scheme = nil }  // a scheme starts with a letter
        scheme?.append(byte)
      default: scheme = nil  // no scheme holds such a byte
      }
    }
    return (nil, false)
  }
}
