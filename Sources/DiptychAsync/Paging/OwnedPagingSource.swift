import DiptychState
public import DiptychViews

/// A source that is a paging store owned by the list, with its state optionally kept in a binding.
///
/// The cursor is the last item, and an empty page ends the list.
public struct OwnedPagingSource<Item: Sendable, Failure: Error>: PagingSource {
  let binding: Binding<PagingState<Item, Item, Failure>>?
  let rules: PagingRules<Item>
  let fetchInitial: @Sendable () async throws(Failure) -> [Item]
  let fetchMore: @Sendable (Item) async throws(Failure) -> [Item]

  public static func _resolve<R: Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> PagingResolution<Item, Item, Failure> {
    // In a placeholder, the fetch functions are made from stub data.
    if EnvironmentValues.current.isPlaceholder { return PagingResolution(state: PagingState()) }
    let store = renderer.owned {
      boundStore(of: source.binding) {
        PagingStore(
          state: source.binding,
          rules: source.rules,
          fetchInitial: source.fetchInitial,
          fetchMore: source.fetchMore
        )
      }
    }
    return PagedLoadableSource.resolve(store, in: &renderer)
  }
}
