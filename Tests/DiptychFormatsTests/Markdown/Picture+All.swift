import Diptych

extension Picture {
  static let all: [Picture] = content + lists + tables + elements

  private static let content: [Picture] = [
    Picture("text-styles") {
      Text("plain")
      Text("bold").bold()
      Text("italic").italic()
      Text("bold and italic").bold().italic()
      Text("underlined").underline()
      Text("struck through").strikethrough()
      Text("dim").dim()
      Text("monospaced").monospaced()
      Text("red on blue").foregroundStyle(.red).backgroundStyle(.blue)
      Text("bold \(Text("and red").foregroundStyle(.red)) inside").bold()
    },
    Picture("text-styles-in-words") {
      Text("un\(Text("believ").bold())able")
      Text("un\(Text("believ").italic())able")
      Text("un\(Text("believ").strikethrough())able")
      Text("a\(Text("(b)").bold())c")
      Text("彼は\(Text("「猫」").bold())と言った")
      Text("costs\(Text("€5").bold())now")
      Text("a \(Text(" spaced ").bold()) b")
      Text("one\(Text("bold").bold())\(Text("italic").italic())\(Text("both").bold().italic())two")
    },
    Picture("text-lines") { Text("one\n\n  three, indented\nand a tab\there\n") },
    Picture("text-hostile") {
      Text("\u{1B}[31mred\u{1B}[0m \u{9B}31m \u{202E}reversed\u{202C} \u{7F} \0")
      Text("<script>alert('&')</script> &lt; &#35; AT&T")
      Text("*a* **b** _c_ snake_case ~~d~~ `e` [f](g) ![h](i) a \\ b")
      Text("https://example.org www.example.org ada@example.org @ada $x$ and $y$")
    },
    Picture("text-block-signs") {
      for sign in [
        "# a", "#a", "#", "- a", "-a", "-", "---", "+ a", "+a", "* a", "1. a", "1) a", "1.5",
        "12", "2026.", "> a", "| a |", "=", "~~~", "```", "    code", ":-", "===", "[a]: b",
      ] {
        Text("\(sign)")
        Text("text\n\(sign)")
      }
    },
    Picture("heading-levels") {
      for level in 1...6 { Heading("Level \(level)", level: level) }
      Heading("C#", level: 2)
      Heading("two\nlines", level: 2)
    },
    Picture("paragraph") {
      Paragraph {
        Text("Read ")
        Link("the guide", destination: "/guide?a=1&b=2")
        Text(", run ")
        Code("swift build")
        Text(" and ")
        Text("wait").bold()
        Text("!")
        Link("Or not", destination: "")
        LineBreak()
        Text("Then go on.")
      }
    },
    Picture("links") {
      Link("allowed", destination: "https://example.org/a b/ü(1)|<x>\\")
      Link("relative", destination: "../index.html#top")
      Link("a reference", destination: "a?b=1&copy;=2")
      Link("not allowed", destination: "javascript:alert(1)")
      Link("https://example.org [x]", destination: "https://example.org")
      Link(destination: "mailto:ada@example.org") { Text("Ada").bold() }
      Link(destination: "/x") {
        Text("two")
        Text(" parts").italic()
      }.bold()
      Link(destination: "/y") {
        VStack {
          Text("two")
          Text("blocks")
        }
      }
    },
    Picture("image") {
      Image("cat.png", alt: "A cat [asleep] & <well>")
      Link(destination: "/cat") { Image("cat.png", alt: "") }
    },
    Picture("code") {
      Code("a")
      Code("a`b")
      Code("`")
      Code(" a ")
      Code(" ")
      Code("a\nb")
      Code("*a* <b> \\ |")
      Text("un\(Text("believ").monospaced().bold())able")
    },
    Picture("code-block") {
      CodeBlock("if a < b {\n\treturn \"short\"\n\n}\n", language: "swift")
      CodeBlock("```swift\na\n````\n")
      CodeBlock("", language: "not a `name`")
    },
    Picture("quote") {
      Quote {
        Text("A quotation.")
        Quote { Text("And one inside.") }
        CodeBlock("a\n\nb")
      }
      Quote { Text("Another one.") }
      Quote {}
    },
    Picture("small-content") {
      Label("Passed", icon: "✓")
      LabeledContent("Branch", value: "main")
      LabeledContent("Author") { Text("Ada").bold() }
      Button("Retry") {}
      Divider()
      ProgressView()
      ProgressView("Copying", value: 3, total: 4)
      Gauge("Half", value: 0.5)
    },
    Picture("stacks") {
      VStack(spacing: 1) {
        Text("below")
        Text("each other")
      }
      HStack {
        Text("side").bold()
        Text("by")
        Spacer()
        Link("side", destination: "/")
      }
      HStack(spacing: 0) {
        Text("to")
        Text("gether")
      }
    },
    Picture("section-and-panel") {
      Section("Title") {
        Text("content")
      } footer: {
        Text("footer").dim()
      }
      Panel("Status") { Text("All is well.") }
      Panel { Text("No title") }
    },
    Picture("groups") {
      DisclosureGroup("Log of *all*", isExpanded: true) {
        Text("one")
        List { Text("two") }
      }
      DisclosureGroup {
        Text("hidden")
      } label: {
        Text("More").bold()
      }
      Quote { DisclosureGroup("In a quotation") { Text("content") } }
      Table([1]) {
        TableColumn("Cell") { _ in DisclosureGroup("label") { Text("content") } }
      }
      OutlineGroup(
        [Folder(name: "a", folders: [Folder(name: "b", folders: nil)]), Folder(name: "c")],
        id: \.name,
        children: \.folders
      ) { Text($0.name) }
    },
    Picture("layout-of-screens") {
      ViewThatFits {
        Text("first")
        Text("second")
      }
      ZStack {
        Text("behind")
        Text("in front")
      }
      Text("below").overlay { Text("above") }
      Columns {
        Text("one")
        Text("two")
      }
      Sparkline("Load", values: [0, 3, 7])
      Paragraph {
        Text("Load ")
        Sparkline("Load", values: [7, 3, 0])
      }
      Text("framed").frame(minWidth: 20).accessibilityLabel("spoken")
    },
    Picture("raw") {
      Raw(html: "<details>\n<summary>More</summary>\n")
      Text("*hidden*")
      Raw(html: "</details>")
      Paragraph {
        Text("H")
        Raw(html: "<sub>2</sub>")
        Text("O")
      }
    },
    Picture("layout") {
      Text("all around").padding(1).border().frame(width: 20).lineLimit(1)
    },
    Picture("document") {
      Document(title: "Title", language: "en") {
        Heading("Hello")
      } footer: {
        Text("The end")
      }
    },
  ]

