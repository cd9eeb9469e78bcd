import Diptych
import DiptychRedux

/// The profile, with six parts from four responses.
///
/// If a response is missing, the other parts are still shown.
struct ProfileScreen: View {
  let store: AppStore

  var body: some View {
    VStack(spacing: 1) {
      part(\.profile.person, .person) { PersonView(person: $0) }
      Section("Points") { part(\.profile.points, .points) { PointsView(points: $0) } }
      Section("Elsewhere") { part(\.profile.social, .social) { SocialView(links: $0) } }
      Section("For you") {
        part(\.profile.information, .information) { information in
          InformationView(information: information, store: store.scope(to: AppPart.profile))
        }
      }
    }
  }

  private func part<Value: Sendable, Content: View>(
    _ path: any KeyPath<AppState, AsyncValue<Value, APIError>> & Sendable,
    _ request: ProfileRequest,
    @ViewBuilder content: @escaping (Value) -> Content
  ) -> some View {
    AsyncValueView(
      store: store.loadable(path, loadingWith: .profile(.load(request))),
      content: content
    )
  }
}
