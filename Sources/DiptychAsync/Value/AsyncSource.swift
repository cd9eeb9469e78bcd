public import DiptychState
public import DiptychViews

/// A source of the state that a component shows, and of the load that it starts.
///
/// There is a conforming type for each initialiser style of ``AsyncValueView``:
/// ``/DiptychState/AsyncValue`` itself, ``LoadableSource``, ``OwnedSource`` and ``StreamSource``.
public protocol AsyncSource<Value, Failure> {
  /// The type of the loaded value.
  associatedtype Value
  /// The type of a failure.
  associatedtype Failure: Error

  /// Returns the state to show, and the actions available in it.
  ///
  /// A source asks the renderer for the load that it needs. An object owned by the source is kept
  /// at the renderer's current place.
  static func _resolve<R: Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> AsyncResolution<Value, Failure>
}

/// The state of a source in a frame, with the available actions.
public struct AsyncResolution<Value, Failure: Error> {
  /// The state.
  public var state: AsyncValue<Value, Failure>
  /// The action that loads again, after a failure or to refresh.
  public var retry: RetryAction
  /// The status of the failure's banner.
  public var announcement: AnnouncementStatus
  /// The reason why the state is idle, if it is.
  public var idleReason: IdleReason

  /// Creates a resolution from its parts.
  public init(
    state: AsyncValue<Value, Failure>,
    retry: RetryAction = RetryAction(),
    announcement: AnnouncementStatus = .permanent,
    idleReason: IdleReason = .notAsked
  ) {
    self.state = state
    self.retry = retry
    self.announcement = announcement
    self.idleReason = idleReason
  }
}

extension AsyncValue: AsyncSource {
  public static func _resolve<R: Renderer>(
    _ state: Self,
    in renderer: inout R
  ) -> AsyncResolution<Value, Failure> {
    renderer.shows(isLoading: state.isLoading)
    return AsyncResolution(state: state)
  }
}
