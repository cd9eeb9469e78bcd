import DiptychState
public import DiptychViews

/// A source that is a state kept by the caller, with the caller's actions.
public struct PagingStateSource<Item, Cursor, Failure: Error>: PagingSource {
  let state: PagingState<Item, Cursor, Failure>
  let onLoadMore: (@Sendable () async -> Void)?
  let onRetry: (@Sendable () async -> Void)?

  public static func _resolve<R: Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> PagingResolution<Item, Cursor, Failure> {
    renderer.shows(isLoading: source.state.inFlight != nil)
    return PagingResolution(
      state: source.state,
      retry: RetryAction(source.onRetry),
      loadMore: RetryAction(source.onLoadMore)
    )
  }
}