  private static let lists: [Picture] = [
    Picture("list") {
      List {
        Text("one")
        VStack {
          Text("two")
          List {
            Text("nested")
            List { Text("on the line of its item") }
          }
        }
        Text("")
        if true { Text("conditional\nlines") }
      }
      List { Text("another list") }
      List { Text("and one more") }
      Text("after")
    },
    Picture("list-ordered") {
      List(.ordered) { for number in 1...10 { Text("item \(number)") } }
      List(.ordered) {
        VStack {
          Text("with blocks")
          Text("of text")
          CodeBlock("and code")
        }
        Text("last")
      }
    },
    Picture("list-edges") {
      List {
        List { List { Text("") } }
        VStack {
          Text("text above an empty item")
          List { Text("") }
        }
        Divider()
        Quote { Text("quote") }
        Heading("Heading", level: 3)
        Table([1]) { TableColumn("N") { Text("\($0)") } }
        List {}
      }
      List {}
      List { Text("not joined") }
    },
    Picture("list-in-quote") {
      Quote {
        List {
          VStack {
            Text("one")
            Text("two")
          }
          Text("three")
        }
      }
    },
    Picture("list-from-eight") {
      List(.ordered, start: 8) {
        Text("eight")
        VStack {
          Text("nine")
          List(.ordered, start: 3) { Text("three") }
        }
        Text("ten")
      }
    },
    Picture("list-of-task-items") {
      List {
        TaskItem(isDone: true) { Text("done") }
        TaskItem(isDone: false) { Text("open").bold() }
        Text("no task")
      }
      TaskItem(isDone: false) { Text("no list") }
    },
    Picture("list-of-tasks") {
      HTML.ul {
        HTML.li {
          HTML.input(.type("checkbox"), .checked)
          Text(" done")
        }
        HTML.li {
          HTML.input(.type("checkbox"))
          Text(" [ ] open")
        }
      }
      HTML.p {
        Text("a box ")
        HTML.input(.type("checkbox"))
      }
    },
  ]

