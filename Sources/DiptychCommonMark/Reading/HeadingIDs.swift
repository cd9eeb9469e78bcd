/// The ids of headings, made of their words as GitHub makes them: letters and digits in lower case, a
/// hyphen for each space, and a number where the id is used already.
///
/// `View.headingIDs()` makes the same ids, for a whole page; a test compares them.
struct HeadingIDs {
  private var used: Set<String> = []
  /// The number after the last id of some words.
  private var numbers: [String: Int] = [:]

  /// Returns the id of the next heading.
  mutating func next(for words: String) -> String {
    let slug = Self.slug(of: words)
    var id = slug
    while !used.insert(id).inserted {
      numbers[slug, default: 0] += 1
      id = "\(slug)-\(numbers[slug, default: 0])"
    }
    return id
  }

  private static func slug(of words: String) -> String {
    let words = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let slug = String(
      words.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        let isKept = character.isLetter || character.isNumber || "-_".contains(character)
        return isKept ? character : nil
      }
    )
    return slug.isEmpty ? "section" : slug
  }
}
