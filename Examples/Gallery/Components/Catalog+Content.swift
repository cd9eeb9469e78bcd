import Diptych

extension Catalog {
  /// The components of text, and others that can stand in a line.
  static let content: [Component] = [
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
        .backgroundStyle(Color(red: 0, green: 0, blue: 0))
      Text("bold \(Text("and red").foregroundStyle(.red)) inside").bold()
    },
    Component("text-lines") { Text("one\n\n  three, indented\nand a tab\there") },
    Component("text-hostile") {
      Text("\u{1B}[31mred\u{1B}[0m \u{9B}31m \u{1B}]0;title\u{07} \u{202E}reversed\u{202C} \u{7F}")
      Text("<script>alert('&')</script>")
    },
    Component("text-wide") {
      Text("你好世界。「括弧」も行頭に来ない。Mixed with English, 1,000.50 € and 👍🏽 ❤️ q\u{301}.")
    },
    Component("text-unbroken") { Text(String(repeating: "unbroken", count: 20)) },
    Component("heading-levels") {
      ForEach(1...6, id: \.self) { Heading("Level \($0)", level: $0) }
    },
    Component("paragraph") {
      Paragraph {
        Text("Read ")
        Link("the guide that explains it all", destination: "https://example.org/guide?a=1&b=2")
        Text(", run ")
        Code("swift build")
        Text(" and ")
        Text("wait").bold()
        Text(".")
      }
    },
    Component("line-break") {
      Paragraph {
        Text("12 Main Street")
        LineBreak()
        Text("Springfield")
      }
    },
    Component("links") {
      Link("allowed", destination: "https://example.org/a b/ü")
      Link("relative", destination: "index.html#top")
      Link("not allowed", destination: "javascript:alert(1)")
      Link(destination: "mailto:ada@example.org") { Text("Ada").bold() }
    },
    Component("image") {
      Image("cat.svg", alt: "A cat asleep")
      HTML.p {
        Text("An element: ")
        HTML.img(.src("dog.svg"), .alt("a dog awake"))
      }
    },
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
    Component("sparkline") {
      Sparkline("Commits a week", values: [1, 5, 22, 13, 8, 0, 3])
      Sparkline("Many", values: (0..<60).map { $0 % 13 })
      Sparkline("Gaps", values: [0.25, .nan, 0.5, 0.75], in: 0...1)
      Sparkline("One", values: [7])
      HStack {
        Text("Load")
        Sparkline("Load", values: [0.1, 0.9, 0.4], in: 0...1).foregroundStyle(.green)
      }
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
        Text("你好世界。「括弧」 Mixed 1,000.50 € and 👍🏽 ❤️ q\u{301}.")
        Text("one\n\n  three, indented\nand a tab\there")
        Text("cut where there is no room for it").lineLimit(1)
        CodeBlock("if a {\n\treturn\n}", language: "swift")
        Heading("Heading", level: 2)
        HTML.p {
          HTML.a(.href("/a"), .class("quiet")) { Text("Element") }
          HTML.select(.aria("label", "Choice")) { HTML.option { Text("Option") } }
        }
        Raw(html: "<b>trusted</b>")
      }
      .redacted(reason: .placeholder)
      Text("no reason").redacted(reason: [])
    },
    Component("raw") { Raw(html: "<b>trusted</b>") },
  ]

  /// A view with a sample of every kind of content.
  @ViewBuilder private static var card: some View {
    LabeledContent {
      Text("Ada").bold()
    } label: {
      Text("Author").unredacted()
    }
    Table(Package.samples) {
      TableColumn("Name") { Text($0.name).bold() }
      TableColumn("Size", alignment: .trailing) { Text("\($0.size)") }
    }
    List(.ordered) {
      Text("The first item of the list")
      Label("Passed", icon: "✓")
    }
    Paragraph {
      Text("Read ")
      Link("the guide", destination: "index.html")
      Text(".")
    }
    Image("cat.svg", alt: "A cat asleep")
    HStack {
      Button("Retry") {}
      ProgressView(value: 0.4).frame(width: 10)
      Gauge("Share", value: 0.4)
    }
    ProgressView("Copying")
    Quote { Text("数据 and 👩‍👩‍👧") }
  }
}
