import DiptychHTML
import DiptychViews

/// The elements in the head of a page that link to its versions in other languages.
struct LanguageLinks: View {
  let settings: PageSettings

  var body: some View {
    ForEach(settings.languages, id: \.language) { language, address in
      HTML.link(.rel("alternate"), .hreflang(language), .href(address))
    }
  }
}
