import Diptych

extension Catalog {
  /// What shows something that is loaded, in every state and presentation.
  static let states: [Component] =
    Presentation.named.map { named in
      Component("async-value-\(hyphenated(named.name))", of: NamedState<UserState>.all) { state in
        UserStateView(state: state, presentation: named.presentation)
      }
    }
    + PagingPresentation.named.map { named in
      Component("paging-list-\(hyphenated(named.name))", of: NamedState<PostsState>.all) { state in
        PostsStateView(state: state, presentation: named.presentation)
      }
    } + [
      Component("async-value-placeholder", of: NamedState<UserState>.all) { state in
        UserStateView(state: state, placeholder: .stub)
      },
      Component("paging-list-placeholder", of: NamedState<PostsState>.all) { state in
        PostsStateView(state: state, placeholder: Post.stubs)
      },
      Component("loading-overlay", of: NamedState<UserState>.all) { state in
        LoadingOverlay(state) { Text("What is there already") }
      },
    ]

  /// `keepsContent` as `keeps-content`.
  private static func hyphenated(_ name: String) -> String {
    name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }
}

extension Component {
  /// Creates a component whose states are those of a value.
  fileprivate init<State: Sendable, V: View & SendableMetatype>(
    _ name: String,
    of states: [NamedState<State>],
    @ViewBuilder content: @escaping @Sendable (State) -> V
  ) {
    self.init(
      name,
      states: states.map { named in ComponentState(named.name) { content(named.state) } }
    )
  }
}
