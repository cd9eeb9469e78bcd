/// A picture at the top of the home screen that leads to a content.
struct BannerItem: Codable, Hashable, Sendable, Identifiable {
  let id: Int
  let contentID: Int
  let title: String
  let photo: Int

  /// The address of the content.
  var address: String { "https://bistro.example/contents/\(contentID)" }
}
