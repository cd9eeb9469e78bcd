import Diptych
import DiptychANSI

/// A random view tree that is partly redacted.
///
/// Redacted text consists of Cherokee letters, readable text of Georgian letters; nothing else in
/// any format uses these scripts. The innermost redaction modifier around a string decides whether
/// it is redacted; names of values and titles of columns are readable by themselves. Classes, ids
/// and form names belong to the page and are not redacted.
struct RedactedTree: ChosenView {
  private var source: Choices
  /// Whether the next views are redacted.
  private var isHidden = false
  /// Whether a format may leave out the next views even if they are readable.
  private var isOptional = false
  /// Whether a string is redacted.
  private(set) var hidesText = false
  /// The readable words that every format shows, except the narrow ones.
  private(set) var shownWords: [String] = []

  var choices: [Int] { source.made }

  init(seed: Int) { source = Choices(seed: seed) }

  init(choices: [Int]) { source = Choices(choices) }

  static let shownScript: ClosedRange<Unicode.Scalar> = "\u{10D0}"..."\u{10F0}"

  private static let hiddenWords = [
    "Ꭰ", "ᎣᏏᏲ", "ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ", "a ᎤᏓᏴᎳᏛ", "Ꭱ\u{301}", "Ꮳ\u{AD}Ꮃ", "ᎠᎹ\nᎠᎹ", "\tᏅ", "\u{202E}Ꮔ",
    "Ꮜ\u{200D}Ꮝ",
    "👩‍Ꮵ", "<Ꮿ>&\"'", "[Ꮾ](/Ꮾ)", "`Ᏸ`", "|Ᏹ|", "Ᏼ  ",
  ]

  /// Returns a string that is redacted or readable.
  private mutating func string() -> String {
    guard isHidden else { return "ა\(Self.letter(source.number(below: 33)))" }
    hidesText = true
    return (0..<1 + source.number(below: 3)).map { _ in source.any(Self.hiddenWords) }
      .joined(separator: " ")
  }

  private static func letter(_ number: Int) -> Unicode.Scalar {
    Unicode.Scalar(shownScript.lowerBound.value + UInt32(number)) ?? shownScript.lowerBound
  }

  /// Returns a text; if it is readable, every format must show it.
  private mutating func text() -> Text {
    if isHidden || isOptional { return styled(Text(verbatim: string())) }
    var number = shownWords.count
    var word = "ჰ"
    repeat {
      word.unicodeScalars.append(Self.letter(number % 32))
      number /= 32
    } while number > 0
    word += "ჰ"
    shownWords.append(word)
    return styled(Text(verbatim: word))
  }

  private mutating func styled(_ text: Text) -> Text {
    switch source.number(below: 5) {
    case 0: return text.bold()
    case 1: return text + Text(verbatim: string()).foregroundStyle(.red).underline()
    case 2: return Text("x \(Text(verbatim: string()).italic()) y \(string()) ") + text
    default: return text
    }
  }

  /// Makes a view that a format may leave out.
  private mutating func optional<Result>(
    _ isOptional: Bool = true,
    _ make: (inout Self) -> Result
  ) -> Result {
    let outer = self.isOptional
    self.isOptional = outer || isOptional
    defer { self.isOptional = outer }
    return make(&self)
  }

  /// Makes a view that is redacted or readable.
  private mutating func hidden<Result>(_ isHidden: Bool, _ make: (inout Self) -> Result) -> Result {
    let outer = self.isHidden
    self.isHidden = isHidden
    defer { self.isHidden = outer }
    return make(&self)
  }

  /// Returns a view that is partly redacted.
  mutating func view() -> AnyView {
    let children = (0..<1 + source.number(below: 3)).map { id in
      Child(id: id, view: view(depth: 1 + source.number(below: 4)))
    }
    return AnyView(VStack { ForEach(children) { $0.view } })
  }

  private mutating func view(depth: Int) -> AnyView {
    guard depth > 0 else { return AnyView(text()) }
    switch source.number(below: 10) {
    case 0, 1, 8:
      let isHidden = source.number(below: 3) > 0
      let view = hidden(isHidden) { $0.view(depth: depth - 1) }
      return isHidden
        ? AnyView(view.redacted(reason: .placeholder)) : AnyView(view.unredacted())
    case 2: return AnyView(text())
    case 3: return leaf()
    case 4: return container(depth: depth)
    case 5: return titled(depth: depth)
    case 6: return element(depth: depth)
    case 7: return table(depth: depth)
    default: return modified(depth: depth)
    }
  }

  private mutating func children(depth: Int) -> [Child] {
    (0..<source.number(below: 4)).map { Child(id: $0, view: view(depth: depth - 1)) }
  }

  private struct Child: Identifiable {
    let id: Int
    let view: AnyView
  }

  // MARK: Content

