import Diptych
import DiptychRedux

extension ProfileState {
  static func reduce(_ state: inout ProfileState, _ action: ProfileAction) {
    switch action {
    case .load(.person): state.person.start()
    case .load(.points): state.points.start()
    case .load(.social): state.social.start()
    case .load(.information): state.information.start()
    case .person(let result): state.person.end(result)
    case .points(let result): state.points.end(result)
    case .social(let result): state.social.end(result)
    case .information(let result): state.information.end(result)
    case .show(let tab): state.tab = tab
    }
  }

  static func middleware(_ api: any APIClient) -> Middleware<ProfileState, ProfileAction> {
    { before, _, action in
      guard case .load(let request) = action, !before.isLoading(request) else { return [] }
      return [load(request, from: api)]
    }
  }

  private static func load(
    _ request: ProfileRequest,
    from api: any APIClient
  ) -> Effect<ProfileAction> {
    switch request {
    case .person: .load(\ProfileState.person, ProfileAction.person, fetch: api.person)
    case .points: .load(\ProfileState.points, ProfileAction.points, fetch: api.points)
    case .social: .load(\ProfileState.social, ProfileAction.social, fetch: api.social)
    case .information:
      .load(\ProfileState.information, ProfileAction.information, fetch: api.information)
    }
  }
}
