import Diptych

/// The page that shows one view by each theme, and how an author writes one.
struct ThemesPage: View {
  var body: some View {
    GalleryPage("Themes", summary: summary, in: .themes) {
      Heading("Themes", level: 1)
      Text(summary).htmlAttributes(.class("lede"))
      ForEach(NamedTheme.allCases, id: \.self) { named in
        Section {
          Text(named.summary)
          if named == .author {
            ExampleCode.all["author-theme"].map { CodeBlock($0, language: "swift") }
          }
          StatePanels(
            state: ComponentState(named.rawValue) { ThemeSample().theme(named.theme) },
            level: 2
          )
        } header: {
          Heading(named.title, level: 2)
        }
      }
    }
  }

  private var summary: String {
    "One view by each theme. A theme says how each role looks, in both media."
  }
}
