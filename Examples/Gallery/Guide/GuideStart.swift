import Diptych

/// The first part of the guide.
struct GuideStart: View {
  var body: some View {
    Section("Install") {
      Paragraph {
        Text("Add the package, then one of its products. There is nothing else to install: no ")
        Text("font, no script, no stylesheet to write. See ")
        Link("Themes", destination: "#themes")
        Text(" for what can be changed.")
      }
      CodeBlock(".package(path: \"../Diptych\")", language: "swift")
    }
    Section("A first view") {
      Paragraph {
        Text("Views are values. They are composed with a builder, and ")
        Code("rendered(as:)")
        Text(" makes the text or the page. Press ")
        HTML.kbd { Text("Ctrl") }
        Text(" ")
        HTML.kbd { Text("C") }
        Text(" to stop a live display.")
      }
      ExampleCode.all["greeting"].map { CodeBlock($0, language: "swift") }
      StatePanels(state: ComponentState("greeting") { Greeting(name: "Ada") }, level: 2, width: 48)
      Callout("A view has no size.") {
        Text("It is asked how it looks at a width, and the same view fits 40 columns and a page.")
      }
    }
  }
}
