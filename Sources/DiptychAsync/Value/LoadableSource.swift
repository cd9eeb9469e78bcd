public import DiptychState
public import DiptychViews

/// A source that is a store owned outside of the component.
public struct LoadableSource<Store: Loadable>: AsyncSource {
  let store: Store

  public static func _resolve<R: Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> AsyncResolution<Store.Value, Store.Failure> {
    resolve(renderer.kept(source.store), in: &renderer)
  }

  static func resolve<R: Renderer>(
    _ store: Store,
    in renderer: inout R
  ) -> AsyncResolution<Store.Value, Store.Failure> {
    let hasRun = renderer.wants(firstLoadOf: store) { await store.load() }
    return AsyncResolution(
      state: store.state,
      retry: RetryAction { await store.load() },
      announcement: AnnouncementStatus(store),
      idleReason: store.idleReason.afterFirstLoad(hasRun: hasRun)
    )
  }
}
