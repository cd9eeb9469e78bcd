/// The words of a view in one medium, in reading order.
struct MediumWords {
  /// A word and its place.
  struct Word {
    let text: String
    /// Whether the word may be missing in other media.
    var isOptional: Bool
    /// The position of the token, a text without white space, that contains the word.
    let token: Int
  }

  /// The name of the medium, for a message.
  let name: String
  private(set) var words: [Word] = []
  private var tokens: [Substring] = []

  init(name: String) { self.name = name }

  /// Adds the words of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isOptional: A closure that returns whether a token, a part of the text without white
  ///     space, may be missing in other media.
  mutating func add(_ text: String, isOptional: (Substring) -> Bool) {
    for token in text.split(whereSeparator: \.isWhitespace) {
      let isOptional = isOptional(token)
      for word in Self.words(in: token) {
        words.append(Word(text: word, isOptional: isOptional, token: tokens.count))
      }
      tokens.append(token)
    }
  }

  /// Makes words optional.
  mutating func makeOptional(_ texts: Set<String>) {
    for index in words.indices where texts.contains(words[index].text) {
      words[index].isOptional = true
    }
  }

  /// Returns the first word that occurs more often in this medium than in another medium.
  ///
  /// - Parameters:
  ///   - other: The words of the other medium.
  ///   - candidates: The words without a counterpart in the other medium after an alignment.
  /// - Returns: The word, or nil. Optional words are skipped.
  func firstWord(missingIn other: MediumWords, preferring candidates: [Word]) -> Word? {
    var counts: [String: Int] = [:]
    for word in other.words { counts[word.text, default: 0] += 1 }
    for word in words where !word.isOptional { counts[word.text, default: 0] -= 1 }
    func isMissing(_ word: Word) -> Bool { !word.isOptional && counts[word.text, default: 0] < 0 }
    return candidates.first(where: isMissing) ?? words.first(where: isMissing)
  }

  /// Returns the text before a word, or after the first word, for a message.
  func place(of word: Word) -> String {
    let before = tokens[..<word.token].suffix(3)
    if !before.isEmpty { return "after \"\(before.joined(separator: " "))\"" }
    let after = tokens[word.token...].dropFirst().prefix(3)
    return after.isEmpty ? "alone" : "before \"\(after.joined(separator: " "))\""
  }

  /// Returns the words in a text, which are sequences of letters, digits and their marks.
  ///
  /// Each ideograph is a word.
  static func words(in text: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func end() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .otherLetter where scalar.standsAlone:
        end()
        words.append(String(scalar))
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        word.append(scalar)
      case .nonspacingMark, .spacingMark, .enclosingMark:
        if !word.isEmpty { word.append(scalar) }
      default: end()
      }
    }
    end()
    return words
  }
}

extension Unicode.Scalar {
  /// Whether the letter is an ideograph or a kana, so that a line may break before and after it.
  fileprivate var standsAlone: Bool { properties.isIdeographic || 0x3040...0x30FF ~= value }
}
