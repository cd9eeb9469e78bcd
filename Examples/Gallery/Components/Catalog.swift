/// Every component of the kit.
enum Catalog {
  /// Everything, in the order of the gallery.
  static let all: [Component] = content + containers + tables + layout + states + parts

  /// The component of a name.
  static func named(_ name: String) -> Component? { all.first { $0.name == name } }
}
