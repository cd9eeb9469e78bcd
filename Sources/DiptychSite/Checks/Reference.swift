import DiptychFiles

/// An address in a page, in parts.
struct Reference {
  enum Kind: Equatable {
    /// An address with a scheme that is no `http` and no `https`.
    case otherScheme
    /// An address that begins with two slashes.
    case otherHost
    /// An address with a scheme and a host, such as `https://example.org`, and its path.
    case host(origin: String, path: String)
    case absolutePath(String)
    case relativePath(String)
  }

  let kind: Kind
  /// The decoded fragment, or nil.
  let fragment: String?

  init(_ text: String) {
    var rest = text[...]
    if let hash = rest.firstIndex(of: "#") {
      fragment = percentDecoded(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    } else {
      fragment = nil
    }
    if let query = rest.firstIndex(of: "?") { rest = rest[..<query] }
    if let scheme = ["https://", "http://"].first(where: { rest.lowercased().hasPrefix($0) }) {
      let address = rest.dropFirst(scheme.count)
      let host = address.prefix { $0 != "/" }
      let path = String(address.dropFirst(host.count))
      kind = .host(
        origin: scheme + host.lowercased(),
        path: path.isEmpty ? "/" : path
      )
    } else if rest.prefix(while: { $0 != "/" }).contains(":") {
      kind = .otherScheme
    } else if rest.hasPrefix("//") {
      kind = .otherHost
    } else if rest.hasPrefix("/") {
      kind = .absolutePath(String(rest))
    } else {
      kind = .relativePath(String(rest))
    }
  }
}
