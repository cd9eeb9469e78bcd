public import DiptychViews

/// The error view of a component that was created without an error view.
///
/// ```swift
/// AsyncValueView(value: AsyncValue<User, FetchError>.failed(.offline)) { Text($0.name) }
/// ```
///
/// ```text
/// ┃ ✗ You are offline.
/// ┃   [Retry]
/// ```
///
/// It is a ``/DiptychViews/Callout`` with `role="alert"` in HTML. The button appears if the retry
/// action is available. While the load is repeated, ``/DiptychViews/Words/retrying`` replaces the
/// button. The text is the message of a ``DisplayableError``. For other errors, it is
/// ``/DiptychViews/Words/failed``.
public struct DefaultErrorView<Failure: Error>: View, RetryIndicating {
  private let failure: Failure

  /// Creates a view of a failure.
  public init(_ failure: Failure) {
    self.failure = failure
  }

  public var body: some View {
    Callout(message(of: failure), status: .danger) {
      EmptyView()
    } actions: {
      RetryPart()
    }
    .attributed(Attribute("role", "alert"))
  }
}

/// An error view that itself indicates that the load is repeated.
@usableFromInline
protocol RetryIndicating {}

/// The retry button, or a message while the load is repeated.
struct RetryPart: View {
  var body: some View {
    if EnvironmentValues.current.isRetrying {
      ActivityMessage(EnvironmentValues.current.words.retrying)
    } else if EnvironmentValues.current.retry.isAvailable {
      RetryButton()
    }
  }
}
