import Diptych

/// A component in a state worth a picture.
struct Component: Sendable {
  let name: String
  let view: @Sendable () -> AnyView

  init<V: View & SendableMetatype>(_ name: String, @ViewBuilder _ view: @escaping @Sendable () -> V)
  {
    self.name = name
    self.view = { AnyView(view()) }
  }

  struct Package: Sendable {
    let name: String
    let size: Int
    let summary: String
  }

  static let packages = [
    Package(name: "alpha", size: 12, summary: "The first of them all"),
    Package(name: "東京都", size: 1024, summary: "Wide letters 数据, an emoji 👩‍👩‍👧 and a flag 🇯🇵"),
    Package(name: "long-name-of-a-package", size: 7, summary: ""),
  ]

  static let all: [Component] = content + containers + layout

  private static let content = [
    Component("text-styles") {
      Text("plain")
      Text("bold").bold()
      Text("italic").italic()
      Text("underlined").underline()
      Text("struck through").strikethrough()
      Text("dim").dim()
      Text("monospaced").monospaced()
      Text("red on blue").foregroundStyle(.red).backgroundStyle(.blue)
      Text("exact").foregroundStyle(Color(red: 255, green: 136, blue: 0))
      Text("bold \(Text("and red").foregroundStyle(.red)) inside").bold()
    },
    Component("text-lines") { Text("one\n\n  three, indented\nand a tab\there") },
    Component("text-hostile") {
      Text("\u{1B}[31mred\u{1B}[0m \u{9B}31m \u{1B}]0;title\u{07} \u{202E}reversed\u{202C} \u{7F}")
      Text("<script>alert('&')</script>")
    },
    Component("text-wide") {
      Text("你好世界。「括弧」も行頭に来ない。Mixed with English, 1,000.50 € and 👍🏽 ❤️ e\u{301}.")
    },
    Component("text-unbroken") { Text(String(repeating: "unbroken", count: 20)) },
    Component("heading-levels") {
      ForEach(1...6, id: \.self) { Heading("Level \($0)", level: $0) }
    },
    Component("paragraph") {
      Paragraph {
        Text("Read ")
        Link("the guide that explains it all", destination: "/guide?a=1&b=2")
        Text(", run ")
        Code("swift build")
        Text(" and ")
        Text("wait").bold()
        Text(".")
      }
    },
    Component("links") {
      Link("allowed", destination: "https://example.org/a b/ü")
      Link("relative", destination: "../index.html#top")
      Link("not allowed", destination: "javascript:alert(1)")
      Link(destination: "mailto:ada@example.org") { Text("Ada").bold() }
    },
    Component("image") { Image("cat.png", alt: "A cat asleep") },
    Component("code-block") {
      CodeBlock(
        "if a < b {\n\treturn \"short\" // and a comment that is rather long\n}\n",
        language: "swift"
      )
    },
    Component("quote") {
      Quote {
        Text("A quotation that takes more than one line where there is little room for it.")
        Quote { Text("And one inside.") }
      }
    },
    Component("label") { Label("Passed", icon: "✓") },
    Component("labeled-content") {
      LabeledContent("Branch", value: "main")
      LabeledContent("Author") { Text("Ada").bold() }
    },
    Component("button") { Button("Retry") {} },
    Component("divider") {
      Text("above")
      Divider()
      Text("below")
    },
    Component("progress-view") {
      ProgressView()
      ProgressView("Copying", value: 3, total: 4)
      ProgressView(value: 0.0)
      ProgressView(value: 0.001)
      ProgressView(value: 0.999)
      ProgressView(value: 1.0)
    },
    Component("gauge") {
      Gauge("Half", value: 0.5)
      Gauge("Framed", value: 7, in: 0...10).frame(width: 10)
    },
    Component("redacted") {
      Panel("Status") {
        card
      }
      .redacted(reason: .placeholder)
    },
    Component("redacted-texts") {
      Group {
        Text(
          "A line that is \(Text("bold").bold()), \(Text("red").foregroundStyle(.red)) and wrapped."
        )
        Text("你好世界。「括弧」 Mixed 1,000.50 € and 👍🏽 ❤️ e\u{301}.")
        Text("one\n\n  three, indented\nand a tab\there")
        Text("cut where there is no room for it").lineLimit(1)
        CodeBlock("if a {\n\treturn\n}", language: "swift")
        Heading("Heading", level: 2)
        HTML.p {
          HTML.a(.href("/a"), .class("quiet")) { Text("Element") }
          HTML.select { HTML.option { Text("Option") } }
        }
        Raw(html: "<b>trusted</b>")
      }
      .redacted(reason: .placeholder)
      Text("no reason").redacted(reason: [])
    },
    Component("raw") { Raw(html: "<b>trusted</b>") },
  ]

