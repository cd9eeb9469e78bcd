import Diptych

/// A view tree that is different for each seed and always the same for one.
struct RandomTree {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 7919 &+ 1
  }

  /// A number that looks random, by the constants of Knuth's MMIX.
  private mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  private mutating func any<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  private static let words = [
    "alpha", "b", "unbreakable-word-long", "你好世界", "👩‍👩‍👧", "e\u{301}", "", "x y z", "1,000.50",
    "\u{1B}[31m", "tab\there", "a\nb\n", "  lead", "trail  ", "\u{202E}rtl", "🇯🇵🇩🇪", "한국어",
    "\u{1100}\u{1161}", "❤️", "(a) [b]", "-opt=val/ue",
  ]

  private mutating func string() -> String {
    let words = (0..<number(below: 6)).map { _ in any(Self.words) }
    return words.joined(separator: number(below: 3) == 0 ? "" : " ")
  }

  private mutating func text() -> Text {
    let text = Text(verbatim: string())
    switch number(below: 4) {
    case 0: return text.bold()
    case 1: return text + Text(verbatim: string()).foregroundStyle(.red).backgroundStyle(.blue)
    default: return text
    }
  }

  /// A view with containers in each other, to some depth.
  mutating func view(depth: Int) -> AnyView {
    guard depth > 0, number(below: 6) > 0 else { return AnyView(text()) }
    let children = (0..<number(below: 4)).map { (id: $0, view: view(depth: depth - 1)) }
    let content = ForEach(children, id: \.id) { $0.view }
    let one = view(depth: depth - 1)
    switch number(below: 4) {
    case 0: return stack(content, one)
    case 1: return modified(one)
    case 2: return block(content, one)
    default: return table(children.map(\.view), content, one)
    }
  }

  private mutating func stack(_ content: some View, _ one: AnyView) -> AnyView {
    let spacing = number(below: 3)
    switch number(below: 4) {
    case 0:
      return AnyView(
        VStack(alignment: any([.leading, .center, .trailing]), spacing: spacing) { content }
      )
    case 1:
      let hasSpacer = number(below: 2) == 0
      return AnyView(
        HStack(alignment: any([.top, .center, .bottom]), spacing: spacing) {
          content
          if hasSpacer { Spacer() }
          one
        }
      )
    case 2: return AnyView(List(any([.ordered, .unordered])) { content })
    default: return AnyView(Quote { content })
    }
  }

  private mutating func modified(_ one: AnyView) -> AnyView {
    switch number(below: 8) {
    case 0: return AnyView(one.padding(.all, number(below: 5)))
    case 1: return AnyView(one.border(any([.square, .rounded, .ascii])))
    case 2:
      let width = any([nil, number(below: 60)])
      let height = any([nil, number(below: 6)])
      return AnyView(
        one.frame(
          width: width,
          height: height,
          alignment: any([.center, .topLeading, .bottomTrailing])
        )
      )
    case 3:
      return AnyView(
        one.lineLimit(1 + number(below: 3)).truncationMode(any([.head, .middle, .tail]))
      )
    case 4: return AnyView(one.multilineTextAlignment(any([.center, .trailing])))
    case 5: return AnyView(one.redacted(reason: .placeholder))
    case 6: return AnyView(one.unredacted())
    default: return AnyView(one.backgroundStyle(.green).underline())
    }
  }

  private mutating func block(_ content: some View, _ one: AnyView) -> AnyView {
    let title = string()
    switch number(below: 8) {
    case 0: return AnyView(Panel(title) { content })
    case 1:
      return AnyView(
        Section(title) {
          content
        } footer: {
          one
        }
      )
    case 2:
      return AnyView(
        Paragraph {
          content
          Link(title, destination: "/x")
        }
      )
    case 3: return AnyView(Divider())
    case 4: return AnyView(Gauge("Gauge", value: 0.3).frame(width: 5 + number(below: 20)))
    case 5: return AnyView(ProgressView(title, value: number(below: 10), total: 9))
    case 6: return AnyView(CodeBlock(title + "\n" + string()))
    default: return AnyView(Heading(title, level: 1 + number(below: 6)))
    }
  }

  private mutating func table(
    _ rows: [AnyView],
    _ content: some View,
    _ one: AnyView
  ) -> AnyView {
    let title = string()
    let maximum = any([nil, number(below: 20)])
    switch number(below: 3) {
    case 0:
      return AnyView(
        HTML.table {
          content
          HTML.tr {
            HTML.td { one }
            HTML.td { content }
          }
        }
      )
    case 1:
      return AnyView(
        HTML.div(.class("a")) {
          content
          HTML.br()
          HTML.ul { HTML.li { one } }
        }
      )
    default:
      return AnyView(
        Table(rows) {
          TableColumn(title, alignment: .trailing) { $0 }
          TableColumn("A long header") { _ in Text(verbatim: title) }.width(max: maximum)
          TableColumn("") { _ in one }.truncated()
        }
      )
    }
  }
}
