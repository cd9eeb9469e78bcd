import Diptych

/// An article on the state of a screen, with its screens.
struct Article: Sendable {
  let title: String
  /// Creates the screens.
  let screens: @Sendable () -> [Screen]
  /// Returns the frames of a screen that loads its own data: its first load fails, and is retried.
  let program: @Sendable (_ delay: Duration) -> AsyncStream<String>

  /// The articles; the fifth is the sample program `Examples/Bistro`.
  static let all = [cases, loadingState, asyncValue, streams]
}

/// A screen of an article in each of its phases.
struct Screen {
  let name: String
  let phases: [(name: String, view: AnyView)]

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen in the article.
  ///   - states: The states of the screen. Equal states are shown once.
  ///   - name: Returns the name of a state.
  ///   - content: Returns the screen in a state.
  init<State: Equatable>(
    _ screen: String,
    _ states: [State],
    named name: (State) -> String = { "\($0)" },
    @ViewBuilder content: (State) -> some View
  ) {
    self.name = screen
    var distinct: [State] = []
    for state in states where !distinct.contains(state) { distinct.append(state) }
    phases = distinct.map { (name($0), AnyView(content($0))) }
  }
}

/// A screen of an article, once for each phase.
struct ScreenSheet: View {
  let screen: Screen

  var body: some View {
    Heading(screen.name)
    for phase in screen.phases {
      Divider()
      Code(phase.name)
      phase.view
    }
  }
}
