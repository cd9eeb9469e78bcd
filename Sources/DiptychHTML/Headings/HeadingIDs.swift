import DiptychViews

/// The ids of headings, made of their titles.
///
/// An id has the letters and digits of the title in lower case, and a hyphen for each space; this is
/// how GitHub makes the ids of headings. A number follows where an element of the view has the id
/// already, and after that of the main content of a page.
@usableFromInline
struct HeadingIDs {
  private var used: Set<String>
  /// The number after the last id of a title.
  private var numbers: [String: Int] = [:]

  /// Creates the ids of headings in a view, whose elements have some ids of their own.
  init(besides ids: Set<String>) {
    used = ids.union([Self.idOfMain])
  }

  /// The id of the element of the main content, to which the first link of a page leads.
  static let idOfMain = "content"

  /// Returns the id of the next heading.
  mutating func next(for title: String) -> String {
    let slug = Self.slug(of: title)
    var id = slug
    while !used.insert(id).inserted {
      numbers[slug, default: 0] += 1
      id = "\(slug)-\(numbers[slug, default: 0])"
    }
    return id
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

extension View {
  /// Returns the ids of the headings in the view.
  @usableFromInline
  consuming func idsOfHeadings() -> HeadingIDs {
    HeadingIDs(besides: collectedHeadings().ids)
  }

  /// Returns the headings of the view, and the ids of its elements.
  consuming func collectedHeadings() -> (headings: [FoundHeading], ids: Set<String>) {
    var renderer = HeadingsRenderer()
    Self._render(self, into: &renderer)
    return (renderer.headings, renderer.ids)
  }
}
