/// A picture at the top of the home screen, with a link.
struct BannerItem: Codable, Hashable, Sendable, Identifiable {
  let id: Int
  let contentID: Int
  let title: String
  let photo: Int

  /// The address of the link.
  var address: String { "https://bistro.example/contents/\(contentID)" }
}
