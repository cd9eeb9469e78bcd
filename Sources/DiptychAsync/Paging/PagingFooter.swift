public import DiptychViews

/// The footer below the items of a list.
@usableFromInline
struct PagingFooter: View {
  /// The content of the footer.
  @usableFromInline
  enum Kind {
    case more
    case loading
    case error(any Error)
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
    case .custom(let view): view.environment(\.componentActions, actions)
    }
  }
}

/// The phase of the next page, shown below the items of a list.
public enum PagingFooterPhase<Failure: Error> {
  /// More pages follow, and no load is in flight: offers to load the next page.
  case more
  /// The next page is in flight.
  case loading
  /// The next page failed to load, and can be retried.
  case failed(Failure)
  /// No page follows.
  case end
}

extension PagingFooterPhase: Sendable {}
