import Diptych

/// A view tree made from a sequence of choices, with any views in any order.
struct RandomTree: ChosenView {
  /// The treatment of choices about composing views: extracting them, or setting unread values.
  enum Composing {
    /// There are no such choices, and no view is composed.
    case none
    /// There are such choices, and they are ignored.
    case ignored
    /// There are such choices, and the chosen views are extracted.
    case extracted
    /// There are such choices, and the chosen views are composed in any way.
    case composed
  }

  private var source: Choices
  private let composing: Composing
  /// Whether a view is in front of another.
  private(set) var hasLayers = false
  /// Whether a view is a chart.
  ///
  /// Redaction hides the lengths, the parts and the levels of a chart.
  var hasBars = false

  /// The choices made so far.
  var choices: [Int] { source.made }

  init(seed: Int) { self.init(Choices(seed: seed), .none) }

  init(choices: [Int]) { self.init(Choices(choices), .none) }

  init(_ source: Choices, _ composing: Composing) {
    self.source = source
    self.composing = composing
  }

  mutating func number(below bound: Int) -> Int { source.number(below: bound) }

  mutating func any<Element>(_ elements: [Element]) -> Element { source.any(elements) }

  /// Returns a view of the tree, composed or as it is.
  mutating func node(_ view: some View) -> AnyView {
    guard composing != .none else { return AnyView(view) }
    let compositions = Composition.allCases
    let choice = number(below: 2 * compositions.count)
    guard composing != .ignored, choice < compositions.count else { return AnyView(view) }
    return (composing == .extracted ? .extracted : compositions[choice]).applied(to: view)
  }

  private static let words = [
    "alpha", "b", "unbreakable-word-long", "你好世界", "👩‍👩‍👧", "e\u{301}", "", "x y z", "1,000.50",
    "\u{1B}[31m", "tab\there", "a\nb\n", "  lead", "trail  ", "\u{202E}rtl", "🇯🇵🇩🇪", "한국어",
    "\u{1100}\u{1161}", "❤️", "(a) [b]", "-opt=val/ue",
  ]

  mutating func string() -> String {
    let words = (0..<number(below: 6)).map { _ in any(Self.words) }
    return words.joined(separator: number(below: 3) == 0 ? "" : " ")
  }

  mutating func text() -> Text {
    let text = Text(verbatim: string())
    switch number(below: 4) {
    case 0: return text.bold()
    case 1: return text + Text(verbatim: string()).foregroundStyle(.red).backgroundStyle(.blue)
    default: return text
    }
  }

  /// Returns a view with nested containers.
  mutating func view() -> AnyView { view(depth: number(below: 6)) }

  /// Returns a view with containers nested up to a depth.
  private mutating func view(depth: Int) -> AnyView {
    guard depth > 0, number(below: 6) > 0 else { return node(text()) }
    let children = (0..<number(below: 4)).map { (id: $0, view: view(depth: depth - 1)) }
    let content = ForEach(children, id: \.id) { $0.view }
    let one = view(depth: depth - 1)
    let rows = children.map(\.view)
    let isExtracted = composing != .none && number(below: 2) == 1 && composing != .ignored
    return isExtracted
      ? container(Extracted(content), one, rows: rows) : container(content, one, rows: rows)
  }

  private mutating func container(
    _ content: some View,
    _ one: AnyView,
    rows: [AnyView]
  ) -> AnyView {
    switch number(below: 5) {
    case 0: return stack(content, one)
    case 1: return modified(one)
    case 2: return block(content, one)
    case 3: return component(content, one)
    default: return table(rows, content, one)
    }
  }

  private static let borders: [TableBorder] = [
    .square, .rounded, .heavy, .double, .ascii, .horizontal, .none,
  ]

  private static let alignments: [Alignment] = [.center, .topLeading, .bottomTrailing]

  private mutating func stack(_ content: some View, _ one: AnyView) -> AnyView {
    let spacing = number(below: 3)
    switch number(below: 8) {
    case 7:
      return node(Columns(minimum: 1 + number(below: 30), spacing: spacing) { content })
    case 0:
      return node(
        VStack(alignment: any([.leading, .center, .trailing]), spacing: spacing) { content }
      )
    case 1:
      let hasSpacer = number(below: 2) == 0
      return node(
        HStack(alignment: any([.top, .center, .bottom]), spacing: spacing) {
          content
          if hasSpacer { Spacer() }
          one
        }
      )
    case 2: return node(List(any([.ordered, .unordered])) { content })
    case 3: return node(Quote { content })
    case 4:
      hasLayers = true
      return node(ZStack(alignment: any(Self.alignments)) { content })
    case 5:
      return node(
        ViewThatFits(in: any([.horizontal, .vertical])) {
          content
          one
        }
      )
    default:
      let isExpanded = number(below: 4) > 0
      return node(DisclosureGroup(string(), isExpanded: isExpanded) { content })
    }
  }

