import DiptychFiles

/// The path of a request below the site, decoded once.
struct RequestPath: Hashable {
  /// The names, outermost first; empty for the site itself.
  let names: [String]

  /// Whether the path ends in a slash, like the path of a folder.
  let isFolder: Bool

  /// Creates a path; nil if no file of the site can have the path.
  ///
  /// The result is nil in the following cases:
  ///
  /// - A name is empty.
  /// - A name is `.` or `..`, so that it leads out of its folder.
  /// - A name contains a slash, a backslash or a control character.
  /// - A name is not UTF-8.
  /// - A name is reserved for files of the program that writes the site.
  ///
  /// - Parameter encoded: The part of the request's path after the path of the site,
  ///   percent-encoded.
  init?(encoded: Substring) {
    var parts = encoded.split(separator: "/", omittingEmptySubsequences: false)
    isFolder = parts.last?.isEmpty ?? true
    if isFolder { _ = parts.popLast() }
    var names: [String] = []
    for part in parts {
      guard let name = percentDecoded(exactly: part), Self.isAllowed(name) else {
        return nil
      }
      names.append(name)
    }
    self.names = names
  }

  /// The prefix of the names of files that are reserved for the program that writes the site.
  private static let reserved = ".diptych-"

  /// Whether a file with a name may be shown.
  static func isAllowed(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && !name.lowercased().utf8.starts(with: reserved.utf8)
      && name.utf8.allSatisfy {
        $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\")
      }
  }
}
