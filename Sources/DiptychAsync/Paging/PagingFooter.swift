public import DiptychViews

/// The footer below the items of a list, or the header above them.
@usableFromInline
struct PagingFooter: View {
  /// The content of the footer.
  @usableFromInline
  enum Kind {
    case more
    case previous
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
    case .previous:
      LoadMoreButton(EnvironmentValues.current.words.loadPrevious)
        .environment(\.componentActions, actions)
    case .loading: ActivityLine(isMore: true)
    case .error(let failure): Banner(failure).environment(\.componentActions, actions)
    case .custom(let view): view.environment(\.componentActions, actions)
    }
  }
}

/// The phase of the next page, shown below the items of a list, or of the previous page, shown
/// above them.
public enum PagingFooterPhase<Failure: Error> {
  /// There is such a page, and no load is in flight, so the user can load the page.
  case more
  /// The page is in flight.
  case loading
  /// The page failed to load, and can be retried.
  case failed(Failure)
  /// No page follows.
  case end
}

extension PagingFooterPhase: Sendable {}