  /// A view with something of everything.
  @ViewBuilder private static var card: some View {
    LabeledContent {
      Text("Ada").bold()
    } label: {
      Text("Author").unredacted()
    }
    Table(packages) {
      TableColumn("Name") { Text($0.name).bold() }
      TableColumn("Size", alignment: .trailing) { Text("\($0.size)") }
    }
    List(.ordered) {
      Text("The first item of the list")
      Label("Passed", icon: "✓")
    }
    Paragraph {
      Text("Read ")
      Link("the guide", destination: "/guide")
      Text(".")
    }
    Image("cat.png", alt: "A cat asleep")
    HStack {
      Button("Retry") {}
      ProgressView(value: 0.4).frame(width: 10)
      Gauge("Share", value: 0.4)
    }
    ProgressView("Copying")
    Quote { Text("数据 and 👩‍👩‍👧") }
  }

  private static let containers = [
    Component("list") {
      List {
        Text("one")
        VStack {
          Text("two has more to say than fits on a narrow line")
          List {
            Text("nested")
            List { Text("deeper") }
          }
        }
        EmptyView()
        if true { Text("conditional") }
      }
    },
    Component("list-ordered") {
      List(.ordered) { ForEach(1...10, id: \.self) { Text("item \($0)") } }
    },
    Component("section") {
      Section("Title") {
        Text("content")
      } footer: {
        Text("footer").dim()
      }
    },
    Component("panel") {
      Panel("Status") { Text("All is well, and there is more to say about it than a line holds.") }
    },
    Component("panel-without-title") { Panel { Text("Hello") } },
    Component("table") {
      Table(packages) {
        TableColumn("Name") { Text($0.name).bold() }
        TableColumn("Size", alignment: .trailing) { Text("\($0.size)") }
        TableColumn("Summary") { Text($0.summary) }
      }
    },
    Component("table-truncated") {
      Table(packages) {
        TableColumn("Name") { Text($0.name) }.width(8)
        TableColumn("Summary") { Text($0.summary) }.truncated()
      }
    },
    Component("table-blocks") {
      Table(packages) {
        TableColumn("", alignment: .center) { Text("\($0.size)") }
        TableColumn("What", alignment: .trailing) { package in
          VStack {
            Text(package.name)
            List {
              Text(package.summary)
              Text("second")
            }
          }
        }
        TableColumn("Nested") { package in
          Table([package]) { TableColumn("Size") { Gauge("Size", value: Double($0.size) / 1024) } }
        }
      }
    },
    Component("table-empty") { Table([Package]()) { TableColumn("Name") { Text($0.name) } } },
    Component("html-elements") {
      HTML.article(.class("card"), .id("a1"), .data("kind", "x&y")) {
        HTML.h2 { Text("Title") }
        HTML.p {
          Text("A "); HTML.strong { Text("strong") }; Text(" word.")
        }
        HTML.ul {
          HTML.li { Text("one") }
          HTML.li { Text("two") }
        }
        HTML.table {
          HTML.tr {
            HTML.td(.colspan(1)) { Text("a") }
            HTML.td { Text("b") }
          }
        }
        HTML.br()
        HTML.input(.value("\"quoted\" <value>"), .disabled)
      }
    },
    Component("html-attributes") {
      Text("text").htmlAttributes(.id("t"))
      VStack { Text("stack") }.htmlAttributes(.class("mine"), .id("s"))
      HTML.div(.class("own"), .id("inner")) { Text("element") }
        .htmlAttributes(.class("added"), .id("outer"))
    },
  ]

  private static let layout = [
    Component("vstack") {
      VStack(alignment: .center, spacing: 1) {
        Text("short")
        Text("a longer line")
        Text("")
        Divider()
      }
    },
    Component("hstack") {
      HStack(alignment: .center, spacing: 3) {
        Text("left")
        Text("a text in the middle that is long enough to be wrapped")
        VStack {
          Text("one")
          Text("two")
          Text("three")
        }
      }
    },
    Component("spacer") {
      HStack {
        Text("Name")
        Spacer()
        Text("Value")
      }
    },
    Component("padding") {
      Text("padded").padding(.leading, 4)
      Text("all around").padding(1).border()
    },
    Component("border") {
      Text("square").border()
      Text("rounded").border(.rounded)
      Text("ascii").border(.ascii)
    },
    Component("frame") {
      Text("leading").frame(width: 20, alignment: .leading).border()
      Text("center").frame(width: 20).border()
      Text("bottom").frame(width: 20, height: 3, alignment: .bottomTrailing).border()
    },
    Component("background") {
      VStack {
        Text("on blue").bold()
        Text("second line")
      }
      .padding(1).border().backgroundStyle(.blue)
    },
    Component("line-limit") {
      let text = "A text that is much too long for the one line it is given here, really."
      Text(text).lineLimit(1)
      Text(text).lineLimit(1).truncationMode(.head)
      Text(text).lineLimit(1).truncationMode(.middle)
      Text(text).lineLimit(2)
    },
    Component("multiline-alignment") {
      Text("lines that are wrapped stand on the right").multilineTextAlignment(.trailing)
      Text("lines that are wrapped stand in the middle").multilineTextAlignment(.center)
    },
  ]
}
