public import DiptychState
public import DiptychViews

/// Where a component gets the state of a value from, and what it may start.
///
/// There is a conformance for each style of ``AsyncValueView``: ``/DiptychState/AsyncValue`` itself,
/// ``LoadableSource``, ``OwnedSource`` and ``StreamSource``.
public protocol AsyncSource<Value, Failure> {
  /// What is loaded.
  associatedtype Value
  /// How loading fails.
  associatedtype Failure: Error

  /// What there is to show, and what can be done about it.
  ///
  /// A source asks the renderer for the load that it wants. What it owns is kept at the place where
  /// the renderer stands.
  static func _resolve<R: Renderer>(
    _ source: Self,
    in renderer: inout R
  ) -> AsyncResolution<Value, Failure>
}

/// What a source says of its state in a frame.
public struct AsyncResolution<Value, Failure: Error> {
  /// The state.
  public var state: AsyncValue<Value, Failure>
  /// The action that loads once more, after a failure or anew.
  public var retry: RetryAction
  /// The banner of the failure.
  public var announcement: AnnouncementStatus
  /// The reason for which the state is idle, if it is.
  public var idleReason: IdleReason

  /// Creates what a source says.
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
