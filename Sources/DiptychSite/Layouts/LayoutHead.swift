import DiptychHTML
import DiptychViews

/// The title of a page and the sentence below it.
struct LayoutHead: View {
  let title: String
  let summary: String?

  var body: some View {
    Heading(title, level: 1)
    summary.map { Text(verbatim: $0).htmlAttributes(.class("lede")) }
  }
}
