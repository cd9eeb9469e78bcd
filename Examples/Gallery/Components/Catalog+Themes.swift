import Diptych

extension Catalog {
  /// The components that show themes.
  package static let themes = CatalogGroup(
    "Themes",
    "The look of each role.",
    [role, theme]
  )

  private static let role = CatalogEntry(
    "Role",
    "The meaning of a text, which decides its look in a theme.",
    card: .sample {
      Columns(minimum: 10) {
        ForEach(Role.ofText.prefix(10), id: \.self) { role in Text("\(role)").role(role) }
      }
    },
    [
      Component("role") {
        Columns(minimum: 20) {
          ForEach(Role.ofText, id: \.self) { role in Text("\(role)").role(role) }
        }
        Text("+214").role(.added) + Text(" −58").role(.removed)
      }
    ]
  )

  private static let theme = CatalogEntry(
    "Theme",
    "The look of every role.",
    card: .sample {
      Heading("Release 2.4", level: 2)
      Paragraph {
        Link("main", destination: "https://example.org/main")
        Text(" ")
        Badge("passed", status: .success)
      }
      Text("+214").role(.added) + Text(" −58").role(.removed)
      Callout("A shallow clone.", status: .warning)
    },
    [
      Component("theme") {
        ThemeSample().theme(.monochrome)
        ThemeSample().theme(.standard.appearance(.dark))
      }
    ]
  )
}
