import Diptych

extension Catalog {
  /// The components that show themes.
  static let themes = CatalogGroup(
    "Themes",
    "The look of each role.",
    [role, theme]
  )

  private static let role = CatalogEntry(
    "Role",
    "The meaning of a text, by which a theme chooses its look.",
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
    "The look of all roles.",
    [
      Component("theme") {
        ThemeSample().theme(.monochrome)
        ThemeSample().theme(.standard.appearance(.dark))
      }
    ]
  )
}
