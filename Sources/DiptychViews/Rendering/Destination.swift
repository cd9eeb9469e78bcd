/// The check of the destinations of URLs and links, see ``LinkPolicy``.
///
/// The schemes that every policy allows are recognized in the bytes. The environment's policy is
/// looked up only for other schemes, which hardly any page has.
@usableFromInline
package enum Destination {
  /// The URL that replaces a URL that is not allowed.
  package static let invalid: StaticString = "about:invalid"

  // MARK: The scheme

  /// The kind of the scheme of an address.
  enum Scheme {
    /// The address has no colon before its first slash, question mark or number sign.
    case none
    /// A scheme that every policy allows: `http`, `https`, `mailto` or `tel`.
    case standard
    case other
    /// The address has a colon before its first slash, question mark or number sign, but the text
    /// before the colon is not a valid scheme.
    case invalid
  }

  /// Returns the kind of the scheme of an address, by section 4.4 of the URL Standard.
  ///
  /// It ignores control characters and spaces before the scheme, and tabs and newlines in it.
  @inline(__always)
  private static func scheme(of address: UnsafeBufferPointer<UInt8>) -> Scheme {
    var scheme: UInt64 = 0
    var length = 0
    var isValid = true
    for byte in address {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        scheme = scheme &<< 8 | UInt64(byte | 0x20)
        length &+= 1
      case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        return .none
      case UInt8(ascii: ":"):
        guard isValid && length > 0 else { return .invalid }
        return length <= longestScheme && isStandard(scheme) ? .standard : .other
      case 0x09, 0x0A, 0x0D: continue
      case ...0x20 where length == 0 && isValid: continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        if length == 0 { isValid = false }  // a scheme starts with a letter
        scheme = scheme &<< 8 | UInt64(byte)
        length &+= 1
      default: isValid = false  // no scheme holds such a byte
      }
    }
    return .none
  }

  private static let longestScheme = 6

  private static func isStandard(_ scheme: UInt64) -> Bool {
    scheme == 0x68_7474_7073 || scheme == 0x6874_7470  // https, http
      || scheme == 0x6D61_696C_746F || scheme == 0x74_656C  // mailto, tel
  }

  /// Returns the kind of the scheme of an address.
  static func scheme(of address: String) -> Scheme {
    address.utf8.withContiguousStorageIfAvailable { scheme(of: $0) }
      ?? Array(address.utf8).withUnsafeBufferPointer { scheme(of: $0) }
  }

  /// Returns the scheme of an address in lower case.
  ///
  /// - Precondition: The address has a scheme.
  static func name(ofSchemeIn address: String) -> String {
    let bytes = address.utf8.prefix { $0 != UInt8(ascii: ":") }.filter { $0 > 0x20 }
    return String(decoding: bytes.map { $0 | 0x20 }, as: UTF8.self)
  }

  // MARK: URLs

  /// Whether a page may contain a URL, given as UTF-8.
  package static func isAllowed(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    // The usual first bytes of a relative reference.
    if url.first == UInt8(ascii: "/") || url.first == UInt8(ascii: "#") { return true }
    if _fastPath(scheme(of: url) != .other) { return true }
    return isAllowed(String(decoding: url, as: UTF8.self), by: EnvironmentValues.current.linkPolicy)
  }

  /// Whether a page may contain a URL.
  package static func isAllowed(_ url: String) -> Bool {
    scheme(of: url) != .other || isAllowed(url, by: EnvironmentValues.current.linkPolicy)
  }

  /// Whether a policy lets a page contain a URL.
  static func isAllowed(_ url: String, by policy: LinkPolicy) -> Bool {
    scheme(of: url) != .other || policy.allows(scheme: name(ofSchemeIn: url))
  }

  // MARK: Images

  /// Whether a URL contains an image, and the policy of the environment allows such URLs.
  package static func isDataImage(_ url: String) -> Bool {
    isDataOfImage(url) && EnvironmentValues.current.linkPolicy.allowsDataImages
  }

  /// Whether a URL contains an image, regardless of the policy.
  package static func isDataOfImage(_ url: String) -> Bool {
    guard let first = url.utf8.first, first | 0x20 == UInt8(ascii: "d") else { return false }
    let start: StaticString = "data:image/"
    return start.withUTF8Buffer { start in
      url.utf8.prefix(start.count).elementsEqual(start) {
        (0x41...0x5A ~= $0 ? $0 | 0x20 : $0) == $1
      }
    }
  }

  // MARK: Links

  /// Whether a link may lead to an address.
  // Not inlined, because the code of every link would grow by this function.
  @usableFromInline
  package static func isLink(_ address: String) -> Bool {
    switch scheme(of: address) {
    case .none, .standard: true
    case .other, .invalid: refusal(of: address) == nil
    }
  }

  /// The reason why the environment's policy refuses an address, or nil if a link may lead to it.
  package static func refusal(of address: String) -> LinkPolicy.Refusal? {
    EnvironmentValues.current.linkPolicy.refusal(of: address)
  }

  /// Whether a terminal can open the address of a link: the address is allowed, and it is not
  /// relative.
  package static func isAbsoluteLink(_ address: String) -> Bool {
    scheme(of: address) != .none && isLink(address)
  }
}
