import DiptychViews

/// A part of a line with the same marks and link.
struct Run: Equatable {
  /// The content of a run.
  enum Content: Equatable {
    /// Text; a newline is a line break.
    case text(String)
    /// Code on one line.
    case code(String)
    case image(source: String, alternative: String, title: String?)
    /// Lines of code where a fenced code block is not possible, such as in a table cell.
    case preformatted(String)
    /// The HTML tag of a block where a Markdown block is not possible, such as in a table cell.
    case tag(String)
    /// Markup that is not escaped.
    case markup(String)
  }

  var content: Content
  var marks: Marks = []
  var link: LinkTarget?
}

/// The destination of a link.
struct LinkTarget: Equatable {
  /// A number that distinguishes adjacent links to one destination.
  let id: Int
  let destination: String
  let title: String?
}

/// The styles of a run that Markdown can express.
struct Marks: OptionSet, Hashable {
  let rawValue: UInt8

  static let underline = Marks(rawValue: 1)
  static let bold = Marks(rawValue: 2)
  static let italic = Marks(rawValue: 4)
  static let strikethrough = Marks(rawValue: 8)
}

extension Marks {
  /// Creates the marks of a style; colours and dim or inverse text have no marks.
  init(_ style: TextStyle) {
    self = []
    if style.contains(.underline) { insert(.underline) }
    if style.contains(.bold) { insert(.bold) }
    if style.contains(.italic) { insert(.italic) }
    if style.contains(.strikethrough) { insert(.strikethrough) }
  }
}

extension [Run] {
  /// Appends text.
  ///
  /// If the last run is text with the same marks and link, the text is added to that run.
  mutating func append(text: String, marks: Marks, link: LinkTarget?) {
    guard case .text(var joined) = contentOfLast(marks, link) else {
      return append(Run(content: .text(text), marks: marks, link: link))
    }
    self[count - 1].content = .text("")  // so that the string is not copied
    joined += text
    self[count - 1].content = .text(joined)
  }

  /// Appends code.
  ///
  /// If the last run is code with the same marks and link, the code is added to that run.
  mutating func append(code: String, marks: Marks, link: LinkTarget?) {
    guard !code.isEmpty else { return }
    guard case .code(let start) = contentOfLast(marks, link) else {
      return append(Run(content: .code(code), marks: marks, link: link))
    }
    self[count - 1].content = .code(start + code)
  }

  /// The content of the last run if it has the given marks and link, otherwise nil.
  private func contentOfLast(_ marks: Marks, _ link: LinkTarget?) -> Run.Content? {
    guard let last, last.marks == marks, last.link == link else { return nil }
    return last.content
  }
}
