import Diptych

/// A part of a text that a search has found: `<mark>` in a page, on a ground of its own in a
/// terminal.
struct Mark: View {
  let text: String

  var body: some View {
    HTML.mark { Text(verbatim: text) }
  }
}
