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
  @usableFromInline let loadMore: RetryAction

  @usableFromInline
  init(_ kind: Kind, loadMore: RetryAction) {
    self.kind = kind
    self.loadMore = loadMore
  }

  @usableFromInline var body: some View {
    switch kind {
    case .more: RetryButton(EnvironmentValues.current.words.loadMore).environment(\.retry, loadMore)
    case .loading: ActivityLine(isMore: true)
    case .error(let failure): Banner(failure).environment(\.retry, loadMore)
    case .end(let view): view
    case .custom(let view): view.environment(\.retry, loadMore)
    }
  }
}
