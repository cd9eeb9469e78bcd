import DiptychViews

/// A mark or a link around some runs of a line.
enum Span: Equatable {
  case link(LinkTarget)
  case mark(Marks)

  /// The marks.
  ///
  /// Spans of the same length open in this order.
  // Each mark has its own delimiter character, so that adjacent delimiters are not joined.
  static let marks: [Marks] = [.underline, .bold, .italic, .strikethrough]

  /// Returns the delimiter of a mark, or nil if Markdown has none.
  static func sign(of mark: Marks) -> StaticString? {
    switch mark {
    case .bold: "**"
    case .italic: "_"
    case .strikethrough: "~~"
    default: nil
    }
  }

  /// Returns the HTML element of a mark.
  static func element(of mark: Marks) -> StaticString {
    switch mark {
    case .bold: "strong"
    case .italic: "em"
    case .strikethrough: "del"
    default: "ins"
    }
  }
}

/// A run, or the start or end of a span, in a line of nested spans.
enum Token: Equatable {
  case run(Run)
  case open(Span)
  case close(Span)
}

extension Token {
  /// The token in an HTML element between Markdown, without links and references of GitHub.
  var element: String {
    switch self {
    case .open(.link), .close(.link): ""
    case .open(.mark(let mark)): "<\(Span.element(of: mark))>"
    case .close(.mark(let mark)): "</\(Span.element(of: mark))>"
    case .run(let run):
      switch run.content {
      case .text(let text), .image(_, let text, _): Self.escaped(text)
      case .code(let code), .preformatted(let code): "<code>\(Self.escaped(code))</code>"
      case .markup(let markup): markup
      case .tag: ""
      }
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") {
      switch $1 {
      case "&": $0 += "&amp;"
      case "<": $0 += "&lt;"
      case ">": $0 += "&gt;"
      case "@", "#": $0 += "\($1)<!-- -->"
      case _ where $1.isNewline: $0 += " "
      default: $0.append($1)
      }
    }
  }
}

extension [Token] {
  /// The tokens, with `<address>` in place of a link whose text is its address (6.5).
  var withAutolinks: [Token] {
    var tokens = self
    for i in indices.dropLast(2).reversed() {
      guard case .open(.link(let link)) = tokens[i], link.title == nil,
        case .run(let run) = tokens[i + 1], case .text(link.destination) = run.content,
        case .close(.link) = tokens[i + 2], link.destination.starts(with: /https?:\/\//),
        EscapedLine.percentEncoded(link.destination).elementsEqual(link.destination.utf8)
      else { continue }
      tokens[i...i + 2] = [.run(Run(content: .markup("<\(link.destination)>")))]
    }
    return tokens
  }
}

extension [Run] {
  /// Returns the runs as tokens with the starts and ends of nested spans, each as long as possible.
  ///
  /// A link is never divided.
  ///
  /// A span does not begin or end with white space, because such a delimiter is invalid: `** a**`
  /// is not bold. So white space is only in the spans that enclose the text on both of its sides.
  /// White space at both ends of the line is dropped.
  func nested() -> [Token] {
    let parts = flatMap(\.parts)
    var ends = parts.filter { !$0.isBlank }.spanEnds()[...]
    var tokens: [Token] = []
    var open: [Span] = []
    var blanks: [Token] = []
    for part in parts {
      guard !part.isBlank, let end = ends.popFirst() else {
        if !tokens.isEmpty { blanks.append(.run(part)) }
        continue
      }
      // If a span would end inside a link that starts here, the span ends before the link.
      let startsLink = part.link.map { !open.contains(.link($0)) } ?? false
      let kept =
        open.firstIndex { span in
          !part.isIn(span) || startsLink && end.of(span) < end.link
        } ?? open.count
      tokens += open[kept...].reversed().map { .close($0) } + blanks
      open.removeSubrange(kept...)
      blanks.removeAll()
      // The span that ends later opens first; a link opens before a mark of the same length.
      let opening = part.spans.filter { !open.contains($0) }.enumerated().sorted {
        (end.of($1.element), $0.offset) < (end.of($0.element), $1.offset)
      }
      open += opening.map(\.element)
      tokens += opening.map { .open($0.element) } + [.run(part)]
    }
    return tokens + open.reversed().map { .close($0) }
  }