  struct Folder: Sendable {
    let name: String
    var folders: [Folder]?
  }

  struct Package: Sendable {
    let name: String
    let size: Int
    let summary: String
  }

  static let packages: [Package] = [
    Package(name: "alpha", size: 12, summary: "The first | of them \\| all"),
    Package(name: "東京都", size: 1024, summary: "Two\nlines"),
    Package(name: "a|b", size: 7, summary: ""),
  ]

  private static let tables: [Picture] = [
    Picture("table") {
      Table(packages) {
        TableColumn("Name|") { Text($0.name).bold() }
        TableColumn("Size", alignment: .trailing) { Text("\($0.size)") }
        TableColumn("Code", alignment: .center) { Code($0.name) }
        TableColumn("Summary") { Text($0.summary) }
      }
      Text("after")
    },
    Picture("table-without-header") {
      Table(["a", "b"]) {
        TableColumn("") { Text($0) }
        TableColumn("") { Text($0 + $0) }
      }
    },
    Picture("table-empty") { Table([Package]()) { TableColumn("Name") { Text($0.name) } } },
    Picture("table-spans") {
      Table(1...4) {
        TableColumn("Half") { Text($0 < 3 ? "first" : "second") }.rowSpan { 2 - ($0 + 1) % 2 }
        TableColumn("Number") { Text("\($0)") }.columnSpan { $0 == 4 ? 2 : 1 }
        TableColumn("Square") { Text("\($0 * $0)") }
      }
    },
    Picture("table-whole") {
      Table(packages) {
        TableColumn("Name") { Text($0.name) }.footer("all *3*")
          .columnSpan { $0.summary.isEmpty ? 2 : 1 }
        TableColumn("Size", alignment: .trailing) { Text("\($0.size)") }.footer("1043")
      }
      .caption("What is *inside*")
      .sections { $0.size > 1000 ? "large" : "small" }
    },
    Picture("table-blocks") {
      Table(["x"]) {
        TableColumn("What") { name in
          Heading("Title", level: 3)
          Text("a")
          Paragraph { Text("b") }
          Text("c")
          List(.ordered) {
            Text(name).bold()
            Text("second")
          }
          Quote { VStack { Text("quote") } }
          CodeBlock("if a | b {\n  *c*\n}")
          Divider()
          Raw(html: "<b>raw\n|</b>")
        }
        TableColumn("Stacks") { name in
          HStack {
            Text(name)
            VStack {
              Text(name)
              Text(name)
            }
          }
        }
        TableColumn("Nested") { name in
          Table([name]) { TableColumn("Name") { Text($0) } }
          HTML.table { HTML.tr { HTML.th { Code("a|b\\") } } }
        }
      }
    },
  ]

  private static let elements: [Picture] = [
    Picture("html-elements") {
      HTML.article(.class("card"), .id("a1")) {
        HTML.h2 { Text("Title") }
        HTML.p {
          Text("A "); HTML.strong { Text("strong") }; Text(" ");
          HTML.a(.href("/x")) { Text("word") }
          HTML.br()
          HTML.img(.src("a.png"), .alt("b"))
        }
        HTML.ol {
          HTML.li { Text("one") }
          HTML.li {
            Text("two")
            HTML.ul { HTML.li { HTML.em { Text("nested") } } }
          }
        }
        HTML.pre { HTML.code { Text("a *b*\n  c\n") } }
        HTML.hr()
        HTML.blockquote { Text("quote") }
        HTML.template { Text("hidden") }
      }
    },
    Picture("html-tables") {
      HTML.table {
        HTML.caption { Text("Caption") }
        HTML.thead {
          HTML.tr {
            HTML.th { Text("A") }
          }
        }
        HTML.tbody {
          HTML.tr {
            HTML.td { Text("a") }
            HTML.td { Text("b") }
          }
        }
      }
      HTML.table {
        HTML.tr {
          HTML.td { Text("no header") }
          Text("and no cell")
        }
      }
      HTML.table {}
      HTML.tr { HTML.td { Text("no table") } }
      HTML.li { Text("no list") }
    },
  ]
}
