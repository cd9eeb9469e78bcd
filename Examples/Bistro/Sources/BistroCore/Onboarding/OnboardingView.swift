import Diptych
import DiptychRedux

/// The introduction, which is above the screens until it is closed.
struct OnboardingView: View {
  let store: StoreScope<OnboardingState, OnboardingAction>

  var body: some View {
    Panel("Welcome to the bistro") {
      VStack(spacing: 1) {
        Text("Read what is new, look for a dish in the archive, and keep those that you like.")
        List {
          Text("Search by any word, in any language, and by one kitchen at a time.")
          Text("A dish that you keep is there again tomorrow.")
          Text("When a load fails, the rest of the screen stays.")
        }
        Button("Get started") { [store] in await store.dispatch(.close).finish() }
      }
    }
  }
}
