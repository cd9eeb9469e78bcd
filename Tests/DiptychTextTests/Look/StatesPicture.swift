import Diptych

/// States of a load, made of components.
struct StatesPicture: View {
  var body: some View {
    VStack(spacing: 1) {
      ContentUnavailableView("No commits yet.") { Text("Make one, and it is shown here.") }
      Callout("Could not read the history.", status: .danger) {
        Text("git log: bad object HEAD")
      } actions: {
        Button("Retry") {}
        Button("Dismiss") {}
      }
      Callout("Not up to date: you are offline.", status: .warning) {
        Text("Shown as of 14:02.").dim()
      }
      Stats {
        Stat("Commits", value: "20,431", note: "1,204 merges")
        Stat("Contributors", value: "148", note: "19 in 90 days")
      }
      Breadcrumbs {
        Link("Components", destination: "https://example.org")
        Text("States")
      }
      Navigation("Pages") {
        Link("Report", destination: "https://example.org/").current()
        Link("Commits", destination: "https://example.org/commits")
      }
    }
  }
}
