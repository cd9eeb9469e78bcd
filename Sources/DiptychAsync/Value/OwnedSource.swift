import DiptychState
public import DiptychViews

/// A store that the component owns, and that may keep its state in a binding.
public struct OwnedSource<Value: Sendable, Failure: Error>: AsyncSource {
  let binding: Binding<AsyncValue<Value, Failure>>?
  let fetch: @Sendable () async throws(Failure) -> Value

  public static func _resolve<R: Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> AsyncResolution<Value, Failure> {
    // A stub is not what the fetch of the value will be made of.
    if EnvironmentValues.current.isPlaceholder { return AsyncResolution(state: .idle) }
    let store = renderer.owned {
      guard let binding = source.binding else { return AsyncStore(fetch: source.fetch) }
      return boundStore(of: binding) { AsyncStore(state: binding, fetch: source.fetch) }
    }
    return LoadableSource.resolve(store, in: &renderer)
  }
}
