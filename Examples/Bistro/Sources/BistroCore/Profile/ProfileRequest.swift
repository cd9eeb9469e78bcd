/// A request for a part of the profile.
enum ProfileRequest: String, CaseIterable, Codable, Sendable {
  case person, points, social, information
}
