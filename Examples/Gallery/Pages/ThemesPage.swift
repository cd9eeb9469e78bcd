package import Diptych

/// The page that shows one view in each theme, and the code of an author's theme.
struct ThemesPage: View {
  var body: some View {
    GalleryPage("Themes", summary: ThemesContent.summary, in: .themes) {
      Heading("Themes", level: 1)
      Text(ThemesContent.summary).htmlAttributes(.class("lede"))
      ThemesContent()
    }
  }
}

/// One view in each theme.
package struct ThemesContent: View {
  package static let summary =
    "One view in each theme. A theme defines the look of each role in both media."

  package init() {}

  package var body: some View {
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
