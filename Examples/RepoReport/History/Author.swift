/// Who wrote a commit, told apart by name and e-mail address after the mail map.
struct Author: Hashable, Sendable {
  /// Foreign text: it may contain anything, or be empty.
  let name: String
  /// Foreign text: it may contain anything, or be empty.
  let email: String

  /// The name, or the address where nothing of the name can be seen, or a word for neither.
  var displayName: String {
    [name, email].first { $0.isVisible } ?? "unknown"
  }
}

extension Author {
  /// Reads what ``LogParser/Record/author`` holds.
  init(_ field: some RandomAccessCollection<UInt8>) {
    let separator = field.firstIndex(of: 0) ?? field.endIndex
    self.init(
      name: LogParser.text(field[..<separator]),
      email: LogParser.text(field[separator...].dropFirst())
    )
  }
}

extension String {
  /// Whether a reader sees anything of it: a link or a heading of a page must show something.
  fileprivate var isVisible: Bool {
    unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
  }
}
