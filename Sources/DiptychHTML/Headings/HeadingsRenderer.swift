import DiptychViews

/// A renderer that collects the headings of a view, and the ids of its elements.
///
/// It draws the first candidate of a `ViewThatFits`, as HTML does. A redacted heading is not
/// collected.
struct HeadingsRenderer: HostedRenderer {
  var host = _NoHost()
  var isRedacted = false
  private(set) var headings: [FoundHeading] = []
  /// The ids that the author has set on elements.
  private(set) var ids: Set<String> = []
  /// The id that the next element gets.
  private var waitingID: String?
  private var candidate = Candidate.none

  /// The meaning of a child for the innermost container.
  private enum Candidate {
    case none, wanted, refused
  }

  mutating func text(_ string: String) { waitingID = nil }

  mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    let id = takeID(A.value(of: "id", in: attributes))
    switch _ElementRole(name: name) {
    case .hidden: break
    case .heading(let level):
      if let id { append(level, id, content.words()) }
    default: drawApart(content)
    }
  }

  mutating func heading<C: View>(_ level: Int, _ content: consuming C) {
    append(level, takeID(nil), content.words())
  }

  mutating func attributed<A: Attributes, C: View>(
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    if let id = A.value(of: "id", in: attributes) {
      ids.insert(id)
      waitingID = waitingID ?? id
    }
    C._render(content, into: &self)
    waitingID = nil
  }

  mutating func styled<C: View>(_ style: TextStyle, _ content: consuming C) {
    C._render(content, into: &self)
  }

  mutating func viewThatFits<C: View>(in axes: Axis.Set, _ content: consuming C) {
    let outer = candidate
    candidate = .wanted
    C._renderChildren(content, into: &self)
    candidate = outer
  }

  mutating func child<V: View>(_ view: consuming V) {
    switch candidate {
    case .none: V._render(view, into: &self)
    case .wanted:
      drawApart(view)
      candidate = .refused
    case .refused: break
    }
  }

  /// Draws content with children that are no candidates of an outer `ViewThatFits`.
  private mutating func drawApart<C: View>(_ content: consuming C) {
    let outer = candidate
    candidate = .none
    C._render(content, into: &self)
    candidate = outer
  }

  /// Returns the id of the element that begins, which is the pending id or else the element's own
  /// id.
  private mutating func takeID(_ own: String?) -> String? {
    if let own { ids.insert(own) }
    defer { waitingID = nil }
    return waitingID ?? own
  }

  private mutating func append(_ level: Int, _ id: String?, _ words: String) {
    guard !isRedacted else { return }
    let title = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    headings.append(FoundHeading(level: min(max(level, 1), 6), title: title, ownID: id))
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
    var renderer = HeadingsRenderer()
    Self._render(self, into: &renderer)
    let ids = renderer.ids.union([HeadingIDs.ofMain])
    return (renderer.headings, HeadingIDs(besides: ids))
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