  private mutating func leaf() -> AnyView {
    let (a, b) = (string(), string())
    switch source.number(below: 19) {
    case 0: return AnyView(Heading(a, level: 1 + source.number(below: 6)))
    case 1: return AnyView(Link(a, destination: "/" + b))
    case 2: return AnyView(Image("/" + a, alt: b))
    case 3: return AnyView(CodeBlock(a + "\n" + b, language: source.any([nil, "swift", a])))
    case 4: return AnyView(Label(a, icon: b))
    case 5: return AnyView(LabeledContent(hidden(false) { $0.string() }, value: b))
    case 6: return AnyView(Raw(html: "<b title=\"\(a)\">\(b)</b>"))
    case 7: return AnyView(Button(a) {})
    case 8: return AnyView(Gauge(a, value: 0.3))
    case 9: return AnyView(ProgressView(a, value: source.any([nil, 0.5])))
    case 10: return AnyView(Sparkline(a, values: [1, 2, 3]))
    case 11: return AnyView(TaskItem(a, isDone: source.number(below: 2) == 0))
    case 12: return AnyView(Code(a))
    case 13:
      return AnyView(Link(destination: source.any(["/", "https://", "ssh://"]) + a) { text() })
    case 14: return AnyView(HTML.script(json: "{\"a\": \"\(a)\"}"))
    case 15: return AnyView(HTMLComment(a))
    case 16: return AnyView(Paragraph { Text("\(Text(verbatim: a).bold()) b \(b)") })
    case 17: return AnyView(asynchronous())
    default:
      return AnyView(Text(ansi: "\u{1B}[31m\(a)\u{1B}]8;;/\(b)\u{7}\(b)\u{1B}]8;;\u{7}\u{1B}[0m"))
    }
  }

  /// Returns a component that shows a placeholder or loaded data.
  private mutating func asynchronous() -> some View {
    let isLoading = source.number(below: 2) == 0
    let loaded = string()
    let stub = hidden(true) { $0.string() }
    let state: AsyncValue<String, StubError> = isLoading ? .loading : .loaded(loaded)
    return AsyncValueView(value: state) {
      Heading($0, level: 2)
      Link($0, destination: "/" + $0)
    }
    .placeholder(stub)
  }

  private struct StubError: Error {}

  // MARK: Containers

  private mutating func container(depth: Int) -> AnyView {
    switch source.number(below: 11) {
    case 0:
      let children = children(depth: depth)
      return AnyView(VStack { ForEach(children) { $0.view } })
    case 1:
      let children = children(depth: depth)
      return AnyView(HStack(spacing: 1) { ForEach(children) { $0.view } })
    case 2:
      let children = children(depth: depth)
      return AnyView(List(source.any([.ordered, .unordered])) { ForEach(children) { $0.view } })
    case 3:
      let children = children(depth: depth)
      return AnyView(Quote { ForEach(children) { $0.view } })
    case 4:
      let children = optional { $0.children(depth: depth) }
      return AnyView(ZStack { ForEach(children) { $0.view } })
    case 5:
      let children = optional { $0.children(depth: depth) }
      return AnyView(ViewThatFits { ForEach(children) { $0.view } })
    case 6:
      let children = children(depth: depth)
      return AnyView(Columns(minimum: 5, spacing: 1) { ForEach(children) { $0.view } })
    case 7:
      let children = optional { $0.children(depth: depth) }
      return AnyView(Paragraph { ForEach(children) { $0.view } })
    case 8:
      let label = optional { $0.view(depth: depth - 1) }
      return AnyView(Button(action: {}) { label })
    case 9:
      let nodes = [Node(id: 0, name: string(), children: [Node(id: 1, name: string())])]
      return AnyView(OutlineGroup(nodes, children: \.children) { Text(verbatim: $0.name) })
    default:
      let (child, destination) = (optional { $0.view(depth: depth - 1) }, "/" + string())
      return AnyView(Link(destination: destination) { child })
    }
  }

  private struct Node: Identifiable {
    let id: Int
    let name: String
    var children: [Node]?
  }

  private mutating func titled(depth: Int) -> AnyView {
    let (kind, title) = (source.number(below: 9), string())
    let one = kind < 6 ? view(depth: depth - 1) : AnyView(EmptyView())
    let other = optional { $0.view(depth: depth - 1) }
    switch kind {
    case 0: return AnyView(Panel(title) { one })
    case 1: return AnyView(Panel(content: { one }, title: { other }))
    case 2: return AnyView(Section(title) { one })
    case 3: return AnyView(Section(content: { one }, header: { other }, footer: { other }))
    case 4: return AnyView(DisclosureGroup(title, isExpanded: true) { one })
    case 5: return AnyView(DisclosureGroup(isExpanded: true, content: { one }, label: { other }))
    case 6: return AnyView(DisclosureGroup(title) { other })
    case 7:
      let label = hidden(false) { tree in tree.optional { $0.view(depth: depth - 1) } }
      return AnyView(LabeledContent(content: { other }, label: { label }))
    default: return AnyView(Label(icon: title) { other })
    }
  }

  // MARK: Modifiers

