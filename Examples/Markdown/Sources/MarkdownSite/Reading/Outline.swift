import DiptychCommonMark

/// The headings of a document as its page shows them.
///
/// The heading that is the title stands above the page. The others begin with level 2 and skip none,
/// and those without words are left out.
struct Outline: Sendable {
  /// The id of the heading that is the title, or nil.
  private let titleID: String?
  /// The headings on the page, by their ids in the document.
  private var shown: [String: MarkdownHeading] = [:]

  /// The ids that the layout of a page has.
  private static let layoutIDs: Set<String> = ["content"]

  init(_ headings: [MarkdownHeading], title: String) {
    let titleHeading = headings.first { $0.level == 1 && $0.text == title }
    titleID = titleHeading?.id
    let ids = Set(headings.map(\.id))
    // The levels of the headings around the next one.
    var levels: [Int] = []
    for var heading in headings where heading != titleHeading && !heading.text.isEmpty {
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
  func shown(_ heading: MarkdownHeading) -> MarkdownHeading? { shown[heading.id] }

  /// The part of a page that a fragment means.
  enum Part: Equatable {
    case top
    case heading(String)
  }

  /// Returns the part that a fragment means; nil if there is none.
  ///
  /// As on GitHub, case does not count.
  func part(_ fragment: String) -> Part? {
    for id in [fragment, fragment.lowercased()] {
      if let heading = shown[id] { return .heading(heading.id) }
      if id == titleID || id.isEmpty || id == "top" { return .top }
    }
    return nil
  }
}
