/// A featured photo, with its size in points.
struct Photo: Codable, Hashable, Sendable, Identifiable {
  let id: Int
  let title: String
  let caption: String
  let photo: Int
  let width: Int
  let height: Int
}
