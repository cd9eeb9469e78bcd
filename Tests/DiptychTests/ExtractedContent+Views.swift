import Diptych
import DiptychANSI
import DiptychCharts

extension ExtractedContent {
  static let inlineViews: [ExtractedContent] = [
    ExtractedContent("a link") { Link("the guide", destination: "/guide") },
    ExtractedContent("a link of siblings") {
      Link(destination: "/guide") {
        Text("the ")
        Text("guide").bold()
      }
    },
    ExtractedContent("a button") { Button("Retry") {} },
    ExtractedContent("a label") { Label("Passed", icon: "✓") },
    ExtractedContent("a label of a status") { Label("Passed", status: .success) },
    ExtractedContent("an image") { Image("cat.png", alt: "A cat asleep") },
    ExtractedContent("a piece of code") { Code("swift build") },
    ExtractedContent("a line break between texts") {
      Text("above")
      LineBreak()
      Text("below")
    },
    ExtractedContent("a span") { HTML.span(.class("a")) { Text("span") } },
    ExtractedContent("an input") { HTML.input(.type("text"), .name("q")) },
    ExtractedContent("a badge") { Badge("active", status: .success) },
    ExtractedContent("a path name") { Pathname("Sources/Code/Diff.swift") },
    ExtractedContent("a comment") { HTMLComment("nothing to see") },
    ExtractedContent("markup") { Raw(html: "<b>raw</b>") },
  ]

  static let blocks: [ExtractedContent] = [
    ExtractedContent("a heading") { Heading("Results", level: 2) },
    ExtractedContent("a paragraph") {
      Paragraph {
        Text("Read ")
        Link("the guide", destination: "/guide")
        Text(" first.")
      }
    },
    ExtractedContent("a paragraph of HTML") { HTML.p { Text("paragraph") } },
    ExtractedContent("two items of HTML") {
      HTML.li { Text("one") }
      HTML.li { Text("two") }
    },
    ExtractedContent("a row of HTML") {
      HTML.tr {
        HTML.td { Text("one") }
        HTML.td { Text("two") }
      }
    },
    ExtractedContent("a quote") { Quote { Text("quoted") } },
    ExtractedContent("a block of code") { CodeBlock("let a = 1\n\nlet b = 2") },
    ExtractedContent("a block of Swift") { CodeBlock("let a = 1", language: "swift") },
    ExtractedContent("a diff") { Diff(from: "a\nb", to: "a\nc") },
    ExtractedContent("a divider") { Divider() },
    ExtractedContent("a spacer") { Spacer() },
    ExtractedContent("labelled content") { LabeledContent("Branch", value: "main") },
    ExtractedContent("a task") { TaskItem("to do", isDone: true) },
    ExtractedContent("progress") { ProgressView("Copying", value: 3, total: 4) },
    ExtractedContent("progress without a label") { ProgressView(value: 0.25) },
    ExtractedContent("a gauge") { Gauge("Disk", value: 0.5) },
    ExtractedContent("a sparkline") { Sparkline("Load", values: [1, 3, 2, 5]) },
    ExtractedContent("a bar of segments") {
      SegmentedBar("Changes", [BarSegment(3, role: .added), BarSegment(1, role: .removed)])
    },
    ExtractedContent("a heat map") {
      HeatMap("Load", rows: ["a", "b"], columns: ["1", "2"], values: [[1, 2], [3, 4]])
    },
    ExtractedContent("a picture of a terminal") { TerminalPicture("ls", ansi: "a\nb\n") },
    ExtractedContent("a number") { Stat("Commits", value: "20", note: "2 merges") },
  ]

