/// A run of words of a line that another line also contains, or that only this line contains.
struct LinePart: Equatable {
  let text: String
  /// Whether the other line lacks the words.
  let isChanged: Bool

  init(_ text: some StringProtocol, isChanged: Bool) {
    self.text = String(text)
    self.isChanged = isChanged
  }

  /// The maximum number of words, from the first change to the last, that are compared.
  private static let mostWords = 1000

  /// Returns the parts of two lines, word by word.
  ///
  /// - Complexity: O(*n* + *d*²) for *n* words with *d* differences. If there are more than 1,000
  ///   words from the first change to the last, all of them count as changed.
  static func parts(from old: String, to new: String) -> (old: [LinePart], new: [LinePart]) {
    let (oldWords, newWords) = (words(of: old), words(of: new))
    let prefix = zip(oldWords, newWords).prefix { $0 == $1 }.count
    let suffix = zip(oldWords.dropFirst(prefix).reversed(), newWords.dropFirst(prefix).reversed())
      .prefix { $0 == $1 }.count
    let oldRange = prefix..<oldWords.count - suffix
    let newRange = prefix..<newWords.count - suffix
    var (removed, added) = (Set(oldRange), Set(newRange))
    if oldRange.count + newRange.count <= mostWords {
      (removed, added) = ([], [])
      for change in newWords[newRange].difference(from: oldWords[oldRange]) {
        switch change {
        case .remove(let offset, _, _): removed.insert(prefix + offset)
        case .insert(let offset, _, _): added.insert(prefix + offset)
        }
      }
    }
    return (parts(of: oldWords, changed: removed), parts(of: newWords, changed: added))
  }

  /// Returns the words of a line and the characters between them.
  ///
  /// Joined, these parts equal the line.
  private static func words(of line: String) -> [Substring] {
    var words: [Substring] = []
    var rest = line[...]
    while let first = rest.first {
      let isWord = first.isLetter || first.isNumber
      let word =
        isWord ? rest.prefix { $0.isLetter || $0.isNumber } : rest.prefix(1)
      words.append(word)
      rest = rest[word.endIndex...]
    }
    return words
  }

  private static func parts(of words: [Substring], changed: Set<Int>) -> [LinePart] {
    var parts: [LinePart] = []
    for (index, word) in words.enumerated() {
      let isChanged = changed.contains(index)
      if let last = parts.last, last.isChanged == isChanged {
        parts[parts.count - 1] = LinePart(last.text + word, isChanged: isChanged)
      } else {
        parts.append(LinePart(word, isChanged: isChanged))
      }
    }
    return parts
  }
}
