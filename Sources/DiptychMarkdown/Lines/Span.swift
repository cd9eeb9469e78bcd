/// What stands around some runs of a line.
enum Span: Equatable {
  case link(LinkTarget)
  case mark(Marks)

  /// The spans of marks, in the order in which they open where they are as long.
  // Each is written with a character of its own, so that two that meet do not become one.
  static let marks: [Marks] = [.underline, .bold, .italic, .strikethrough]

  /// The sign that stands before and after a mark, nil if Markdown has none.
  static func sign(of mark: Marks) -> StaticString? {
    switch mark {
    case .bold: "**"
    case .italic: "_"
    case .strikethrough: "~~"
    default: nil
    }
  }

  /// The element of HTML that says what a mark says.
  static func element(of mark: Marks) -> StaticString {
    switch mark {
    case .bold: "strong"
    case .italic: "em"
    case .strikethrough: "del"
    default: "ins"
    }
  }
}

/// A part of a line whose spans nest.
enum Token: Equatable {
  case run(Run)
  case open(Span)
  case close(Span)
}

extension [Run] {
  /// The runs with the starts and ends of their spans, which nest, and of which as many runs as
  /// possible share one.
  ///
  /// A link is never divided.
  ///
  /// White space is in those spans that what stands before and after it shares: no sign may stand
  /// beside white space that it encloses, and `** a**` is not bold. At both ends it is dropped.
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
      // What ends inside of a link that starts here has to end before it.
      let startsLink = part.link.map { !open.contains(.link($0)) } ?? false
      let kept =
        open.firstIndex { span in
          !part.isIn(span) || startsLink && end.of(span) < end.link
        } ?? open.count
      tokens += open[kept...].reversed().map { .close($0) } + blanks
      open.removeSubrange(kept...)
      blanks.removeAll()
      // What ends later opens first, and a link before a mark that is as long.
      let opening = part.spans.filter { !open.contains($0) }.enumerated().sorted {
        (end.of($1.element), $0.offset) < (end.of($0.element), $1.offset)
      }
      open += opening.map(\.element)
      tokens += opening.map { .open($0.element) } + [.run(part)]
    }
    return tokens + open.reversed().map { .close($0) }
  }

  /// For each run, behind which run the spans end that it is in.
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

/// Behind which run the spans of a run end.
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
  /// The spans that the run is in, in the order in which they open where they are as long.
  fileprivate var spans: [Span] {
    (link.map { [.link($0)] } ?? []) + Span.marks.filter(marks.contains).map { .mark($0) }
  }

  fileprivate func isIn(_ span: Span) -> Bool {
    switch span {
    case .link(let link): self.link == link
    case .mark(let mark): marks.contains(mark)
    }
  }

  /// Whether this is white space and nothing else.
  fileprivate var isBlank: Bool {
    guard case .text(let text) = content else { return false }
    return text.unicodeScalars.allSatisfy(\.isMarkdownSpace)
  }

  /// The white space at the start of a text, the text, and the white space at its end.
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
