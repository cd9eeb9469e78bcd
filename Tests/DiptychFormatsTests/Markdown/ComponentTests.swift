import Diptych
import DiptychANSI
import DiptychFormats
import DiptychTesting
import Testing

@Suite("Components in Markdown") struct ComponentTests {
  @Test("A callout is an alert, or blocks where there is only a line") func callouts() {
    let view = Group {
      for status in Status.allCases { Callout("a *title*", status: status) }
      Callout("Careful", status: .warning) {
        Text("one")
        Text("two")
      } actions: {
        Button("Retry") {}
        Button("Dismiss") {}
      }
    }
    expectSnapshot(of: view.rendered(as: .markdown))
    let table = Table([1]) { TableColumn("A") { _ in Callout("no", status: .danger) } }
    #expect(
      table.rendered(as: .markdown) == """
        | A |
        | --- |
        | <blockquote>✗ **no**</blockquote> |

        """
    )
    #expect(
      Callout("no", status: .danger).redacted(reason: .placeholder).rendered(as: .markdown)
        == "> [!NOTE]\n> **▒▒**\n"
    )
  }

  @Test("A callout in another container is a quotation, since GitHub takes no alert there")
  func nestedCallouts() {
    let view = Group {
      List { Callout("in a list", status: .warning) { Text("b") } }
      Quote { Callout("in a quote") }
      Callout("outer") { Callout("inner", status: .danger) }
    }
    expectSnapshot(of: view.rendered(as: .markdown))
  }

  @Test("A list of elements keeps its first number") func elementLists() {
    let list = HTML.ol(.start(4)) {
      HTML.li { Text("four") }
      HTML.li { Text("five") }
    }
    #expect(list.rendered(as: .markdown) == "4. four\n5. five\n")
  }

  @Test("Values, numbers, links and steps") func values() {
    let view = Group {
      LabeledContent("Branch", value: "main")
      Facts {
        LabeledContent("Branch", value: "main")
        LabeledContent("Commits", value: "20")
      }
      Stats {
        Stat("Commits", value: "20", note: "2 merges")
        Stat("Authors", value: "3")
      }
      Navigation("Pages") {
        Link("One", destination: "/1").current()
        Link("Two", destination: "/2")
      }
      Breadcrumbs {
        Link("One", destination: "/1")
        Text("Two")
        Text("Three")
      }
      Paragraph {
        Badge("active", status: .success)
        Text(" ")
        Pathname("a/b_c.swift")
      }
      ContentUnavailableView("No commits") {
        Text("They appear here.")
        Link("Help", destination: "/help")
      }
      Panel("Title", subtitle: Text("subtitle"), footer: Text("footer")) { Text("content") }
    }
    expectSnapshot(of: view.rendered(as: .markdown))
  }

  @Test("The name of a file is one line of code, in a cell too") func pathname() {
    let path = Pathname("a\nb\tc")
    #expect(path.rendered(as: .markdown) == "`a␊b␉c`\n")
    let table = Table([0]) { TableColumn("P") { _ in path } }
    #expect(table.rendered(as: .markdown) == "| P |\n| --- |\n| `a␊b␉c` |\n")
  }

  @Test("A gauge stands after its name, unless its name is elsewhere") func gauges() {
    let gauge = Gauge("Share", value: 0.4)
    let view = Group {
      gauge
      Gauge("", value: 0.4)
      List { gauge }
      HStack {
        gauge
        LabeledContent("Copied") { gauge }
      }
      LabeledContent("Copied") { gauge }
      Paragraph {
        Text("It is ")
        gauge
      }
      Table([1]) {
        TableColumn("Copied") { _ in gauge }
        TableColumn("Of") { _ in Text("all") }
      }
    }
    expectSnapshot(of: view.rendered(as: .markdown))
  }

  @Test("Bars, screenshots of terminals, diffs and tables of contents") func pictures() {
    let view = Group {
      SegmentedBar("Lines", [BarSegment(3, role: .added), BarSegment(1, role: .removed)])
      TerminalScreenshot("ls -l", ansi: "\u{1B}[1ma\u{1B}[0m\nb\n")
      TableOfContents {
        Heading("One", level: 2)
        Heading("One and a half", level: 3)
        Heading("Two", level: 2)
      }
      Sections()
    }
    expectSnapshot(of: view.rendered(as: .markdown))
  }

  private struct Sections: View {
    var body: some View {
      DefaultLoadingView()
      EndOfListView()
    }
  }

  @Test("The check box of a task stands before its first text") func tasks() {
    let view = List {
      TaskItem(isDone: false) {
        VStack {
          Text("Order bolts")
          List { Text("M8") }
        }
      }
      TaskItem(isDone: true) { Text("Pay") }
      TaskItem(isDone: false) { List { Text("M9") } }
      TaskItem(isDone: false) { Heading("Then", level: 3) }
      TaskItem(isDone: false) { EmptyView() }
    }
    expectSnapshot(of: view.rendered(as: .markdown))
  }

  @Test("An empty callout does not absorb the paragraph below it") func emptyCallout() {
    let view = VStack {
      Callout("", status: .warning)
      Text("after")
    }
    #expect(view.rendered(as: .markdown) == "> [!WARNING]\n\nafter\n")
  }

  @Test("A value with its name is a part of the paragraph that it stands in")
  func valueInParagraph() {
    let view = Paragraph {
      Text("On ")
      LabeledContent("Branch", value: "main")
      Text(", clean.")
    }
    #expect(view.rendered(as: .markdown) == "On **Branch:** main, clean.\n")
  }

  @Test(
    "A link whose text is its address is written once",
    arguments: [
      ("https://e.org/a?b=1&c", "https://e.org/a?b=1&c", "<https://e.org/a?b=1&c>"),
      ("e.org", "https://e.org", "[e.org](https://e.org)"),
      ("https://e.org/a b", "https://e.org/a b", "[https://e.org/a b](https://e.org/a%20b)"),
      ("/a", "/a", "[/a](/a)"),
    ]
  )
  func address(text: String, destination: String, written: String) {
    #expect(Link(text, destination: destination).rendered(as: .markdown) == written + "\n")
  }

  @Test("The label of a disclosure group is one line of HTML") func summary() {
    let group = DisclosureGroup(isExpanded: false) {
      Text("one")
    } label: {
      Text("3 <failures> & ") + Text("@more").bold() + Text("\nof #12 in ")
        + Text("a<b>").monospaced()
    }
    #expect(
      group.rendered(as: .markdown) == """
        <details>
        <summary>3 &lt;failures&gt; &amp; <strong>@<!-- -->more</strong> of #<!-- -->12 in \
        <code>a&lt;b&gt;</code></summary>

        one

        </details>

        """
    )
  }

  @Test("Scalars that control lines are left out of prose, and shown in code") func lineControls() {
    let name = "a\u{200B}b\u{200C}c\u{2060}d"
    #expect(Text(verbatim: name).rendered(as: .markdown) == "abcd\n")
    #expect(Code(name).rendered(as: .markdown) == "`a\u{FFFD}b\u{FFFD}c\u{FFFD}d`\n")
  }
}
