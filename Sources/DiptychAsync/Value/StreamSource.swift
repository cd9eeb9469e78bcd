import DiptychState
public import DiptychViews

/// A source that is an asynchronous sequence, whose latest element is the value.
public struct StreamSource<Stream: AsyncSequence & Sendable>: AsyncSource
where Stream.Element: Sendable {
  let stream: Stream
  let onEmpty: @Sendable () -> Stream.Failure?

  public static func _resolve<R: Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> AsyncResolution<Stream.Element, Stream.Failure> {
    if EnvironmentValues.current.isPlaceholder { return AsyncResolution(state: .idle) }
    let store = renderer.owned { StreamStore(source.stream, onEmpty: source.onEmpty) }
    return LoadableSource.resolve(store, in: &renderer)
  }
}
