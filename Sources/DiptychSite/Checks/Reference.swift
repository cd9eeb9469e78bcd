import DiptychFiles

/// An address in a page, in parts.
struct Reference {
  enum Kind: Equatable {
    /// An address whose scheme is neither `http` nor `https`.
    case otherScheme
    /// An address with a host, in lower case, and a path.
    case host(String, path: String)
    case absolutePath(String)
    case relativePath(String)
  }

  let kind: Kind
  /// The decoded id at the end, or nil.
  let fragment: String?
  /// The text after the path, as it is written.
  let ending: String

  init(_ text: String) {
    let path = text.prefix { $0 != "#" && $0 != "?" }
    ending = String(text[path.endIndex...])
    fragment = text.firstIndex(of: "#").flatMap { hash in
      // The text after `:~:` is an instruction for the browser, such as words to find on the page.
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
    } else if hasScheme(path) {
      kind = .otherScheme
    } else if path.hasPrefix("/") {
      kind = .absolutePath(String(path))
    } else {
      kind = .relativePath(String(path))
    }
  }

  /// Returns a path without `.` and `..`, by RFC 3986, 5.2.4.
  ///
  /// - Parameter path: A path that begins with a slash, encoded or not.
  /// - Returns: The path, with its encoding unchanged, and whether it leads out of its root.
  static func removingDots(from path: String) -> (path: String, leavesRoot: Bool) {
    var names: [Substring] = []
    var leavesRoot = false
    let all = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for (index, name) in all.enumerated() {
      let isLast = index == all.count - 1
      switch percentDecoded(name) {
      case ".": if isLast { names.append("") }
      case "..":
        if names.popLast() == nil { leavesRoot = true }
        if isLast { names.append("") }
      default: names.append(name)
      }
    }
    return ("/" + names.joined(separator: "/"), leavesRoot)
  }
}
