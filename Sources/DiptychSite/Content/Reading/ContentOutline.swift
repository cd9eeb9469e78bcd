/// The headings of a document, as they are shown on its page.
///
/// The heading that is the title is left out, because the layout shows the title. The levels of the
/// other headings begin with 2, and no level is skipped. Headings without words are left out.
struct ContentOutline: Sendable {
  /// The id of the heading that is the title, or nil.
  private let titleID: String?
  /// The headings on the page, by their ids in the document.
  private var shown: [String: ContentDocument.Heading] = [:]

  /// The ids in the layout of a page.
  private static let layoutIDs: Set<String> = ["content"]

  init(_ headings: [ContentDocument.Heading], title: String) {
    let titleHeading = headings.first { $0.level == 1 && $0.text == title }
    titleID = titleHeading?.id
    let ids = Set(headings.map(\.id))
    // The levels of the headings around the next one.
    var levels: [Int] = []
    for var heading in headings where heading.id != titleID && !heading.text.isEmpty {
      let id = heading.id
      while let last = levels.last, last >= heading.level { levels.removeLast() }
      levels.append(heading.level)
      heading.level = min(levels.count + 1, 6)
      if Self.layoutIDs.contains(id) {
        heading.id = (1...).lazy.map { "\(id)-\($0)" }.first { !ids.contains($0) } ?? id
      }
      shown[id] = heading
    }
  }

  /// Returns a heading as it is shown, or nil if it is left out.
  func shown(_ heading: ContentDocument.Heading) -> ContentDocument.Heading? { shown[heading.id] }

  /// Returns the id on the page that a fragment refers to, or nil if the page has no such id.
  ///
  /// The result is empty for the top of the page.
  ///
  /// Case is ignored, as on GitHub.
  func id(_ fragment: String) -> String? {
    for id in [fragment, fragment.lowercased()] {
      if let heading = shown[id] { return heading.id }
      if id == titleID || id.isEmpty || id == "top" { return "" }
    }
    return nil
  }
}
