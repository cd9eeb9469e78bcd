import DiptychHTML

extension MarkupElement {
  /// The attributes whose value is an address of a file or a page.
  private static let single = [
    "href", "src", "poster", "data", "action", "formaction", "cite", "xlink:href", "background",
    "longdesc",
  ]

  /// The attributes whose value is a list of images.
  private static let candidates = ["srcset", "imagesrcset"]

  /// Returns the value of an attribute with its addresses replaced.
  ///
  /// - Parameters:
  ///   - name: The name of the attribute.
  ///   - value: The value.
  ///   - kind: The kind of the element.
  ///   - address: A closure that returns the replacement of an address.
  /// - Returns: The value, or nil if the attribute contains no address.
  package static func value(
    of name: String,
    _ value: String,
    in kind: ElementKind,
    replacing address: (String) -> String
  ) -> String? {
    if single.contains(name) { return name == "data" && kind != .object ? nil : address(value) }
    if candidates.contains(name) {
      return ImageCandidate.all(in: value).map { address(String($0.url)) + $0.descriptor }
        .joined(separator: ", ")
    }
    return name == "ping" ? pings(in: value).map(address).joined(separator: " ") : nil
  }

  /// Returns the addresses in the value of `ping`.
  private static func pings(in value: String) -> [String] {
    value.utf8.split(whereSeparator: \.isMarkupSpace).map { String(Substring($0)) }
  }

  /// The attributes of SVG whose value may be the address of an element: `url(#gradient)`.
  private static let painted = [
    "fill", "stroke", "clip-path", "mask", "filter", "marker-start", "marker-mid", "marker-end",
    "style",
  ]

  /// The addresses that the element refers to, in the order of the names of the attributes.
  ///
  /// The addresses in a stylesheet are not included, see ``StyleAddress``.
  package var addresses: [String] {
    if kind == .meta { return metaAddresses }
    var addresses = Self.single.compactMap { name in
      name == "data" && kind != .object ? nil : self[name]
    }
    for name in Self.candidates {
      guard let value = self[name] else { continue }
      addresses += ImageCandidate.all(in: value).map { String($0.url) }
    }
    if let value = self["ping"] { addresses += Self.pings(in: value) }
    for name in Self.painted {
      guard let value = self[name], value.utf8.contains(UInt8(ascii: "(")) else { continue }
      addresses += StyleAddress.all(in: value)
    }
    return addresses
  }

  // MARK: Metadata

  private var metaAddresses: [String] {
    if let whole = wholeAddress { return [whole.address] }
    guard let content = self["content"], self["http-equiv"]?.lowercased() == "refresh" else {
      return []
    }
    return Self.address(ofRefresh: content).map { [$0] } ?? []
  }

  /// The properties of metadata whose value must be an absolute URL, because other sites read it.
  private static let properties: Set<String> = [
    "og:url", "og:image", "og:image:url", "og:image:secure_url", "og:video", "og:video:url",
    "og:video:secure_url", "og:audio", "og:audio:url", "og:audio:secure_url", "twitter:image",
    "twitter:player",
  ]

  /// The name and the value of metadata that must be an absolute URL; nil for any other element.
  package var wholeAddress: (name: String, address: String)? {
    guard kind == .meta, let name = (self["property"] ?? self["name"])?.lowercased(),
      Self.properties.contains(name), let address = self["content"]
    else { return nil }
    return (name, address)
  }

  /// Returns the address in the content of a refresh, such as `0; url='next/'`.
  ///
  /// HTML Living Standard, 4.2.5.3, shared declarative refresh steps.
  private static func address(ofRefresh content: String) -> String? {
    var rest = content[...].utf8.drop(while: \.isMarkupSpace)
    rest = rest.drop { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }.drop(while: \.isMarkupSpace)
    if rest.first == UInt8(ascii: ";") || rest.first == UInt8(ascii: ",") { rest.removeFirst() }
    rest = rest.drop(while: \.isMarkupSpace)
    if rest.prefix(3).elementsEqual("url".utf8, by: { $0 | 0x20 == $1 }) {
      let value = rest.dropFirst(3).drop(while: \.isMarkupSpace)
      if value.first == UInt8(ascii: "=") { rest = value.dropFirst().drop(while: \.isMarkupSpace) }
    }
    if let quote = rest.first, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") {
      rest = rest.dropFirst().prefix { $0 != quote }
    }
    return rest.isEmpty ? nil : String(Substring(rest))
  }
}

/// A reader of the addresses in CSS, which are in `url(…)` and after `@import`.
package enum StyleAddress {
  /// Returns the addresses in a stylesheet or in a declaration, in order.
  ///
  /// Comments and other strings are skipped (CSS Syntax Level 3, 4.3).
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func all(in css: String) -> [String] {
    var reader = Reader(bytes: Array(css.utf8))
    return reader.read()
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    mutating func read() -> [String] {
      var addresses: [String] = []
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "/") where starts(with: "/*"): skipComment()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = takeString()
        case UInt8(ascii: "@") where starts(with: "@import"):
          index += 7
          skipSpace()
          if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            addresses.append(takeString())
          }
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
          guard starts(with: "url("), !isName(before: index) else { fallthrough }
          index += 4
          addresses.append(takeAddress())
        default: index += 1
        }
      }
      return addresses
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Whether the text continues with a word, whatever the case of its letters.
    private func starts(with word: StaticString) -> Bool {
      guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
      return word.withUTF8Buffer { word in
        word.indices.allSatisfy { bytes[index + $0].lowercased == word[$0] }
      }
    }

    /// Whether the letters before and after a position belong to the same name.
    private func isName(before index: Int) -> Bool {
      guard index > 0 else { return false }
      let byte = bytes[index - 1]
      return byte.isLetter || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-") || byte >= 0x80
        || byte == UInt8(ascii: "_")
    }

    private mutating func skipComment() {
      index += 2
      while index < bytes.count, !starts(with: "*/") { index += 1 }
      index = min(index + 2, bytes.count)
    }

    private mutating func skipSpace() { while current?.isMarkupSpace == true { index += 1 } }

    /// Reads an address up to its parenthesis.
    private mutating func takeAddress() -> String {
      skipSpace()
      if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        return takeString()
      }
      var address: [UInt8] = []
      while let byte = current, byte != UInt8(ascii: ")") {
        address += takeCharacter()
      }
      while address.last?.isMarkupSpace == true { address.removeLast() }
      return String(decoding: address, as: UTF8.self)
    }

    /// Reads a text between quotes.
    private mutating func takeString() -> String {
      let quote = bytes[index]
      index += 1
      var text: [UInt8] = []
      while let byte = current, byte != quote, byte != UInt8(ascii: "\n") {
        text += takeCharacter()
      }
      index = min(index + 1, bytes.count)
      return String(decoding: text, as: UTF8.self)
    }

    /// Reads a byte, or the character of an escape.
    private mutating func takeCharacter() -> [UInt8] {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), let next = current else { return [byte] }
      var value: UInt32 = 0
      var count = 0
      while count < 6, let digit = current.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue })
      {
        value = value << 4 | UInt32(digit)
        count += 1
        index += 1
      }
      guard count > 0 else {
        index += 1
        return next == UInt8(ascii: "\n") ? [] : [next]
      }
      if current?.isMarkupSpace == true { index += 1 }
      return Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    }
  }
}
