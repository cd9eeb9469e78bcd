import DiptychViews

/// A part of a line of text, and what it stands in.
struct Run: Equatable {
  /// What a run is.
  enum Content: Equatable {
    /// Text; a newline in it starts a line.
    case text(String)
    /// Code on one line.
    case code(String)
    case image(source: String, alternative: String)
    /// Lines of code, for where there can be no fence.
    case preformatted(String)
    /// The tag of a block, for where there can be none.
    case tag(String)
    /// Markup that stands as it is.
    case markup(String)
  }

  var content: Content
  var marks: Marks = []
  var link: LinkTarget?
}

/// Where some runs lead.
struct LinkTarget: Equatable {
  /// Tells apart two links to one destination.
  let id: Int
  let destination: String
}

/// What Markdown can say about a run.
struct Marks: OptionSet, Hashable {
  let rawValue: UInt8

  static let underline = Marks(rawValue: 1)
  static let bold = Marks(rawValue: 2)
  static let italic = Marks(rawValue: 4)
  static let strikethrough = Marks(rawValue: 8)
}

extension Marks {
  /// The marks of a style; of colours, and of what is dim or inverse, Markdown knows nothing.
  init(_ style: TextStyle) {
    self = []
    if style.contains(.underline) { insert(.underline) }
    if style.contains(.bold) { insert(.bold) }
    if style.contains(.italic) { insert(.italic) }
    if style.contains(.strikethrough) { insert(.strikethrough) }
  }
}

extension [Run] {
  /// Appends text, to the last run where that stands in the same.
  mutating func append(text: String, marks: Marks, link: LinkTarget?) {
    guard case .text(var joined) = contentOfLast(marks, link) else {
      return append(Run(content: .text(text), marks: marks, link: link))
    }
    self[count - 1].content = .text("")  // so that the string is not copied
    joined += text
    self[count - 1].content = .text(joined)
  }

  /// Appends code, to the last run where that stands in the same.
  mutating func append(code: String, marks: Marks, link: LinkTarget?) {
    guard !code.isEmpty else { return }
    guard case .code(let start) = contentOfLast(marks, link) else {
      return append(Run(content: .code(code), marks: marks, link: link))
    }
    self[count - 1].content = .code(start + code)
  }

  /// What the last run is, where it stands in some marks and in a link.
  private func contentOfLast(_ marks: Marks, _ link: LinkTarget?) -> Run.Content? {
    guard let last, last.marks == marks, last.link == link else { return nil }
    return last.content
  }
}
