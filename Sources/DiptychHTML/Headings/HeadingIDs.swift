/// A generator of the ids of headings, which are derived from their titles.
///
/// As on GitHub, an id consists of the letters and digits of the title in lowercase, and of a
/// hyphen for each space. If the id is used already, a number is appended.
package struct HeadingIDs {
  private var used: Set<String>
  /// The number after the last id of a title.
  private var numbers: [String: Int] = [:]

  /// Creates a generator that never returns an id that is already used.
  package init(besides ids: Set<String> = []) {
    used = ids
  }

  /// Returns the id of the next heading.
  package mutating func next(for title: String) -> String {
    let slug = Self.slug(of: title)
    var id = slug
    while !used.insert(id).inserted {
      numbers[slug, default: 0] += 1
      id = "\(slug)-\(numbers[slug, default: 0])"
    }
    return id
  }

  /// Returns the id that an author has chosen, with a number if the id is used already.
  package mutating func take(_ id: String) -> String {
    var free = id
    while !used.insert(free).inserted {
      numbers[id, default: 0] += 1
      free = "\(id)-\(numbers[id, default: 0])"
    }
    return free
  }

  private static func slug(of title: String) -> String {
    let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
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
