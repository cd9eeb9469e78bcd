public import DiptychState
public import DiptychViews

/// A source of the value that an ``AsyncValueView`` shows.
///
/// It also loads the value.
///
/// There is a conforming type for each style of the component's initialisers, such as `store:` and
/// `fetch:`.
public protocol _AsyncSource<Value, Failure> {
  associatedtype Value
  associatedtype Failure: Error

  /// Returns the state to show, and the actions available in it.
  ///
  /// A source asks the renderer for the load that it needs. An object owned by the source is kept
  /// at the renderer's current place.
  static func _resolve<R: _Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> _Resolution<AsyncValue<Value, Failure>>
}

/// A state kept by the caller.
extension AsyncValue: _AsyncSource {
  public static func _resolve<R: _Renderer>(
    _ state: Self,
    in renderer: inout R
  ) -> _Resolution<AsyncValue<Value, Failure>> {
    var resolution = _Resolution(state)
    resolution.isKeptByCaller = true
    return resolution
  }
}

/// A source of a component that shows a store created by the caller.
public struct _LoadableSource<Store: Loadable>: _AsyncSource {
  let store: Store

  public static func _resolve<R: _Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> _Resolution<AsyncValue<Store.Value, Store.Failure>> {
    renderer.resolution(of: renderer.kept(source.store))
  }
}

/// A source of a component that creates a store itself.
///
/// If the caller passes a binding, the binding contains the state of the store.
public struct _OwnedSource<Value: Sendable, Failure: Error>: _AsyncSource {
  let id: AnyHashable?
  let binding: Binding<AsyncValue<Value, Failure>>?
  let fetch: @Sendable () async throws(Failure) -> Value

  public static func _resolve<R: _Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> _Resolution<AsyncValue<Value, Failure>> {
    // In a placeholder, the fetch function is created from stub data.
    if EnvironmentValues.current.isPlaceholder { return _Resolution(.idle) }
    return renderer.identified(by: source.id) { renderer in
      let store = renderer.owned {
        boundStore(of: source.binding, id: source.id) {
          AsyncStore(state: source.binding, fetch: source.fetch)
        }
      }
      return hasEarlierData(store, of: source.binding)
        ? renderer.resolution(ofEarlier: store, .idle) {
          store.reset()
          await store.load()
        } : renderer.resolution(of: store)
    }
  }
}

/// A source of a component that shows the latest element of an asynchronous sequence.
public struct _StreamSource<Stream: AsyncSequence & Sendable>: _AsyncSource
where Stream.Element: Sendable {
  let id: AnyHashable?
  let stream: Stream
  let onEmpty: @Sendable () -> Stream.Failure?

  public static func _resolve<R: _Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> _Resolution<AsyncValue<Stream.Element, Stream.Failure>> {
    if EnvironmentValues.current.isPlaceholder { return _Resolution(.idle) }
    return renderer.identified(by: source.id) { renderer in
      let store = renderer.owned { StreamStore(source.stream, onEmpty: source.onEmpty) }
      return renderer.resolution(of: store)
    }
  }
}
