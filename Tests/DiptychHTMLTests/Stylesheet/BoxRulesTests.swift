import Diptych
import Testing

@testable import DiptychHTML

@Suite("Rules of boxes") struct BoxRulesTests {
  /// The value of a property in the rules of a page with some content.
  private func value(_ property: String, of selector: String, in content: some View) -> String? {
    let page = Document(title: "T", language: "en") { content }.rendered(as: .html)
    return Sheet(String(page.split(separator: "<style>")[1].split(separator: "</style>")[0])).rules
      .last { $0.selector == selector && $0[property] != nil }?[property]
  }

  @Test("A box is as wide as its content, unless a view in it fills the width") func fit() {
    let selector =
      ":is(.fit,.border,.border-rounded,.layered,.zstack,.across-center,.across-trailing)"
      + ":not(:has(.fill-width,.spacer,.columns,.stats,.heat,svg:where(:not(.icon,.i)),meter,progress))"
    let text = Text("a")
    for content: AnyView in [
      AnyView(text.border()), AnyView(text.border(.rounded)), AnyView(text.overlay { text }),
      AnyView(text.background { text }), AnyView(ZStack { text }),
      AnyView(VStack(alignment: .center) { text }),
      AnyView(VStack { text }.backgroundStyle(.blue)), AnyView(text.backgroundStyle(.blue)),
    ] {
      #expect(value("width", of: selector, in: content) == "fit-content")
      #expect(value("max-width", of: selector, in: content) == "100%")
    }
    for content: AnyView in [
      AnyView(text), AnyView(VStack { text }), AnyView(VStack { text }.bold()),
      AnyView(Text("a \(text.backgroundStyle(.blue))")),
    ] {
      #expect(value("width", of: selector, in: content) == nil)
    }
  }

  @Test("A maximum width holds, and views that fill a row share it")
  func frames() {
    let limited = Text("a").frame(maxWidth: 30)
    #expect(value("width", of: ".max-width-30", in: limited) == "30ch")
    #expect(value("max-width", of: ".max-width-30", in: limited) == "100%")
    #expect(
      value(
        "flex",
        of: ".hstack>:is(.fill-width,:has(.fill-width))",
        in: HStack { Text("a").frame(maxWidth: .max) }
      ) == "1"
    )
    #expect(value("margin-inline", of: "[class*=width].text-center>*", in: limited) == "auto")
  }

  @Test("A row of tables, buttons or badges wraps, and a bar beside a text takes what is left")
  func rows() {
    let row = HStack { Button("a") {} }
    let selector = """
      .hstack:has(>.scroll + .scroll,\
      >:is(:first-child,:nth-child(n+3))>:is(button,.badge))
      """
    #expect(value("flex-wrap", of: selector, in: row) == "wrap")
    let bar = HStack { Gauge("a", value: 0.5) }
    let bars = "meter,progress,.hstack:has(>progress)"
    #expect(value("flex", of: ".hstack>:is(\(bars),.facts:has(meter))", in: bar) == "1")
    #expect(
      value("margin-block-start", of: ".vstack>* + :is(\(bars))", in: bar) == "var(--space-2)"
    )
  }

  @Test("A line is as long as the stack or the view that it stands in") func dividers() {
    #expect(value("align-self", of: ".vstack>hr", in: VStack { Divider() }) == "stretch")
    #expect(value("flex", of: ".hstack>hr", in: HStack { Divider() }) == "1")
    let behind = Text("a").background { Divider() }
    #expect(value("justify-self", of: "hr", in: behind) == "stretch")
    #expect(value("margin-block", of: ".underlay>*", in: behind) == "0")
  }

  @Test("A box has space above and below its content, not only beside it") func boxes() {
    #expect(value("padding", of: ".border", in: Text("a").border()) == ".25lh 1ch")
    #expect(value("padding", of: ".border-rounded", in: Text("a").border(.rounded)) == ".25lh 1ch")
  }

  @Test("A task has its box instead of a bullet, and the number of an ordered list") func tasks() {
    let tasks = List(.ordered) { TaskItem("a", isDone: true) }
    #expect(value("list-style", of: "ul>li:has(>.task)", in: tasks) == "none")
  }

  @Test("The box of a task is as in a terminal, with the accent if it is done") func taskBoxes() {
    let task = TaskItem("a", isDone: true)
    #expect(value("all", of: ".task>input", in: task) == "unset")
    #expect(value("content", of: ".task>input::before", in: task) == "\"☐\"")
    #expect(value("content", of: ".task>:checked::before", in: task) == "\"☑\\FE0E\"")
    #expect(value("color", of: ".task>:checked::before", in: task) == "var(--accent)")
  }

  @Test("A screen reader does not say the separator of breadcrumbs") func breadcrumbs() {
    let view = Breadcrumbs { Link("a", destination: "/a") }
    #expect(value("content", of: ".crumbs li + li::before", in: view) == "\"›\"/\"\"")
  }

  @Test("Redacted text is nearly as wide as the text, so that it fits where that does")
  func redacted() {
    let redacted = Text("a").redacted(reason: .placeholder)
    #expect(value("font-family", of: ".redacted", in: redacted) == "var(--mono)")
  }

  @Test("A disclosure group at the end of another one has no extra line")
  func nestedDisclosures() {
    let group = DisclosureGroup("a") { DisclosureGroup("b") { Text("c") } }
    #expect(value("border-block-end", of: "details details:last-child", in: group) == "0")
    #expect(value("padding-block-end", of: "details details:last-child", in: group) == "0")
  }

  @Test("A heading in a stack with gaps is as near to what follows as it is among paragraphs")
  func headings() {
    let headings = ":is(h1,h2,h3,h4,h5,h6):not(:last-child)"
    let stack = VStack(spacing: 1) { Heading("a") }
    #expect(value("gap", of: ".gap-1", in: stack) == "1lh 1ch")
    #expect(
      value("margin-block-end", of: ".vstack[class*=gap-]>\(headings)", in: stack)
        == "calc(-1 * var(--space-3))"
    )
    #expect(value("margin-block-end", of: ".vstack>\(headings)", in: stack) == "var(--space-2)")
  }

  @Test("A bar in a table has a default width, unless a column has a width") func bars() {
    for bar in ["meter", ".churn"] {
      let selector = ".scroll table:not(:has(>colgroup)) td:has(>\(bar))"
      let table = Table([1]) { TableColumn("") { _ in Gauge("g", value: 0.5) } }
      #expect(value("width", of: selector, in: table) == (bar == "meter" ? "32%" : "6.5rem"))
    }
    let page = Table([1]) { TableColumn("") { _ in Gauge("g", value: 0.5) }.width(12) }
    #expect(
      page.rendered(as: .html).contains("<table><colgroup><col class=\"column-12\"></colgroup>")
    )
  }
}
