public import DiptychState
public import DiptychViews

/// A source that is a paging store owned outside of the list.
public struct PagedLoadableSource<Store: PagedLoadable>: PagingSource {
  let store: Store

  public static func _resolve<R: Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> PagingResolution<Store.Item, Store.Cursor, Store.Failure> {
    resolve(renderer.kept(source.store), in: &renderer)
  }

  static func resolve<R: Renderer>(
    _ store: Store,
    in renderer: inout R
  ) -> PagingResolution<Store.Item, Store.Cursor, Store.Failure> {
    let hasRun = renderer.wants(firstLoadOf: store) { await store.refresh() }
    return PagingResolution(
      state: store.state,
      retry: RetryAction { await store.refresh() },
      loadMore: RetryAction { await store.loadMore() },
      announcement: AnnouncementStatus(store),
      idleReason: store.idleReason.afterFirstLoad(hasRun: hasRun)
    )
  }
}
