import DiptychFiles

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
  public init(_ text: String) { self.text = text }

  /// Whether two paths have the same bytes.
  ///
  /// Servers compare bytes, while a `String` ignores how a letter is composed.
  public static func == (first: SitePath, second: SitePath) -> Bool {
    ExactText(first.text) == ExactText(second.text)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ExactText(text)) }

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
    for name in names {
      if let problem = Self.problem(of: name) { return problem }
    }
    return text.utf8.count > Self.maximumByteCount ? .tooLong(text.utf8.count) : nil
  }
}

extension String {
  /// The names between the bytes of slashes, without empty ones.
  var namesOfPath: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) }
}

extension SitePath: ExpressibleByStringLiteral {
  /// Creates a path from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension SitePath: CustomStringConvertible {
  /// The text of the path.
  public var description: String { text }
}

extension SitePath {
  /// A reason why a path is invalid: at least one system does not allow it for a file, or it leads
  /// out of the site.
  public enum Problem: Hashable, Sendable {
    /// A name is empty, because the path begins or ends with a slash, or has two slashes in a row.
    case emptyName
    /// A name is `.` or `..`.
    case dots
    /// A name has a character with a special meaning in a file system or in a URL.
    case character(Character)
    /// A name has an invisible character, such as a control character.
    case invisible(Unicode.Scalar)
    /// A name ends in a full stop or a space, which Windows drops.
    case ending(String)
    /// A name is the name of a device on Windows, such as `con`, so Windows does not allow it for a
    /// file.
    case device(String)
    /// A name begins with `.diptych-`, which is reserved for files that a write creates for itself,
    /// such as `.diptych-manifest`.
    case reserved(String)
    /// A name is longer than 200 bytes.
    ///
    /// File systems allow 255 bytes, but a write may add a hash or an extension to the name.
    case longName(Int)
    /// The path is longer than 1,000 bytes.
    case tooLong(Int)
  }

  static let maximumByteCount = 1000
  private static let maximumNameByteCount = 200

  /// The prefix of the names of the kit's own files in a site folder.
  static let reservedPrefix = ".diptych-"

  // The percent sign is included because a server decodes `%2e%2e` to two dots.
  private static let signs: Set<Unicode.Scalar> = [
    "\\", "%", "?", "#", ":", "*", "\"", "<", ">", "|",
  ]

  static func problem(of name: Substring) -> Problem? {
    if name.isEmpty { return .emptyName }
    if name == "." || name == ".." { return .dots }
    if let scalar = name.unicodeScalars.first(where: \.isInvisible) { return .invisible(scalar) }
    if let sign = name.unicodeScalars.first(where: signs.contains) {
      return .character(Character(sign))
    }
    let last = name.unicodeScalars.last
    if last == "." || last == " " { return .ending(String(name)) }
    if DeviceName.isDevice(name) { return .device(String(name)) }
    if name.lowercased().hasPrefix(reservedPrefix) { return .reserved(String(name)) }
    let count = name.utf8.count
    return count > maximumNameByteCount ? .longName(count) : nil
  }
}

extension SitePath.Problem: CustomStringConvertible {
  /// The reason and a remedy, without a subject, such as “has an empty name; write one slash
  /// between two names, and none at the ends”.
  public var description: String {
    switch self {
    case .emptyName:
      "has an empty name; write one slash between two names, and none at the ends"
    case .dots:
      "has a name of only dots, which leaves its folder; write the path without it"
    case .character(let sign):
      "has the character \(sign), which is special in URLs or file systems; leave it out"
    case .invisible(let scalar):
      "has the invisible character \(scalar.escaped(asASCII: true)); leave it out"
    case .ending(let name):
      "has the name “\(name)”, whose last character Windows drops; leave it out"
    case .device(let name):
      "has the name “\(name)”, which is a device of Windows; choose another one"
    case .reserved(let name):
      "has the name “\(name)”, which is reserved for files of the writer; choose another one"
    case .longName(let count):
      "has a name of \(count) bytes; choose one of at most 200"
    case .tooLong(let count):
      "is \(count) bytes long; choose one of at most 1000"
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible, or changes the direction of the text around it.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      // The joiner of emoji sequences is a visible part of them.
      self != "\u{200D}"
    case .spaceSeparator: self != " "
    default: properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
    }
  }
}
