public import DiptychViews

/// A list of links to the headings of a view.
///
/// ```swift
/// TableOfContents(of: article)
/// article.headingIDs()
/// ```
///
/// ```text
/// • Install
///   ◦ Linux
/// • Use
/// ```
///
/// ```html
/// <nav aria-label="Contents"><ul><li><a href="#install">Install</a><ul>…</ul></li>…</ul></nav>
/// ```
///
/// Call `headingIDs()` on the same view, because the links lead to the ids that this method sets.
/// In Markdown, the links lead to the ids that GitHub generates. If no heading has one of the
/// `levels`, nothing is drawn. The table of contents does not run requests or other effects of
/// components in the view. So if a component loads content, only the headings that it shows before
/// loading are listed.
public struct TableOfContents<Content: View>: _PrimitiveView {
  @usableFromInline let levels: ClosedRange<Int>
  @usableFromInline let content: Content

  /// Creates links to the headings of a view.
  ///
  /// - Parameters:
  ///   - content: The view with the headings. The table of contents does not draw this view.
  ///   - levels: The levels of the headings to list.
  @inlinable
  public init(of content: Content, levels: ClosedRange<Int> = 2...3) {
    self.levels = levels
    self.content = content
  }

  /// Creates links to the headings of views, without drawing the views.
  @inlinable
  public init(levels: ClosedRange<Int> = 2...3, @ViewBuilder content: () -> Content) {
    self.init(of: content(), levels: levels)
  }

  @inlinable
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let levels = view.levels
    let items = view.content.contentsItems(levels)
    if items.isEmpty { return }
    let label = Attribute("aria-label", EnvironmentValues.current.labels.tableOfContents)
    renderer.element("nav", label, ContentsList(items))
  }
}

extension TableOfContents: Sendable where Content: Sendable {}

/// A link of a table of contents, and the links below it.
@usableFromInline
struct ContentsItem: _PrimitiveView {
  let level: Int
  let title: String
  let id: String
  var items: [ContentsItem] = []

  @usableFromInline
  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let items = view.items
    Link._render(Link(view.title, destination: "#\(view.id)"), into: &renderer)
    if !items.isEmpty { ContentsList._render(ContentsList(items), into: &renderer) }
  }
}

/// The links of one level.
@usableFromInline
struct ContentsList: _PrimitiveView {
  private let items: [ContentsItem]

  @usableFromInline
  init(_ items: [ContentsItem]) { self.items = items }

  @usableFromInline
  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.element("ul", _NoAttributes(), ContentsItems(items: view.items))
  }
}

/// The items of a list of links.
private struct ContentsItems: _PrimitiveView {
  let items: [ContentsItem]

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    for item in view.items { renderer.element("li", _NoAttributes(), item) }
  }
}

extension View {
  /// Returns the headings of some levels as a tree.
  @usableFromInline
  consuming func contentsItems(_ levels: ClosedRange<Int>) -> [ContentsItem] {
    let collected = collectedHeadings()
    var generated = collected.generatedIDs
    let items = collected.headings.map { heading in
      ContentsItem(
        level: heading.level,
        title: heading.title,
        id: heading.ownID ?? generated.next(for: heading.title)
      )
    }
    return ContentsItem.tree(of: items.filter { levels.contains($0.level) && !$0.title.isEmpty })
  }
}

extension ContentsItem {
  /// Returns items as a tree.
  ///
  /// The parent of an item is the last item before it with a lower level number.
  fileprivate static func tree(of items: [ContentsItem]) -> [ContentsItem] {
    // The items on the path to the last item. When an item is complete, it is added to the item
    // before it.
    var open: [ContentsItem] = []
    var roots: [ContentsItem] = []
    func close(downTo level: Int) {
      while let last = open.last, last.level >= level {
        open.removeLast()
        if open.isEmpty { roots.append(last) } else { open[open.count - 1].items.append(last) }
      }
    }
    for item in items {
      close(downTo: item.level)
      open.append(item)
    }
    close(downTo: 0)
    return roots
  }
}
