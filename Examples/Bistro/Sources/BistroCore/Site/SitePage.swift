import Diptych

/// A page of the site, with the links to the screens above its content.
struct SitePage<Content: View>: View {
  let title: String
  let tab: Tab
  @ViewBuilder let content: Content

  var body: some View {
    Document(
      title: "\(title) · Bistro",
      language: "en",
      metadata: PageMetadata(description: "\(title): a page of the bistro."),
      content: { content },
      header: { TabBar(current: tab, select: { _ in }) },
      footer: { Text("The sample program of Diptych. All names and dishes are invented.") }
    )
  }
}
