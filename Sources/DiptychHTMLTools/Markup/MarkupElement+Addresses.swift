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
