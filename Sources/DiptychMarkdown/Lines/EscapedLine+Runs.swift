extension EscapedLine {
  /// The lines that some runs become, without a newline at the end; empty if nothing can be seen.
  static func bytes(_ runs: [Run], in place: Place) -> [UInt8] {
    var line = EscapedLine(place: place, escapesDollars: runs.dollarCount > 1)
    line.append(runs.nested())
    return line.finish()
  }

  private mutating func append(_ run: Run) {
    switch run.content {
    case .text(let text): append(text: text, run.link == nil ? .plain : .linked)
    case .code(let code): append(code: code)
    case .image(let source, let alternative): append(image: source, alternative: alternative)
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
      case .close(.link(let link)): closeLink(link.destination)
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

  /// For each token whether it is written as a sign: where both ends of a mark work as one.
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

/// What stands beside a sign.
enum Neighbor {
  case letter
  /// White space or punctuation.
  case apart
  /// What readers do not agree about.
  case unsure
}

extension Marks {
  /// Whether the sign of the mark works between what is outside and what is inside of it, which
  /// is no white space.
  ///
  /// CommonMark 0.31, 6.2: `**` can open where it is left-flanking: not followed by white space, and
  /// either not followed by punctuation or preceded by white space or punctuation. `_` can open
  /// where it also is not right-flanking, or is preceded by punctuation. To close is the same from
  /// the other side. GFM's `~~` follows `**`.
  fileprivate func isSign(between outside: Neighbor, and inside: Neighbor) -> Bool {
    outside == .apart || self != .italic && inside == .letter
  }
}

extension Token {
  /// What a sign before this has beside it.
  fileprivate var start: Neighbor {
    switch self {
    case .run(let run): run.scalars?.first?.neighbor ?? .apart
    case .open(let span), .close(let span): span.neighbor
    }
  }

  /// What a sign behind this has beside it.
  fileprivate var end: Neighbor {
    switch self {
    case .run(let run): run.scalars?.last?.neighbor ?? .apart
    case .open(let span), .close(let span): span.neighbor
    }
  }
}

extension Span {
  /// The signs and tags of spans are punctuation, but GitHub's reader looks past `~`.
  fileprivate var neighbor: Neighbor { self == .mark(.strikethrough) ? .unsure : .apart }
}

extension Run {
  /// What of a run is not escaped where it matters to a sign; nil where punctuation stands around.
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
