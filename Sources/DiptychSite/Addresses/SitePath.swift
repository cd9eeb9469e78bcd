/// The path of a page or of a file in a site: names with a slash between them, such as
/// `guide/start`.
///
/// The empty path belongs to the page at the address of the site. A path holds names, not an
/// address: a space is a space, and is encoded where an address needs it.
///
/// Paths that pages link to are best written once:
///
/// ```swift
/// extension SitePath {
///   static let start: SitePath = "guide/start"
/// }
/// ```
///
/// A path is checked when the site is: it may come from the name of a file, and a site with one
/// hundred wrong paths names all of them.
public struct SitePath: Hashable, Sendable {
  /// The text of the path.
  public let text: String

  /// Creates a path, which need not be valid.
  public init(_ text: String) {
    self.text = text
  }

  /// The names, outermost first; none for the empty path.
  ///
  /// File systems part a path at bytes, so that a slash with a combining mark is one, too.
  var names: [Substring] {
    if text.isEmpty { return [] }
    return text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  /// The path for comparisons as in file systems that ignore case and the composition of letters.
  var folded: String { text.lowercased() }

  /// The first reason why the path can't be one of a file on every system, or nil.
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
