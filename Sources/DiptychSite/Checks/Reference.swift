import DiptychFiles

/// An address in a page, in parts.
struct Reference {
  enum Kind: Equatable {
    /// An address with a scheme that is no `http` and no `https`.
    case otherScheme
    /// An address with a host, in small letters, and its path.
    case host(String, path: String)
    case absolutePath(String)
    case relativePath(String)
  }

  let kind: Kind
  /// The decoded id at the end, or nil.
  let fragment: String?
  /// What follows the path, as it is written.
  let ending: String

  init(_ text: String) {
    let path = text.prefix { $0 != "#" && $0 != "?" }
    ending = String(text[path.endIndex...])
    fragment = text.firstIndex(of: "#").flatMap { hash in
      // What follows two colons is for the browser alone, such as the words that it looks for.
      let id = text[text.index(after: hash)...].split(
        separator: ":~:",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )[0]
      return id.isEmpty ? nil : percentDecoded(id)
    }
    let scheme = ["https://", "http://", "//"].first { path.lowercased().hasPrefix($0) }
    if let scheme {
      let address = path.dropFirst(scheme.count)
      let host = address.prefix { $0 != "/" }
      let rest = String(address.dropFirst(host.count))
      kind = .host(host.lowercased(), path: rest.isEmpty ? "/" : rest)
    } else if path.prefix(while: { $0 != "/" }).contains(":") {
      kind = .otherScheme
    } else if path.hasPrefix("/") {
      kind = .absolutePath(String(path))
    } else {
      kind = .relativePath(String(path))
    }
  }
}
