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
