import Diptych

/// Content below a title, with a frame in a page, and without a frame in a terminal.
struct Card<Title: View, Content: View>: View {
  private let title: Title
  private let content: Content
  @Environment(\.isPage) private var isPage

  init(@ViewBuilder content: () -> Content, @ViewBuilder title: () -> Title) {
    self.title = title()
    self.content = content()
  }

  var body: some View {
    if isPage {
      Panel {
        content
      } title: {
        title
      }
    } else {
      VStack {
        Paragraph { title }
        content
      }
    }
  }
}
