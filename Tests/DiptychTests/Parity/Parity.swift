import Diptych
import DiptychHTMLTools

/// A comparison of the words of a view in its media.
struct Parity {
  /// The messages about words that one medium contains and another omits.
  ///
  /// The array is empty if the media have the same words.
  let problems: [String]

  /// Compares the words of a view in HTML with the words for a screen reader, and with the words in
  /// a terminal.
  init<V: View>(of view: V) {
    var words = EnvironmentValues.current.words
    // Words that only one medium contains are replaced with symbols.
    words.skipToContent = "→"
    words.fewer = "·"
    words.more = "·"
    words.most = "{value}"
    // The symbol of information is the letter i, which would count as a word.
    var theme = EnvironmentValues.current.theme
    theme.glyphs.info = "●"
    let view = view.environment(\.words, words).theme(theme)

    let html = view.rendered(as: .html)
    let heard = ReadingText(html: html, for: .hearing)
    let headers = Set(heard.pieces.filter(\.isHeader).flatMap { MediumWords.words(in: $0.text) })

    var aloud = MediumWords(name: "plain text")
    // The address of a link is optional. The plain text writes the number of an item, the box of a
    // task and a state differently from HTML.
    let plain = view.rendered(as: .plain).replacing(" (collapsed)\n", with: "\n")
    for line in plain.split(separator: "\n") {
      aloud.add(String(line)) { token in
        Self.isNumber(token) || token == "[x]" || line.hasSuffix("in progress")
      }
    }
    // Each row of a table repeats its headers.
    aloud.makeOptional(headers)

    var text = MediumWords(name: "text")
    text.add(view.rendered(as: .text(width: nil, options: .hidesAddresses))) { token in
      // The letter i is the symbol of information.
      Self.isNumber(token) || token == "i" || token == "(i"
    }

    var problems: [String] = []
    for (reading, other, isOrdered) in [
      (heard, aloud, true), (ReadingText(html: html, for: .sight), text, false),
    ] {
      var page = MediumWords(name: "HTML")
      for piece in reading.pieces { page.add(piece.text) { _ in piece.isOptional } }
      if let problem = Self.problem(of: page, other, unordered: isOrdered ? headers : nil) {
        problems.append(problem)
      }
    }
    self.problems = problems
  }

  /// Whether a text is the number of an item, such as `12.`.
  private static func isNumber(_ token: Substring) -> Bool {
    token.last == "." && token.count > 1 && token.dropLast().allSatisfy(\.isWholeNumber)
  }

  /// Returns the first difference of two media.
  ///
  /// - Parameters:
  ///   - first: The words of one medium.
  ///   - second: The words of the other medium.
  ///   - unordered: The words whose order is ignored, or nil to ignore the order of all words.
  /// - Returns: The difference, or nil.
  static func problem(
    of first: MediumWords,
    _ second: MediumWords,
    unordered: Set<String>?
  ) -> String? {
    func isCompared(_ word: MediumWords.Word) -> Bool {
      unordered.map { !$0.contains(word.text) } ?? true
    }
    let difference = second.words.filter(isCompared)
      .difference(from: first.words.filter(isCompared)) { $0.text == $1.text }
    let removed = difference.removals.map(\.word)
    let inserted = difference.insertions.map(\.word)
    if let word = first.firstWord(missingIn: second, preferring: removed) {
      return message(word, in: first, not: second)
    }
    if let word = second.firstWord(missingIn: first, preferring: inserted) {
      return message(word, in: second, not: first)
    }
    guard unordered != nil else { return nil }
    for word in removed where !word.isOptional {
      if let other = inserted.first(where: { $0.text == word.text && !$0.isOptional }) {
        return "\"\(word.text)\" is \(first.place(of: word)) in \(first.name), "
          + "but \(second.place(of: other)) in \(second.name)"
      }
    }
    return nil
  }

  private static func message(
    _ word: MediumWords.Word,
    in medium: MediumWords,
    not other: MediumWords
  ) -> String {
    "\"\(word.text)\" is in \(medium.name) but not in \(other.name), \(medium.place(of: word))"
  }
}

extension CollectionDifference<MediumWords.Word>.Change {
  fileprivate var word: MediumWords.Word {
    switch self {
    case .insert(_, let word, _), .remove(_, let word, _): word
    }
  }
}