  static let containers: [ExtractedContent] = [
    ExtractedContent("a list") {
      List(.ordered) {
        Text("one")
        Text("two")
      }
    },
    ExtractedContent("a table") {
      Table([1, 2]) {
        TableColumn("N") { Text("\($0)") }
        TableColumn("Square", alignment: .trailing) { Text("\($0 * $0)").bold() }
      }
    },
    ExtractedContent("a table of conditional columns") {
      Table([1, 2]) {
        if Bool(true) { TableColumn("N") { Text("\($0)") } }
        for power in 2...3 {
          TableColumn("^\(power)", alignment: .trailing) { number in
            Text("\(Array(repeating: number, count: power).reduce(1, *))")
          }
        }
      }
    },
    ExtractedContent("a table headed by a view") {
      Table([1, 2]) {
        TableColumn {
          Text("\($0)")
        } header: {
          Link("N", destination: "https://example.org/?sort=n")
        }
        .sortIndicator(.descending)
      }
    },
    ExtractedContent("a horizontal stack") {
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
    },
    ExtractedContent("a vertical stack") {
      VStack(alignment: .center, spacing: 1) {
        Text("above")
        Text("below")
      }
    },
    ExtractedContent("a section") {
      Section("Section") {
        Text("content")
      } footer: {
        Text("footer")
      }
    },
    ExtractedContent("a panel") { Panel("Title") { Text("content") } },
    ExtractedContent("a panel with a subtitle and a footer") {
      Panel("Title", subtitle: Text("subtitle"), footer: Text("footer")) { Text("content") }
    },
    ExtractedContent("a callout") {
      Callout("Careful", status: .warning) {
        Text("content")
      } actions: {
        Button("Retry") {}
      }
    },
    ExtractedContent("a message") {
      Message(
        .error,
        "unknown key",
        code: "C1",
        at: SourcePlace("a.toml", line: 3, column: 1, length: 3, excerpt: "key = 1")
      ) {
        Text("content")
      }
    },
    ExtractedContent("missing content") {
      ContentUnavailableView("No commits") { Text("They appear here.") }
    },
    ExtractedContent("facts") {
      Facts {
        LabeledContent("Branch", value: "main")
        LabeledContent("Commits", value: "20")
      }
    },
    ExtractedContent("numbers") {
      Stats {
        Stat("Commits", value: "20", note: "2 merges")
        Stat("Authors", value: "3")
      }
    },
    ExtractedContent("a navigation") {
      Navigation("Pages") {
        Link("one", destination: "/1")
        Link("two", destination: "/2")
      }
    },
    ExtractedContent("breadcrumbs") {
      Breadcrumbs {
        Link("one", destination: "/1")
        Text("two")
      }
    },
    ExtractedContent("a table of contents") {
      TableOfContents(of: Heading("Results", level: 2))
    },
    ExtractedContent("a group that discloses") {
      DisclosureGroup("More", isExpanded: true) { Text("content") }
    },
    ExtractedContent("a choice") {
      ViewThatFits {
        Text("a text of thirty-one characters")
        Text("short")
      }
    },
    ExtractedContent("layers") {
      ZStack {
        Text("~~~~~~~~")
        Text("front")
      }
    },
  ]

  static let modified: [ExtractedContent] = [
    ExtractedContent("a padded text") { Text("padded").padding(.leading, 2) },
    ExtractedContent("a stack in bold") { VStack { Text("bold") }.bold() },
    ExtractedContent("a link in bold") { Link("bold", destination: "/bold").bold() },
    ExtractedContent("a text in a border") { Text("border").border() },
    ExtractedContent("a text in a frame") { Text("framed").frame(width: 10) },
    ExtractedContent("a text with another one in front") {
      Text("........").overlay { Text("12") }
    },
    ExtractedContent("a heading in another theme") {
      Heading("Results", level: 2).theme(.highContrast)
    },
    ExtractedContent("headings with ids") {
      _Pair(Heading("Results", level: 2), Heading("Results", level: 2)).headingIDs()
    },
    ExtractedContent("a text with other words") { Text("★").accessibilityLabel("1 of 5") },
    ExtractedContent("a link with other words") {
      Link("more", destination: "/more").accessibilityLabel("More of this")
    },
    ExtractedContent("a text with an identity") { Text("id").id(7) },
    ExtractedContent("a text with an id of HTML") { Text("id").id("id") },
    ExtractedContent("a link that is not allowed") { Link("label", destination: "ssh://a") },
    ExtractedContent("a spacer with an identity") { Spacer().id(7) },
    ExtractedContent("siblings with an identity") { _Pair(Text("one"), Text("two")).id(7) },
    ExtractedContent("a text with an attribute") { Text("id").htmlAttributes(.id("a")) },
    ExtractedContent("a redacted link") {
      Link("secret", destination: "/secret").redacted(reason: .placeholder)
    },
    ExtractedContent("redacted siblings") {
      _Pair(Text("one"), Text("two").unredacted()).redacted(reason: .placeholder)
    },
    ExtractedContent("a text of one line") {
      Text("a text that is longer than one line of forty cells").lineLimit(1)
    },
  ]

  static let components: [ExtractedContent] = [
    ExtractedContent("a loaded value") {
      AsyncValueView(value: AsyncValue<String, Never>.loaded("Ada")) { Text($0) }
    },
    ExtractedContent("a loaded value of siblings that is loaded anew") {
      AsyncValueView(value: AsyncValue<String, Never>.reloading("Ada")) {
        Text($0)
        Link($0, destination: "/ada")
      }
    },
    ExtractedContent("a loaded list") {
      PagingList(state: twoItems) { List($0, id: \.self) { Text($0) } }
    },
    ExtractedContent("a failure") {
      AsyncValueView(value: AsyncValue<String, Failed>.failed(Failed()), onRetry: {}) { Text($0) }
    },
  ]

  private struct Failed: Error {}

  private static var twoItems: PagingState<String, Int, Never> {
    PagingState(pages: [PagingState.Page(items: ["one", "two"], next: nil)])
      ?? PagingState()
  }
}
