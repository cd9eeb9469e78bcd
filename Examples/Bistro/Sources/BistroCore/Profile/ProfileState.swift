import Diptych

/// The state of the profile, with four separate loading states and the selected tab.
struct ProfileState: Equatable, Encodable, Sendable {
  var person = AsyncValue<Person, APIError>.idle
  var points = AsyncValue<Points, APIError>.idle
  var social = AsyncValue<[SocialLink], APIError>.idle
  var information = AsyncValue<Information, APIError>.idle
  var tab = ProfileTab.announcements

  /// Whether a request has not ended yet.
  func isLoading(_ request: ProfileRequest) -> Bool {
    switch request {
    case .person: person.isLoading
    case .points: points.isLoading
    case .social: social.isLoading
    case .information: information.isLoading
    }
  }
}
