import Diptych

/// A view that uses each role, to show a theme.
struct ThemeSample: View {
  var body: some View {
    VStack(spacing: 1) { content }
  }

  @ViewBuilder private var content: some View {
    Heading("Release 2.4", level: 2)
    Paragraph {
      Text("Built from ")
      Link("the main branch", destination: "https://example.org/main")
      Text(" by ")
      Code("swift build")
      Text(" ")
      Badge("passed", status: .success)
    }
    Facts {
      LabeledContent("Commits", value: "73")
      LabeledContent("Lines") { Text("+214").role(.added) + Text(" −58").role(.removed) }
      LabeledContent("Coverage") { Gauge("Coverage", value: 0.92) }
    }
    Callout("A shallow clone.", status: .warning) { Text("Older commits are missing.") }
    Callout("One test failed.", status: .danger) {
      EmptyView()
    } actions: {
      Button("Retry") {}
    }
    CodeBlock("let answer = 6 * 7 // as always", language: "swift")
  }
}
