import Diptych

/// Returns the names of parts, as written in the table of presentations.
func words(for parts: Presentation.Elements) -> String {
  let names: [(Presentation.Elements, String)] = [
    (.banner, "banner"), (.content, "content"), (.placeholder, "placeholder"),
    (.loading, "loading"), (.error, "error"), (.activity, "↻"),
  ]
  let words = names.filter { parts.contains($0.0) }.map(\.1)
  return words.isEmpty ? "-" : words.joined(separator: " ")
}
