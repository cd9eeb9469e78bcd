import Diptych

/// A user in a given state, with all buttons.
struct UserStateView: View {
  let state: UserState
  var presentation = Presentation.standard
  var placeholder: User?

  private var view:
    AsyncValueView<UserState, UserView, DefaultLoadingView, DefaultErrorView<Offline>>
  {
    AsyncValueView(value: state, presentation: presentation, onRetry: {}) { UserView(user: $0) }
  }

  var body: some View {
    if let placeholder { view.placeholder(placeholder) } else { view }
  }
}