  private mutating func modified(depth: Int) -> AnyView {
    let kind = source.number(below: 10)
    let mayHide = kind < 4
    let (title, one) = (string(), optional(mayHide) { $0.view(depth: depth - 1) })
    switch kind {
    case 0: return AnyView(one.accessibilityLabel(title))
    case 1: return AnyView(one.frame(width: source.number(below: 20), height: 2))
    case 2: return AnyView(one.lineLimit(1).truncationMode(source.any([.head, .middle, .tail])))
    case 3: return AnyView(one.overlay { Text("x") }.background { Text(verbatim: title) })
    case 4: return AnyView(one.padding(1).border())
    case 5:
      return AnyView(one.htmlAttributes(.title(title), .class("class"), .data("key", title)))
    case 6: return AnyView(one.bold().foregroundStyle(.red))
    case 7: return AnyView(one.id("id-\(source.number(below: 9))"))
    case 8: return AnyView(one.multilineTextAlignment(.center).hangingIndent(1))
    default: return AnyView(one.environment(\.labels, Labels()))
    }
  }

  // MARK: Elements

  private mutating func element(depth: Int) -> AnyView {
    let (kind, a, b) = (source.number(below: 18), string(), string())
    let one = kind < 3 ? view(depth: depth - 1) : AnyView(EmptyView())
    let other = optional { $0.view(depth: depth - 1) }
    switch kind {
    case 0:
      return AnyView(HTML.div(.title(a), .data("key", b), .attribute("aria-label", a)) { one })
    case 1: return AnyView(HTML.blockquote(.cite("/" + a)) { one })
    case 2:
      return AnyView(
        HTML.ul(.title(b)) {
          HTML.li { one }
          HTML.li(.title(a)) { other }
        }
      )
    case 3: return AnyView(HTML.img(.src("/" + a), .alt(b), .srcset("/\(a) 2x")))
    case 4: return AnyView(HTML.input(.type("text"), .value(a), .placeholder(b)))
    case 5: return AnyView(HTML.textarea(.placeholder(a)) { Text(verbatim: b) })
    case 6:
      return AnyView(
        HTML.select {
          HTML.optgroup(.label(a)) { HTML.option(.value(a), .label(b)) { Text(verbatim: a) } }
        }
      )
    case 7: return AnyView(HTML.abbr(.title(a)) { Text(verbatim: b) })
    case 8: return AnyView(HTML.pre { HTML.code { Text(verbatim: a) } })
    case 9: return AnyView(HTML.iframe(.src("/" + a), .title(b)))
    case 10: return AnyView(HTML.p(.attribute("aria-description", b)) { other })
    case 11: return AnyView(HTML.video(.src("/" + a), .poster("/" + b)) { other })
    case 12: return AnyView(HTML.a(.href("/" + a), .title(b), .download(a)) { other })
    case 13: return AnyView(HTML.title { Text(verbatim: a) })
    case 14: return AnyView(HTML.element("user-card", .attribute("name-of", a)) { other })
    case 15: return AnyView(HTML.form(.action("/" + a)) { HTML.label(.title(b)) { other } })
    case 16: return AnyView(HTML.meter(.value(0.5), .title(a)) { Text(verbatim: b) })
    default: return AnyView(HTML.h2(.title(a)) { other })
    }
  }

  // MARK: Tables

  private mutating func table(depth: Int) -> AnyView {
    let (title, footer, caption, section) = (string(), string(), string(), string())
    let kind = source.number(below: 3)
    let one = kind < 2 ? view(depth: depth - 1) : AnyView(EmptyView())
    let other = optional { $0.view(depth: depth - 1) }
    let name = hidden(false) { $0.string() }
    let header = hidden(false) { tree in tree.optional { $0.view(depth: depth - 1) } }
    switch kind {
    case 0:
      return AnyView(
        HTML.table {
          HTML.caption { Text(verbatim: caption) }
          HTML.thead {
            HTML.tr {
              HTML.th(.title(title), .abbr(title)) { other }
              HTML.th { Text(verbatim: title) }
            }
          }
          HTML.tr {
            HTML.td(.rowspan(source.number(below: 3))) { one }
            HTML.td { other }
          }
          HTML.tr { HTML.td { Text(verbatim: footer) } }
        }
      )
    case 1:
      let table = Table([0]) {
        TableColumn(name) { _ in one }.footer(footer).sortIndicator(.ascending)
        TableColumn { _ in
          other
        } header: {
          header
        }
        TableColumn("") { _ in Text(verbatim: section) }.rowHeader().truncated()
      }
      return AnyView(table.caption(caption).sections { _ in section })
    default:
      let rows = [string(), string()]
      let table = Table(rows, id: \.self) {
        TableColumn(name) { Text(verbatim: $0) }.rowSpan { _ in 2 }.priority(-1)
        TableColumn(name + "ა") { Link($0, destination: "/" + $0) }.columnSpan { _ in 2 }
      }
      return AnyView(table.tableBorder(source.any([.square, .horizontal, .none])))
    }
  }
}
