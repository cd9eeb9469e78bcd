import Diptych

/// A view that describes the content of a greeting, not its appearance.
struct Greeting: View {
  let name: String

  var body: some View {
    VStack(spacing: 1) {
      Heading("Hello, \(name)")
      Text("One view, ") + Text("two media").bold()
      Table(["text", "HTML"]) {
        TableColumn("Medium") { Text($0) }
        TableColumn("Letters", alignment: .trailing) { Text("\($0.count)") }
      }
      Link("Read on", destination: "https://example.org/a?b=1&c=2")
    }
  }
}
