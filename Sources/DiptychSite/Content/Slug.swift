extension SitePath {
  private static let maximumSlugByteCount = 80

  /// Returns a name for a path that is created from a title, or nil if the title has neither
  /// letters nor digits.
  ///
  /// ```swift
  /// SitePath.slug(of: "What's new in C#?")  // whats-new-in-c-sharp
  /// ```
  ///
  /// The name contains lowercase letters and digits of any script, and hyphens between the words.
  /// It has at most 80 bytes, and is a valid file name on every system.
  public static func slug(of title: String) -> String? {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in title.lowercased() {
      switch character {
      case "#" where !word.isEmpty:
        end()
        words.append("sharp")
      case "+" where !word.isEmpty || words.last == "plus":
        end()
        words.append("plus")
      case "'", "’", "\u{AD}": break
      case _ where character.isLetter || character.isNumber:
        // A letter may contain invisible characters, which are invalid in a path.
        let isPlain = SitePath("a\(character)a").problem == nil
        if isPlain { word.append(character) } else { end() }
      default: end()
      }
    }
    end()
    var slug = ""
    for word in words {
      let longer = slug.isEmpty ? word : "\(slug)-\(word)"
      guard longer.utf8.count > maximumSlugByteCount else {
        slug = longer
        continue
      }
      if slug.isEmpty { slug = shortened(word) }
      break
    }
    guard !slug.isEmpty else { return nil }
    return SitePath(slug).problem == nil ? slug : "\(slug)-1"
  }

  /// Returns the start of a word.
  private static func shortened(_ word: String) -> String {
    var start = ""
    for character in word where start.utf8.count + character.utf8.count <= maximumSlugByteCount {
      start.append(character)
    }
    return start
  }
}
