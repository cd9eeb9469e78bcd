public import DiptychState
public import DiptychViews

/// A source of the pages that a ``PagingList`` shows.
///
/// It also loads the pages.
///
/// See `_AsyncSource`, which is the source of a single value.
public protocol _PagingSource<Item, Cursor, Failure> {
  associatedtype Item
  associatedtype Cursor
  associatedtype Failure: Error

  static func _resolve<R: _Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> _Resolution<PagingState<Item, Cursor, Failure>>
}

/// A source of a list whose state is kept by the caller, with the actions that the caller has
/// passed.
public struct _PagingStateSource<Item, Cursor, Failure: Error>: _PagingSource {
  let state: PagingState<Item, Cursor, Failure>
  let onLoadMore: (@Sendable () async -> Void)?
  let onRetry: (@Sendable () async -> Void)?

  public static func _resolve<R: _Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> _Resolution<PagingState<Item, Cursor, Failure>> {
    var resolution = _Resolution(
      source.state,
      retry: ComponentAction(source.onRetry),
      loadMore: ComponentAction(source.onLoadMore)
    )
    resolution.isKeptByCaller = true
    return resolution
  }
}

/// A source of a list that shows a paging store created by the caller.
public struct _PagedLoadableSource<Store: PagedLoadable>: _PagingSource {
  let store: Store

  public static func _resolve<R: _Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> _Resolution<PagingState<Store.Item, Store.Cursor, Store.Failure>> {
    renderer.resolution(ofPages: renderer.kept(source.store))
  }
}

/// A source of a list that creates a paging store itself.
///
/// If the caller passes a binding, the binding contains the state of the store.
///
/// The cursor of the next page is the last item, and an empty page ends the list.
public struct _OwnedPagingSource<Item: Sendable, Failure: Error>: _PagingSource {
  let id: AnyHashable?
  let binding: Binding<PagingState<Item, Item, Failure>>?
  let fetchInitial: @Sendable () async throws(Failure) -> [Item]
  let fetchMore: @Sendable (Item) async throws(Failure) -> [Item]

  public static func _resolve<R: _Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> _Resolution<PagingState<Item, Item, Failure>> {
    // In a placeholder, the fetch functions are created from stub data.
    if EnvironmentValues.current.isPlaceholder { return _Resolution(PagingState()) }
    return renderer.identified(by: source.id) { renderer in
      let store = renderer.owned {
        boundStore(of: source.binding, id: source.id) {
          PagingStore(
            state: source.binding,
            fetchInitial: source.fetchInitial,
            fetchMore: source.fetchMore
          )
        }
      }
      return hasEarlierData(store, of: source.binding)
        ? renderer.resolution(ofEarlier: store, PagingState()) {
          store.reset()
          await store.refresh()
        } : renderer.resolution(ofPages: store)
    }
  }
}
