import Diptych

/// The places in the web where the user is.
struct SocialView: View {
  let links: [SocialLink]

  var body: some View {
    Facts {
      ForEach(links) { link in
        LabeledContent(link.name) { Link(link.handle, destination: link.url) }
      }
    }
  }
}
