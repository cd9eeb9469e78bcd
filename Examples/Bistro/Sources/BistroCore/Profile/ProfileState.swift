import Diptych

/// The state of the profile: four answers, each with a state of its own, and the tab in front.
struct ProfileState: Equatable, Encodable, Sendable {
  var person = AsyncValue<Person, APIError>.idle
  var points = AsyncValue<Points, APIError>.idle
  var social = AsyncValue<[SocialLink], APIError>.idle
  var information = AsyncValue<Information, APIError>.idle
  var tab = ProfileTab.announcements

  /// Whether a request is in flight.
  func isLoading(_ request: ProfileRequest) -> Bool {
    switch request {
    case .person: person.isLoading
    case .points: points.isLoading
    case .social: social.isLoading
    case .information: information.isLoading
    }
  }
}
