import Diptych

/// A view tree that has the same words when drawn and when recorded: no line limits, layers,
/// priorities or bars.
///
/// Column titles are numbers, since not every table has room for them.
struct ReadingTree: ChosenView {
  private var source: Choices
  /// Whether views are side by side, so that their lines alternate.
  private(set) var isSideBySide = false
  /// The number of links; no two have the same destination.
  private var linkCount = 0

  var choices: [Int] { source.made }

  init(seed: Int) { source = Choices(seed: seed) }

  init(choices: [Int]) { source = Choices(choices) }

  private static let words = [
    "alpha", "b", "unbreakable-word-long", "x y z", "(a) [b]", "-opt=val/ue", "déjà", "p.q,r",
    "twenty-one letters", "don\u{AD}key", "  lead", "two\nlines", "",
  ]

  private mutating func string() -> String {
    let words = (0..<source.number(below: 5)).map { _ in source.any(Self.words) }
    return words.joined(separator: " ")
  }

  private mutating func text() -> Text {
    let text = Text(verbatim: string())
    return source.number(below: 3) == 0 ? text.bold() + Text(verbatim: " " + string()) : text
  }

  private mutating func leaf() -> AnyView {
    guard source.number(below: 4) == 0 else { return AnyView(text()) }
    linkCount += 1
    return AnyView(Link("link" + string(), destination: "https://a.org/\(linkCount)"))
  }

  mutating func view() -> AnyView { view(depth: source.number(below: 6)) }

  private mutating func view(depth: Int) -> AnyView {
    guard depth > 0, source.number(below: 6) > 0 else { return leaf() }
    let children = (0..<source.number(below: 4)).map { (id: $0, view: view(depth: depth - 1)) }
    let content = ForEach(children, id: \.id) { $0.view }
    switch source.number(below: 3) {
    case 0: return stack(content)
    case 1: return modified(view(depth: depth - 1))
    default: return table(children.map(\.view), view(depth: depth - 1))
    }
  }

  private mutating func stack(_ content: some View) -> AnyView {
    let title = string()
    switch source.number(below: 10) {
    case 0: return AnyView(VStack(alignment: source.any([.leading, .center])) { content })
    case 1:
      isSideBySide = true
      return AnyView(HStack(spacing: 1 + source.number(below: 3)) { content })
    case 2: return AnyView(List(source.any([.unordered, .ordered])) { content })
    case 3: return AnyView(Quote { content })
    case 4: return AnyView(Panel("1") { content })
    case 5: return AnyView(Section(title) { content })
    case 6:
      return AnyView(Paragraph { content })
    case 7:
      return AnyView(HTML.div { content })
    case 8: return AnyView(Heading(title, level: 1 + source.number(below: 6)))
    default: return AnyView(Group { content })
    }
  }

  private mutating func modified(_ one: AnyView) -> AnyView {
    switch source.number(below: 5) {
    case 0: return AnyView(one.padding(.all, source.number(below: 3)))
    case 1: return AnyView(one.border(source.any([.square, .heavy, .ascii])))
    case 2:
      return AnyView(one.multilineTextAlignment(source.any([.center, .trailing, .justified])))
    case 3:
      return AnyView(one.textWrapping(.balanced).hangingIndent(source.number(below: 4)))
    default: return AnyView(one.backgroundStyle(.green).underline())
    }
  }

  private mutating func table(_ rows: [AnyView], _ one: AnyView) -> AnyView {
    isSideBySide = true
    let (across, down) = (1 + source.number(below: 2), 1 + source.number(below: 3))
    let maximum = 1 + source.number(below: 9)
    let border = source.any([TableBorder.square, .horizontal, .none])
    let table = Table(Array(rows.enumerated()), id: \.offset) {
      TableColumn("123") { $0.element }.columnSpan { 1 + $0.offset % across }
      TableColumn("") { _ in one }.rowSpan { 1 + $0.offset % down }
      TableColumn("4 5") { Text("row \($0.offset)") }.width(max: maximum)
    }
    let separates = source.number(below: 2) == 1
    return AnyView(table.tableBorder(border).rowSeparators(separates).caption(string()))
  }
}
