import DiptychHTML
import DiptychViews

/// The title of a page and the sentence below it.
struct LayoutHead: View {
  let title: String
  let summary: String?
  /// The class of the title; empty for none.
  var className = ""

  var body: some View {
    Heading(title, level: 1).htmlAttributes(.class(className))
    summary.map { Text(verbatim: $0).htmlAttributes(.class("lede")) }
  }
}
