/// The catalog of all components of Diptych.
package enum Catalog {
  /// The groups of views and modifiers that show given values, not loading states.
  static let views: [CatalogGroup] = [
    content, numbers, charts, containers, tables, navigation, layout, modifiers, elements, themes,
  ]
  /// All groups, in the order of the gallery.
  package static let groups: [CatalogGroup] = views + [states, presentations]

  /// All entries, in the order of the gallery.
  package static let entries: [CatalogEntry] = groups.flatMap(\.entries)

  /// All components, in the order of the gallery.
  static let all: [Component] = groups.flatMap(\.components)

  /// Returns the entry with a name.
  static func named(_ name: String) -> CatalogEntry? { entries.first { $0.name == name } }
}
