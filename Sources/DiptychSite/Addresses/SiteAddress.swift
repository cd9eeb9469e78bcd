/// The address of a site, such as `https://example.org/docs/`.
struct SiteAddress: Hashable, Sendable {
  /// The scheme and the host, such as `https://example.org`.
  let origin: String

  /// The path of the site on its host, with a slash at both ends.
  let path: String

  /// Creates an address.
  ///
  /// The scheme must be `http` or `https`, in lower case. If the slash at the end is missing, it is
  /// added.
  ///
  /// - Returns: The address, or nil if the text is not an absolute URL or has a query or a
  ///   fragment.
  init?(_ text: String) {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return nil }
    let rest = text.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }
    let path = rest.dropFirst(host.count)
    let isPlain = rest.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && scalar.value > 0x20 && scalar.value != 0x7F
        && !"?#\\\"<>^`{|}@".unicodeScalars.contains(scalar)
    }
    let names = path.split(separator: "/")
    guard isPlain, !host.isEmpty, !host.hasPrefix(":"), !names.contains("."), !names.contains("..")
    else { return nil }
    origin = scheme + host
    self.path = names.isEmpty ? "/" : "/" + names.joined(separator: "/") + "/"
  }

  /// The host and the port, if any, in lower case.
  var host: String { String(origin.drop { $0 != "/" }.dropFirst(2)).lowercased() }

  /// The address as text, such as `https://example.org/docs/`.
  var text: String { origin + path }
}
