/// The ids of headings, made of their titles.
///
/// An id has the letters and digits of the title in lower case, and a hyphen for each space; this
/// is how GitHub makes the ids of headings. A number follows where the id is used already.
package struct HeadingIDs {
  private var used: Set<String>
  /// The number after the last id of a title.
  private var numbers: [String: Int] = [:]

  /// Creates the ids of headings in a text or a view that has some ids already.
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

  /// Returns an id that an author chose, with a number if the id is used already.
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
