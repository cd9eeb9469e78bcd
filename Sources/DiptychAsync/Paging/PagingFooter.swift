public import DiptychViews

/// The footer below the items of a list.
@usableFromInline
struct PagingFooter<EndView: View>: View {
  /// The content of the footer.
  @usableFromInline
  enum Kind {
    case more
    case loading
    case error(any Error)
    case end(EndView)
    case custom(AnyView)
  }

  @usableFromInline let kind: Kind
  @usableFromInline let actions: ComponentActions

  @usableFromInline
  init(_ kind: Kind, _ actions: ComponentActions) {
    self.kind = kind
    self.actions = actions
  }

  @usableFromInline var body: some View {
    switch kind {
    case .more: LoadMoreButton().environment(\.componentActions, actions)
    case .loading: ActivityLine(isMore: true)
    case .error(let failure): Banner(failure).environment(\.componentActions, actions)
    case .end(let view): view.environment(\.componentActions, actions)
    case .custom(let view): view.environment(\.componentActions, actions)
    }
  }
}
