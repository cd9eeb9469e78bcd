/// The author of a commit, identified by name and e-mail address after the mail map is applied.
struct Author: Hashable, Sendable {
  /// The name.
  ///
  /// It is untrusted text, which may contain any character or be empty.
  let name: String
  /// The e-mail address.
  ///
  /// It is untrusted text, which may contain any character or be empty.
  let email: String

  /// The name, or the address if the name has no visible character, or "unknown" if neither has
  /// one.
  var displayName: String {
    [name, email].first { $0.isVisible } ?? "unknown"
  }
}

extension Author {
  /// Creates an author from the bytes of ``LogParser/Record/author``.
  init(_ field: some RandomAccessCollection<UInt8>) {
    let separator = field.firstIndex(of: 0) ?? field.endIndex
    self.init(
      name: LogParser.text(field[..<separator]),
      email: LogParser.text(field[separator...].dropFirst())
    )
  }
}

extension String {
  /// Whether the string has a visible character, as links and headings of a page must have.
  var isVisible: Bool {
    unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
  }
}
