import Diptych

/// A random view tree that records its texts, titles, ids and expected problems.
///
/// Each text and title is unique.
struct NumberedTree: ChosenView {
  private var source: Choices
  /// The texts, in the order of the tree.
  private(set) var texts: [String] = []
  /// The values of `title` attributes.
  private(set) var titles: [String] = []
  private(set) var ids: [String] = []
  /// The problems that `validate()` must find: duplicate ids, and images without alternative text.
  private(set) var problems: [HTMLProblem.Kind] = []

  /// The choices so far.
  var choices: [Int] { source.made }

  init(seed: Int) { source = Choices(seed: seed) }

  init(choices: [Int]) { source = Choices(choices) }

  private static let hostile = [
    "", "<b>", "&amp;", "\"q\"", "'", "</p>", "&", "a > b", "<!--", "]]>", "漢字", "e\u{301}", "👩‍👩‍👧",
    "</script>", "&#60;", "=x",
  ]

  /// Returns a text that no other text contains.
  private mutating func word(_ start: String) -> String {
    let number = texts.count + titles.count
    return "\(start)\(number)." + source.any(Self.hostile) + "."
  }

  private mutating func text() -> String {
    let text = word("t")
    texts.append(text)
    return text
  }

  private mutating func title() -> String {
    let title = word("a")
    titles.append(title)
    return title
  }

  private mutating func children(depth: Int) -> [AnyView] {
    (0..<source.number(below: 4)).map { _ in view(depth: depth - 1) }
  }

  /// Returns a view of nested containers.
  mutating func view() -> AnyView { view(depth: 1 + source.number(below: 5)) }

  private mutating func view(depth: Int) -> AnyView {
    guard depth > 0 else { return leaf() }
    switch source.number(below: 4) {
    case 0: return leaf()
    case 1: return element(depth: depth)
    case 2: return modified(depth: depth)
    default: return container(depth: depth)
    }
  }

  private mutating func leaf() -> AnyView {
    switch source.number(below: 7) {
    // No element takes the attribute, and no later element may get it.
    case 6: return AnyView(EmptyView().htmlAttributes(.title("of nothing")))
    case 1: return AnyView(Text(verbatim: text()).bold())
    case 2: return AnyView(Heading(text(), level: 1 + source.number(below: 6)))
    case 3: return AnyView(Link(text(), destination: "/x?a=1&b=2"))
    case 4:
      problems.append(.missingAlternative)
      return AnyView(HTML.img(.src("/a.png")))
    case 5: return AnyView(CodeBlock(text()))
    default: return AnyView(Text(verbatim: text()))
    }
  }

  private mutating func container(depth: Int) -> AnyView {
    switch source.number(below: 7) {
    case 1:
      let rows = children(depth: depth)
      return AnyView(List { ForEach(Array(rows.enumerated()), id: \.offset) { $0.element } })
    case 2:
      let rows = children(depth: depth)
      return AnyView(HStack { ForEach(Array(rows.enumerated()), id: \.offset) { $0.element } })
    case 3:
      let title = text()
      let rows = children(depth: depth)
      return AnyView(
        Section(title) { ForEach(Array(rows.enumerated()), id: \.offset) { $0.element } }
      )
    case 4:
      let title = text()
      let one = view(depth: depth - 1)
      return AnyView(Panel(title) { one })
    case 5:
      let header = text()
      let rows = children(depth: depth)
      return AnyView(
        Table(Array(rows.enumerated()), id: \.offset) { TableColumn(header) { $0.element } }
      )
    case 6:
      let one = view(depth: depth - 1)
      return AnyView(Quote { one })
    default:
      let rows = children(depth: depth)
      return AnyView(VStack { ForEach(Array(rows.enumerated()), id: \.offset) { $0.element } })
    }
  }

  private mutating func element(depth: Int) -> AnyView {
    let title = title()
    let before = text()
    let one = view(depth: depth - 1)
    let after = source.number(below: 2) == 0 ? "" : text()
    return AnyView(
      HTML.div(.title(title)) {
        Text(verbatim: before)
        one
        Text(verbatim: after)
      }
    )
  }

  private mutating func modified(depth: Int) -> AnyView {
    switch source.number(below: 3) {
    case 1:
      let isRepeated = !ids.isEmpty && source.number(below: 3) == 0
      let id = isRepeated ? source.any(ids) : "i\(ids.count)"
      if isRepeated {
        problems.append(.repeatedID(id: id, first: ""))
      } else {
        ids.append(id)
      }
      let one = view(depth: depth - 1)
      return AnyView(HTML.section(.id(id)) { one })
    case 2:
      let one = view(depth: depth - 1)
      return AnyView(one.padding())
    default:
      let one = view(depth: depth - 1)
      return AnyView(one.border())
    }
  }
}
