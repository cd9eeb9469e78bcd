import Diptych

/// The places in the web where the user is.
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