  /// Returns the ends of the spans around each run.
  private func spanEnds() -> [SpanEnds] {
    var result: [SpanEnds] = []
    var next: (run: Run, ends: SpanEnds)?
    for (index, run) in enumerated().reversed() {
      var ends = SpanEnds(link: index + 1, marks: Span.marks.map { _ in index + 1 })
      if let next {
        if run.link == next.run.link { ends.link = next.ends.link }
        for (position, mark) in Span.marks.enumerated() where next.run.marks.contains(mark) {
          ends.marks[position] = next.ends.marks[position]
        }
      }
      result.append(ends)
      next = (run, ends)
    }
    return result.reversed()
  }
}

/// The indices of the last runs of the spans around a run.
private struct SpanEnds {
  var link: Int
  var marks: [Int]

  func of(_ span: Span) -> Int {
    switch span {
    case .link: link
    case .mark(let mark): Span.marks.firstIndex(of: mark).map { marks[$0] } ?? 0
    }
  }
}

extension Run {
  /// The spans around the run.
  ///
  /// Spans of the same length open in this order.
  fileprivate var spans: [Span] {
    (link.map { [.link($0)] } ?? []) + Span.marks.filter(marks.contains).map { .mark($0) }
  }

  fileprivate func isIn(_ span: Span) -> Bool {
    switch span {
    case .link(let link): self.link == link
    case .mark(let mark): marks.contains(mark)
    }
  }

  /// Whether the run is only white space.
  fileprivate var isBlank: Bool {
    guard case .text(let text) = content else { return false }
    return text.unicodeScalars.allSatisfy(\.isMarkdownSpace)
  }

  /// The run split into leading white space, text, and trailing white space.
  fileprivate var parts: [Run] {
    guard case .text(let text) = content else { return [self] }
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.isMarkdownSpace }),
      let last = scalars.lastIndex(where: { !$0.isMarkdownSpace })
    else { return [self] }
    let end = scalars.index(after: last)
    return [scalars[..<start], scalars[start..<end], scalars[end...]]
      .filter { !$0.isEmpty }
      .map { Run(content: .text(String($0)), marks: marks, link: link) }
  }
}

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

// Versions of the specification disagree about the punctuation beyond ASCII. For example, symbols
// such as `€` have been punctuation only since 0.31. Parsers also use different versions of
// Unicode. So these scalars are `unsure`.

extension Unicode.Scalar {
  /// Whether the scalar is white space in Unicode's sense, as CommonMark 0.31, 2.1 defines it.
  var isMarkdownSpace: Bool {
    switch self {
    case " ", "\t", "\n": true
    default: !isASCII && properties.generalCategory == .spaceSeparator
    }
  }

  /// The class of the scalar next to a delimiter.
  var neighbor: Neighbor {
    if isASCII { return isASCIILetterOrDigit ? .letter : .apart }
    switch properties.generalCategory {
    case .spaceSeparator: return .apart
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return .unsure
    default: return .letter
    }
  }

  private var isASCIILetterOrDigit: Bool { UInt8(truncatingIfNeeded: value).isASCIILetterOrDigit }
}

extension UInt8 {
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  var isASCIILetterOrDigit: Bool {
    isASCIIDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }

  /// Whether the scalar is a space, a tab or a newline.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A }
}

extension Sequence where Element == UInt8 {
  /// Returns the length of the longest run of a byte.
  func longestRun(of byte: UInt8) -> Int {
    var longest = 0
    var current = 0
    for element in self {
      current = element == byte ? current + 1 : 0
      longest = Swift.max(longest, current)
    }
    return longest
  }
}
