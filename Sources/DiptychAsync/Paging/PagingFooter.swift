public import DiptychViews

/// What stands below the items of a list.
@usableFromInline
struct PagingFooter<EndView: View>: View {
  /// What of it is shown.
  @usableFromInline
  enum Kind {
    case more
    case loading
    case error(any Error)
    case end(EndView)
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
    case .more: RetryButton("Load more").environment(\.retry, loadMore)
    case .loading: ActivityLine("Loading more…")
    case .error(let failure): Banner(failure).environment(\.retry, loadMore)
    case .end(let view): view
    }
  }
}
