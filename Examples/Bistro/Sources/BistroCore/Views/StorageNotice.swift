import Diptych
import DiptychRedux

/// Notices about changes that could not be stored.
///
/// They are above every screen, because the user may have left the screen of the change before
/// storing fails.
struct StorageNotice: View {
  let store: AppStore

  var body: some View {
    let state = store.state
    if let failure = state.favorites.failure {
      notice("The change of a favourite was taken back.", failure, .favorites(.dismissFailure))
    }
    if let failure = state.onboarding.failure {
      notice("The introduction comes back next time.", failure, .onboarding(.dismissFailure))
    }
  }

  private func notice(
    _ title: String,
    _ failure: DatabaseError,
    _ dismissal: AppAction
  ) -> some View {
    Callout(title, status: .warning) {
      Text(verbatim: failure.message)
    } actions: {
      Button("Dismiss") { [store] in store.dispatch(dismissal) }
    }
    .htmlAttributes(.role("alert"))
  }
}

extension AppState {
  /// Whether a change could not be stored.
  var hasStorageFailure: Bool { favorites.failure != nil || onboarding.failure != nil }
}