  private mutating func modified(_ one: AnyView) -> AnyView {
    switch number(below: 14) {
    case 12: return node(one.theme(.highContrast).role(.added))
    case 13: return node(one.headingIDs())
    case 0: return node(one.padding(.all, number(below: 5)))
    case 1: return node(one.border(any([.square, .rounded, .ascii])))
    case 2:
      let width = any([nil, number(below: 60)])
      let height = any([nil, number(below: 6)])
      return node(one.frame(width: width, height: height, alignment: any(Self.alignments)))
    case 3:
      return node(one.lineLimit(1 + number(below: 3)).truncationMode(any([.head, .middle, .tail])))
    case 4: return node(one.multilineTextAlignment(any([.center, .trailing])))
    case 5: return node(one.redacted(reason: .placeholder))
    case 6: return node(one.unredacted())
    case 7:
      hasLayers = true
      let layer = text()
      return node(one.overlay(alignment: any(Self.alignments)) { layer })
    case 8:
      hasLayers = true
      let front = text().border()
      return node(front.background(alignment: any(Self.alignments)) { one })
    case 9:
      return node(
        one.frame(
          minWidth: any([nil, number(below: 60)]),
          maxWidth: any([nil, .max, number(below: 60)]),
          minHeight: any([nil, number(below: 6)]),
          alignment: any(Self.alignments)
        )
      )
    case 10: return node(one.accessibilityLabel(string()))
    default: return node(one.backgroundStyle(.green).underline())
    }
  }

  private mutating func block(_ content: some View, _ one: AnyView) -> AnyView {
    let title = string()
    switch number(below: 12) {
    case 10: return node(Panel(content: { content }, title: { one }))
    case 0: return node(Panel(title) { content })
    case 1:
      return node(
        Section(title) {
          content
        } footer: {
          one
        }
      )
    case 2:
      return node(
        Paragraph {
          content
          Link(title, destination: "/x")
        }
      )
    case 3: return node(Divider())
    case 4:
      hasBars = true
      return node(Gauge("Gauge", value: 0.3).frame(width: 5 + number(below: 20)))
    case 5:
      hasBars = true
      return node(ProgressView(title, value: number(below: 10), total: 9))
    case 6: return node(CodeBlock(title + "\n" + string()))
    case 8:
      let values = (0..<number(below: 30)).map { _ in number(below: 9) }
      return node(Sparkline(title, values: values))
    case 9:
      let isDone = number(below: 2) == 0
      return node(
        List(any([.unordered, .ordered]), start: 95 + number(below: 9)) {
          TaskItem(isDone: isDone) { one }
          content
        }
      )
    case 7:
      let nodes = (0..<1 + number(below: 3)).map { outline(id: $0, depth: 3) }
      return node(OutlineGroup(nodes, children: \.children) { Text(verbatim: $0.name) })
    default: return node(Heading(title, level: 1 + number(below: 6)))
    }
  }

  private struct Node: Identifiable {
    let id: Int
    let name: String
    let children: [Node]?
  }

  private mutating func outline(id: Int, depth: Int) -> Node {
    let count = depth > 0 ? number(below: 4) : 0
    return Node(
      id: id,
      name: string(),
      children: count == 0 ? nil : (0..<count).map { outline(id: $0, depth: depth - 1) }
    )
  }

  private mutating func elementTable(_ content: some View, _ one: AnyView) -> AnyView {
    let hasStray = number(below: 4) == 0
    let rows = (0..<1 + number(below: 4)).map { row in
      let cells = (0..<number(below: 4)).map { column in
        (id: column, span: 1 + number(below: 3) * number(below: 2), rows: number(below: 4))
      }
      return (id: row, isGroup: number(below: 3) == 0, cells: cells)
    }
    return node(
      HTML.table {
        content
        HTML.thead { HTML.tr { HTML.th(.colspan(2)) { one } } }
        ForEach(rows, id: \.id) { row in
          let tr = HTML.tr {
            if hasStray && row.id == 0 { content }
            ForEach(row.cells, id: \.id) { cell in
              HTML.td(.colspan(cell.span), .rowspan(cell.rows)) {
                // A tree in every cell would grow by their number at each level.
                if cell.id == row.id { one } else { Text("\(row.id).\(cell.id)") }
              }
            }
          }
          if row.isGroup { HTML.tbody { tr } } else { tr }
        }
      }
    )
  }

  private mutating func table(_ rows: [AnyView], _ content: some View, _ one: AnyView) -> AnyView {
    let title = string()
    let maximum = any([nil, number(below: 20)])
    switch number(below: 4) {
    case 0:
      return elementTable(content, one)
    case 1:
      return node(
        HTML.div(.class("a")) {
          content
          HTML.br()
          HTML.ul { HTML.li { one } }
        }
      )
    case 2:
      let (every, fraction) = (1 + number(below: 3), Double(number(below: 11)) / 10)
      let (footer, priority) = (string(), number(below: 3) - 1)
      let down = (1 + number(below: 3), 1 + number(below: 2))
      let table = Table(Array(rows.enumerated()), id: \.offset) {
        TableColumn(title) { $0.element }.columnSpan { 1 + $0.offset % every }
          .footer(footer).rowSpan { 1 + $0.offset % down.0 }
        TableColumn("B") { _ in one }.rowSpan { 1 + $0.offset % down.1 }
          .width(fraction: fraction).verticalAlignment(.bottom)
        for name in ["C", "D"].prefix(every) {
          TableColumn(name) { Text("row \($0.offset)") }.flexible().priority(priority)
        }
      }
      let border = any(Self.borders)
      let hasSections = number(below: 2) == 1
      let traits = table.caption(title).tableBorder(border).rowSeparators(number(below: 2) == 1)
      return hasSections ? node(traits.sections { "\($0.offset / 2)" }) : node(traits)
    default:
      return node(
        Table(rows) {
          TableColumn(title, alignment: .trailing) { $0 }
          TableColumn("A long header") { _ in Text(verbatim: title) }.width(max: maximum)
            .sortIndicator(.descending)
          if maximum != nil {
            TableColumn { _ in
              Text(verbatim: title)
            } header: {
              one
            }
          }
          TableColumn("") { _ in one }.truncated()
        }
      )
    }
  }
}
