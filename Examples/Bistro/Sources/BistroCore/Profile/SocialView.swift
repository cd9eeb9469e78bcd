import Diptych

/// The links to the profiles of the user on other sites.
struct SocialView: View {
  let links: [SocialLink]

  var body: some View {
    if links.isEmpty {
      ContentUnavailableView("No links yet.")
    } else {
      Facts {
        ForEach(links) { link in
          LabeledContent(link.name) { Link(link.handle, destination: link.url) }
        }
      }
    }
  }
}
