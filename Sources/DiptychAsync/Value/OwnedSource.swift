import DiptychState
public import DiptychViews

/// A source that is a store owned by the component, with its state optionally kept in a binding.
public struct OwnedSource<Value: Sendable, Failure: Error>: AsyncSource {
  let binding: Binding<AsyncValue<Value, Failure>>?
  let fetch: @Sendable () async throws(Failure) -> Value

  public static func _resolve<R: Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> AsyncResolution<Value, Failure> {
    // In a placeholder, the fetch function is made from stub data.
    if EnvironmentValues.current.isPlaceholder { return AsyncResolution(state: .idle) }
    let store = renderer.owned {
      guard let binding = source.binding else { return AsyncStore(fetch: source.fetch) }
      return boundStore(of: binding) { AsyncStore(state: binding, fetch: source.fetch) }
    }
    return LoadableSource.resolve(store, in: &renderer)
  }
}
