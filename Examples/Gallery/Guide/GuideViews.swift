import Diptych
import DiptychCharts

/// The part of the guide about views.
struct GuideViews: View {
  var body: some View {
    Section("Text") {
      Text(
        """
        Text is \(Text("bold").bold()), \(Text("italic").italic()), \
        \(Text("underlined").underline()), \(Text("struck through").strikethrough()) or \
        \(Text("monospaced").monospaced()); or several of them.
        """
      )
      Paragraph {
        Text("Elements of HTML stand beside views: ")
        HTML.mark { Text("marked words") }
        Text(" and ")
        HTML.small { Text("small print") }
        Text(".")
      }
      Quote { Text("Above all else show the data.") }
      List {
        Text("A list of points")
        VStack {
          Text("and another point")
          List { Text("with a point below it") }
        }
      }
      List(.ordered) {
        Text("First this")
        Text("then that")
      }
      List {
        TaskItem("Write it", isDone: true)
        TaskItem("Read it twice", isDone: false)
      }
      Facts {
        LabeledContent("Renderer", value: "makes one medium of views")
        LabeledContent("Role", value: "what a thing means: heading, note, danger")
      }
    }
    Section("Tables") {
      Text(
        """
        A table is as wide as its content. Where that does not fit, it scrolls in a frame of its \
        own, and the page does not.
        """
      )
      Table(GuideFormat.all) {
        TableColumn("Format") { Code($0.name) }
        TableColumn("Makes") { Text($0.output) }
        TableColumn("Markup") { Text($0.markup) }
      }
      .caption("Formats")
    }
    Section("Figures") {
      Chart(
        "Pages rendered a week, in thousands",
        [3, 5, 8, 13, 21, 18, 24, 30, 27, 36, 41, 44].enumerated()
      ) { week, pages in
        LineMark(x: .value("Week", week + 1), y: .value("Pages", pages))
      }
    }
    Section("Notes") {
      Callout("Done.", status: .success) { Text("Every page was written.") }
      Callout("A shallow clone.", status: .warning) { Text("Older commits are missing.") }
      Callout("Raw markup is yours to check.", status: .danger) {
        Text("What \(Text("Raw").monospaced()) holds is written as it is.")
      }
    }
  }
}

/// A format in the table of the guide.
private struct GuideFormat: Sendable {
  let name: String
  let output: String
  let markup: String

  static let all = [
    GuideFormat(
      name: ".text(width:)",
      output: "Text of a width",
      markup: "Escape sequences by colour level"
    ),
    GuideFormat(
      name: ".plain",
      output: "Text, a value a line",
      markup: "None; for pipes and search"
    ),
    GuideFormat(name: ".html", output: "Elements", markup: "Semantic, no inline style"),
    GuideFormat(name: ".markdown", output: "Markdown", markup: "For job summaries"),
    GuideFormat(name: ".tree", output: "The views themselves", markup: "For debugging"),
  ]
}
