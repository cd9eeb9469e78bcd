extension EscapedLine {
  /// Returns the lines of some runs, without a newline at the end.
  ///
  /// The result is empty if nothing is visible.
  static func bytes(_ runs: [Run], in place: Place) -> [UInt8] {
    var line = EscapedLine(place: place, escapesDollars: runs.dollarCount > 1)
    line.append(runs.nested().withAutolinks)
    return line.finish()
  }

  private mutating func append(_ run: Run) {
    let kind = run.link == nil ? Kind.plain : .linked
    switch run.content {
    case .text(let text): append(text: text, kind)
    case .code(let code): append(code: code, kind)
    case .image(let source, let alternative, let title):
      append(image: source, alternative: alternative, title: title)
    case .preformatted(let code): append(preformatted: code)
    case .tag(let markup), .markup(let markup): append(markup: markup)
    }
  }

  private mutating func append(_ tokens: [Token]) {
    let signs = Self.signs(tokens)
    for (token, usesSign) in zip(tokens, signs) {
      switch token {
      case .run(let run): append(run)
      case .open(.link): openLink()
      case .close(.link(let link)): closeLink(link.destination, title: link.title)
      case .open(.mark(let mark)):
        if usesSign, let sign = Span.sign(of: mark) {
          append(sign: sign)
        } else {
          append(markup: "<\(Span.element(of: mark))>")
        }
      case .close(.mark(let mark)):
        if usesSign, let sign = Span.sign(of: mark) {
          append(sign: sign)
        } else {
          append(markup: "</\(Span.element(of: mark))>")
        }
      }
    }
  }

  /// Returns, for each token, whether it is written as a delimiter instead of a tag.
  ///
  /// The start and the end of a mark are written as delimiters if both are valid.
  private static func signs(_ tokens: [Token]) -> [Bool] {
    var result = [Bool](repeating: false, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token {
      case .run: break
      case .open: open.append(index)
      case .close(let span):
        guard let start = open.popLast(), case .mark(let mark) = span else { break }
        let opens = mark.isSign(
          between: start == 0 ? .apart : tokens[start - 1].end,
          and: tokens[start + 1].start
        )
        let closes = mark.isSign(
          between: index + 1 == tokens.count ? .apart : tokens[index + 1].start,
          and: tokens[index - 1].end
        )
        result[start] = opens && closes
        result[index] = opens && closes
      }
    }
    return result
  }
}

/// The class of the character next to a delimiter.
enum Neighbor {
  case letter
  /// White space or punctuation.
  case apart
  /// A character that parsers classify differently.
  case unsure
}

extension Marks {
  /// Whether the mark's delimiter is valid between two neighbors.
  ///
  /// The inner neighbor is not white space.
  ///
  /// CommonMark 0.31, 6.2: `**` can open emphasis if it is left-flanking: not followed by white
  /// space, and either not followed by punctuation, or preceded by white space or punctuation. `_`
  /// must also not be right-flanking, or be preceded by punctuation. The rules for closing mirror
  /// these. GFM's `~~` follows `**`.
  fileprivate func isSign(between outside: Neighbor, and inside: Neighbor) -> Bool {
    outside == .apart || self != .italic && inside == .letter
  }
}

extension Token {
  /// The neighbor of a delimiter before the token.
  fileprivate var start: Neighbor {
    switch self {
    case .run(let run): run.scalars?.first?.neighbor ?? .apart
    case .open(let span), .close(let span): span.neighbor
    }
  }

  /// The neighbor of a delimiter after the token.
  fileprivate var end: Neighbor {
    switch self {
    case .run(let run): run.scalars?.last?.neighbor ?? .apart
    case .open(let span), .close(let span): span.neighbor
    }
  }
}

extension Span {
  /// The class of the delimiter or the tag of the span.
  ///
  /// It is punctuation, but GitHub's parser ignores `~`.
  fileprivate var neighbor: Neighbor { self == .mark(.strikethrough) ? .unsure : .apart }
}

extension Run {
  /// The text of a run whose ends may be next to a delimiter; nil if punctuation encloses the run.
  fileprivate var scalars: String.UnicodeScalarView? {
    switch content {
    case .text(let text), .markup(let text): text.unicodeScalars
    case .code, .image, .preformatted, .tag: nil
    }
  }
}

extension [Run] {
  fileprivate var dollarCount: Int {
    reduce(0) { count, run in
      guard case .text(let text) = run.content else { return count }
      return count + text.utf8.count { $0 == UInt8(ascii: "$") }
    }
  }
}
