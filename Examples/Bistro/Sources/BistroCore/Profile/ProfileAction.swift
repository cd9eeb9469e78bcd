/// The actions of the profile.
enum ProfileAction: Hashable, Sendable {
  case load(ProfileRequest)
  case person(Result<Person, APIError>)
  case points(Result<Points, APIError>)
  case social(Result<[SocialLink], APIError>)
  case information(Result<Information, APIError>)
  case show(ProfileTab)
}
