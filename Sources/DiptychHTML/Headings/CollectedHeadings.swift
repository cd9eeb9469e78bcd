import DiptychContent
import DiptychViews

/// A reader of the headings of a view, and of the ids of its elements.
///
/// It reads the first candidate of a `ViewThatFits`, as HTML does. A redacted heading is not
/// collected.
private struct HeadingReader {
  private(set) var headings: [FoundHeading] = []
  /// The ids that the author has set on elements.
  private(set) var ids: Set<String> = []
  /// The id that the next element gets.
  private var waitingID: String?

  mutating func read(_ node: ContentTree.Node) {
    switch node.role {
    case .text, .decoration, .icon, .segmentedBar: waitingID = nil
    case .attributed, .labelled:
      if let id = node.attribute("id") {
        ids.insert(id)
        waitingID = waitingID ?? id
      }
      read(partsOf: node)
      waitingID = nil
    case .alternatives:
      if let first = node.parts.first(where: { _ in true }) { read(first) }
    case .heading:
      let id = takeID(node)
      if !node.isMarkup || id != nil { append(node, id) }
    default:
      let isElement = node.element != nil && node.role != .styled
      if isElement { _ = takeID(node) }
      if !node.isHidden { read(partsOf: node) }
    }
  }

  private mutating func read(partsOf node: ContentTree.Node) {
    for part in node.parts { read(part) }
  }

  /// Returns the id of an element, which is the pending id or else the element's own id.
  private mutating func takeID(_ node: ContentTree.Node) -> String? {
    let own = node.attribute("id")
    if let own { ids.insert(own) }
    defer { waitingID = nil }
    return waitingID ?? own
  }

  private mutating func append(_ node: ContentTree.Node, _ id: String?) {
    guard !node.isRedacted else { return }
    let title = node.words().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    headings.append(FoundHeading(level: node.level, title: title, ownID: id))
  }
}

/// A heading of a view.
struct FoundHeading {
  let level: Int
  let title: String
  /// The id that the author has set on the heading.
  let ownID: String?
}

extension HeadingIDs {
  /// The id of the `main` element, which the first link of a page leads to.
  static let ofMain = "content"
}

extension View {
  /// Returns the headings of the view.
  ///
  /// Generated ids differ from the ids of elements and of the main content of a page.
  consuming func collectedHeadings() -> (headings: [FoundHeading], generatedIDs: HeadingIDs) {
    var host = _NoHost()
    var reader = HeadingReader()
    reader.read(ContentTree(self, host: &host, .complete).root)
    let ids = reader.ids.union([HeadingIDs.ofMain])
    return (reader.headings, HeadingIDs(besides: ids))
  }
}

/// A generator of the ids of headings, which are derived from their titles.
///
/// As on GitHub, an id consists of the letters and digits of the title in lowercase, and of a
/// hyphen for each space. If the id is used already, a number is appended.
package struct HeadingIDs {
  private var used: Set<String>
  /// The number after the last id of a title.
  private var numbers: [String: Int] = [:]

  /// Creates a generator that never returns an id that is already used.
  package init(besides ids: Set<String> = []) { used = ids }

  /// Returns a generator that does not return the ids of another view of the page either.
  func avoiding(_ other: Self?) -> Self { Self(besides: used.union(other?.used ?? [])) }

  /// Returns the id of the next heading.
  package mutating func next(for title: String) -> String { take(Self.slug(of: title)) }

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
