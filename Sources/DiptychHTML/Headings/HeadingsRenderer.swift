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
