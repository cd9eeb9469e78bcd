import Diptych

struct Coverage: View {
  let suites = [("Parser", 214, 0.97), ("Layout", 171, 0.88), ("Pages", 96, 0.42)]

  var body: some View {
    Table(suites) {
      TableColumn("Suite") { Text($0.0) }
      TableColumn("Tests", alignment: .trailing) { Text("\($0.1)") }
      TableColumn("Coverage") { Gauge("Coverage", value: $0.2) }
    }
  }
}

/// A view that describes the content of a greeting, not its appearance.
struct Greeting: View {
  let name: String

  var body: some View {
    VStack(spacing: 1) {
      Heading("Hello, \(name)")
      Facts {
        LabeledContent("Version", value: "2.4.0")
        LabeledContent("Build") { Badge("passing", status: .success) }
      }
      Coverage()
      Callout("Pages are hardly tested.", status: .warning) {
        Link("How to test a page", destination: "https://example.org/a?b=1&c=2")
      }
    }
  }
}
