import Diptych
import DiptychRedux

/// The whole program, with the tabs, notices about changes that could not be stored, the
/// introduction, and the current screen.
///
/// Every action is a button in this view, so a host can draw and operate the program without other
/// code.
struct AppView: View {
  let store: AppStore

  var body: some View {
    let state = store.state
    VStack(spacing: 1) {
      TabBar(current: state.tab) { [store] tab in store.dispatch(.show(tab)) }
      StorageNotice(store: store)
      if state.onboarding.isShown {
        OnboardingView(store: store.scope(to: AppPart.onboarding))
      }
      ScreenView(tab: state.tab, store: store).id(state.tab)
    }
    .task { [store] in await store.dispatch(.onboarding(.request)).finish() }
  }
}
