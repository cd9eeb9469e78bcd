import Diptych
import DiptychExampleSupport

/// A section of the report, which is a card on a page.
struct ReportSection<Content: View>: View {
  private let title: String
  private let content: Content

  @Environment(\.reportLayout) private var layout

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    if layout == .page {
      Panel(title) { content }
    } else {
      Section(title) { content }
    }
  }
}

/// A section of a list that may leave out rows; in a terminal, the heading's line says so.
struct ListSection<Content: View>: View {
  let title: String
  /// The number of shown rows.
  let count: Int
  /// The number of all rows, including the rows that are left out.
  let total: Int
  /// The words about the rows that are left out, for a terminal; nil for the numbers of rows.
  let rest: String?
  let content: Content

  @Environment(\.reportLayout) private var layout

  init(
    _ title: String,
    showing count: Int,
    of total: Int,
    rest: String? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.count = count
    self.total = total
    self.rest = rest
    self.content = content()
  }

  var body: some View {
    if layout == .page || count >= total {
      ReportSection(title) { content }
    } else {
      Section {
        content
      } header: {
        NotedHeading(title, note: Text(rest ?? "\(grouped(count)) of \(grouped(total))"))
      }
    }
  }
}

/// The heading of a section of a terminal, with a note at the end of its line.
struct NotedHeading: View {
  let title: String
  let note: Text

  init(_ title: String, note: Text) {
    self.title = title
    self.note = note
  }

  var body: some View {
    Heading(level: 2) {
      HStack {
        Text(title)
        Spacer()
        note.role(.secondary)
      }
    }
  }
}
