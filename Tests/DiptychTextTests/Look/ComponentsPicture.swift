import Diptych

/// Every component of the terminal's look once, as on the sheet of the design.
struct ComponentsPicture: View {
  var body: some View {
    VStack(spacing: 1) {
      headings
      facts
      lists
      panel
      callouts
      marks
      bars
      ranking
      Quote { Text("A quotation that takes more than one line where there is little room for it.") }
      CodeBlock(
        """
        let host = ViewHost { Profile(id: 7) }
        print(host.rendered(as: .html))   // one page
        """,
        language: "swift"
      )
      VStack {
        DisclosureGroup("Details", isExpanded: true) { Text("Nothing was copied.") }
        DisclosureGroup("Log") { Text("…") }
      }
      Diff(
        from: "let limit = options.limit\nguard open else { return }\n",
        to: "let limit = options.limit\nguard open, !draining else { return }\n"
      )
    }
  }

  @ViewBuilder private var headings: some View {
    Heading("Heading 1")
    Heading("Heading 2", level: 2)
    Heading("Heading 3", level: 3)
    Heading("Heading 4", level: 4)
    Heading("Heading 5", level: 5)
    Paragraph {
      Text("Text with ")
      Text("bold").bold()
      Text(", ")
      Text("italic").italic()
      Text(", ")
      Code("code")
      Text(", ")
      Text("dim").dim()
      Text(" and a ")
      Link("link", destination: "https://example.org")
      Text(".")
    }
  }

  private var facts: some View {
    VStack {
      LabeledContent("Branch", value: "main")
      Stat("Commits", value: "20,431", note: "1,204 merges")
      LabeledContent("Newest", value: "3 hours ago")
    }
  }

  private var lists: some View {
    VStack {
      List {
        Text("one")
        VStack {
          Text("two")
          List { Text("inside") }
        }
      }
      List(.ordered) {
        Text("first")
        Text("second")
      }
      TaskItem("done", isDone: true)
      TaskItem("to do", isDone: false)
    }
  }

  private var panel: some View {
    Panel("Status", subtitle: Text("updated 14:02")) {
      Text("All is well, and there is more to say about it than a line holds.")
    }
  }

  @ViewBuilder private var callouts: some View {
    Callout("Reads the whole history.") { Text("That takes a while the first time.").dim() }
    Callout("Saved to report.html.", status: .success)
    Callout("A shallow clone: older commits are missing.", status: .warning)
    Callout("Could not read the history.", status: .danger) { Text("git log: bad object HEAD") }
  }

  private var marks: some View {
    HStack(spacing: 3) {
      HStack(spacing: 1) {
        Badge("active", status: .success)
        Badge("merge")
        Badge("draft", status: .warning)
        Badge("failed", status: .danger)
      }
      HStack(spacing: 1) {
        Button("Retry") {}
        Button("Dismiss") {}
      }
    }
  }

  private var bars: some View {
    Facts {
      LabeledContent("Progress") { ProgressView(value: 0.61).frame(width: 30) }
      LabeledContent("Gauge") { Gauge("Share", value: 0.7) }
      LabeledContent("Churn") {
        HStack(spacing: 2) {
          SegmentedBar("Lines", [BarSegment(214, role: .added), BarSegment(58, role: .removed)])
            .frame(width: 24)
          Text("+214").role(.added) + Text(" ") + Text("-58").role(.removed)
        }
      }
      Stat("Spark", value: "2,507") {
        Sparkline("Commits", values: [5, 5, 5, 7, 5, 3, 6, 4, 1, 3, 4, 1])
      }
      LabeledContent("Activity") { DefaultLoadingView() }
    }
  }

  private var ranking: some View {
    Table([(name: "Amina Okafor", count: 4_218), (name: "Jonas Lindqvist", count: 3_105)]) {
      TableColumn("Bars") { Text($0.name) }
      TableColumn("Commits", alignment: .trailing) { Text("\($0.count)") }
      TableColumn("") { Gauge("Share", value: Double($0.count), in: 0...4_218) }
    }
  }
}
