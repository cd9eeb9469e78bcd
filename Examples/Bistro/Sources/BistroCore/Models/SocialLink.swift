/// A place in the web where the user is.
struct SocialLink: Codable, Hashable, Sendable, Identifiable {
  let id: Int
  let name: String
  let handle: String
  let url: String
}
