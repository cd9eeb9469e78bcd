import Diptych
import DiptychANSI
import DiptychTesting
import Testing

@Suite("Components in plain text") struct PlainComponentTests {
  @Test("Every component has its text") func components() {
    let view = Group {
      Callout("Careful", status: .warning) {
        Text("one")
        Text("two")
      } actions: {
        Button("Retry") {}
        Button("Dismiss") {}
      }
      ContentUnavailableView("No commits") {
        Text("They appear here.")
        Link("Help", destination: "/help")
      }
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
        VStack {
          Text("Three")
          Text("Four")
        }
      }
      Paragraph {
        Badge("active", status: .success)
        Text(" ")
        Pathname("a/b_c.swift")
      }
      Panel("Title", subtitle: Text("subtitle"), footer: Text("footer")) { Text("content") }
      SegmentedBar("Lines", [BarSegment(3, role: .added), BarSegment(1, role: .removed)])
      TerminalScreenshot("ls -l", ansi: "\u{1B}[1ma\u{1B}[0m\nb\n")
      Diff(from: "a\n", to: "b\n")
      TableOfContents(of: Heading("One", level: 2))
      EndOfListView()
    }
    expectSnapshot(of: view.rendered(as: .plain))
  }

  @Test("A tab in code ends at the next eighth column; elsewhere it is a space") func tabs() {
    let view = VStack {
      Text("a\tb")
      CodeBlock("all:\n\tcc a.c\n\t\tx\nab\tc", language: "make")
      HTML.pre { Text("d\te") }
      Text("f\tg")
    }
    #expect(
      view.rendered(as: .plain) == """
        a b
        all:
                cc a.c
                        x
        ab      c
        d       e
        f g

        """
    )
  }

  @Test("The box of a task stands before its first text, whatever its content is") func tasks() {
    let list = List {
      TaskItem(isDone: true) { Paragraph { Text("paragraph") } }
      TaskItem(isDone: false) {
        VStack {
          Text("two")
          Text("lines")
        }
      }
      TaskItem(isDone: false) {}
    }
    #expect(
      list.rendered(as: .plain) == """
        - [x] paragraph
        - [ ] two
          lines
        - [ ]

        """
    )
  }

  @Test("A footer without text does not name its column") func footers() {
    let table = Table([1]) {
      TableColumn("A") { Text("\($0)") }
      TableColumn("B\tb\u{7}") { Text("\($0)") }.footer("end")
    }
    #expect(table.rendered(as: .plain) == "A: 1\nB b␇: 1\n\nB b␇: end\n")
  }
}
