/// A link to a profile of the user on another site.
struct SocialLink: Codable, Hashable, Sendable, Identifiable {
  let id: Int
  let name: String
  let handle: String
  let url: String
}
