import Diptych

/// The layout of all pages of the server.
struct ServerPage<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    Document(title: title, language: "en") {
      Heading(title)
      content
    }
  }
}
