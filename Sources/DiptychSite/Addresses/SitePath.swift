/// The path of a page or of a file in a site: names separated by slashes, such as `guide/start`.
///
/// The first page, which is at the address of the site, has the empty path. The names in a path are
/// not percent-encoded: a path contains a space, and an address contains `%20`.
///
/// If several pages link to a path, define it as a constant:
///
/// ```swift
/// extension SitePath {
///   static let start: SitePath = "guide/start"
/// }
/// ```
///
/// The initializer accepts an invalid path. When the site is written, one error lists all invalid
/// paths.
public struct SitePath: Hashable, Sendable {
  /// The text of the path.
  public let text: String

  /// Creates a path, which may be invalid, see ``problem``.
  public init(_ text: String) {
    self.text = text
  }

  /// The names, outermost first; none for the empty path.
  ///
  /// File systems split a path at the bytes of slashes. So a slash that is followed by a combining
  /// mark separates names, too.
  var names: [Substring] {
    if text.isEmpty { return [] }
    return text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  /// The path for comparisons as in file systems that ignore case and the composition of letters.
  var folded: String { text.lowercased() }

  /// The first reason why the path is invalid on at least one system, or nil if the path is valid.
  ///
  /// - Complexity: O(*n*) in the length of the path.
  public var problem: Problem? {
    if Self.isPlain(text.utf8) { return nil }
    for name in names {
      if let problem = Self.problem(of: name) { return problem }
    }
    return text.utf8.count > Self.maximumByteCount ? .tooLong(text.utf8.count) : nil
  }
}

extension SitePath: ExpressibleByStringLiteral {
  /// Creates a path from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension SitePath: CustomStringConvertible {
  /// The text of the path.
  public var description: String { text }
}
