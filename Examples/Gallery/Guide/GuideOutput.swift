import Diptych
import DiptychANSI

/// The part of the guide about output.
struct GuideOutput: View {
  var body: some View {
    Section("Terminal") {
      TerminalScreenshot("Terminal, 40 columns", width: 40) {
        VStack(spacing: 1) {
          Table([("text", 4), ("HTML", 4)]) {
            TableColumn("Medium") { Text($0.0) }
            TableColumn("Letters", alignment: .trailing) { Text("\($0.1)") }
          }
          Callout("Both pictures are of one view.", status: .success)
        }
      }
    }
    Section("HTML") {
      DisclosureGroup("What a page holds") {
        Text("Its elements, and one stylesheet of the rules that it uses.")
      }
      DisclosureGroup("What it never holds") {
        Text("Inline style, script, and fonts of others.")
      }
    }
    Section("Themes") {
      Paragraph {
        Text("A theme is a value: roles and their colours, weights and glyphs. See ")
        Link("one view by each theme", destination: "themes.html")
        Text(".")
      }
    }
  }
}
