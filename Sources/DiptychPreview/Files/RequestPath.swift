import DiptychFiles

/// The path of a request below the site, decoded once.
struct RequestPath: Hashable {
  /// The names, outermost first; empty for the site itself.
  let names: [String]

  /// Whether the path ends in a slash, like the path of a folder.
  let isFolder: Bool

  /// Creates a path; nil if no file of the site can have it.
  ///
  /// It is nil if a name is empty, leads out of its folder, has a slash, a backslash or a control
  /// character, is not UTF-8, or is reserved for the writer of the site.
  ///
  /// - Parameter encoded: The text after the slash at the end of the site's own path.
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

  /// The beginning of the names of files that belong to the writer of the site.
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
