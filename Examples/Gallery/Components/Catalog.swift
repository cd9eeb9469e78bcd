/// The catalog of all components of Diptych.
enum Catalog {
  /// All components, in the order of the gallery.
  static let all: [Component] = content + containers + tables + layout + states + parts

  /// Returns the component with a name.
  static func named(_ name: String) -> Component? { all.first { $0.name == name } }
}
