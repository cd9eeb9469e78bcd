import Diptych

/// The elements that open and close.
struct InteractiveElements: View {
  var body: some View {
    HTML.section {
      HTML.h2 { Text("Interactive elements") }
      HTML.details(.name("more"), .open) {
        HTML.summary { Text("More") }
        HTML.p { Text("What there is more to say.") }
      }
      HTML.dialog(.id("dialog"), .open, .closedby("any"), .aria("label", "Question")) {
        HTML.p { Text("Is that all?") }
      }
    }
  }
}
