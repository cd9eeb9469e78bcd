import DiptychSite

/// An item in the navigation of the gallery.
enum GalleryPlace: String, CaseIterable {
  case components
  case guide
  case states
  case themes

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The path of the item's page.
  var path: SitePath { self == .components ? "" : SitePath(rawValue) }
}
