public import DiptychViews

/// A button that repeats a failed load.
///
/// It calls ``DiptychViews/EnvironmentValues/retry``, which every component sets for its error
/// view:
///
/// ```swift
/// AsyncValueView(store: store) { user in
///   Text(user.name)
/// } errorView: { _ in
///   Text("No user.")
///   RetryButton()
/// }
/// ```
///
/// Text output is `[Retry]`, or ``/DiptychViews/Words/retry``. Without an action, nothing is drawn.
/// While the load is repeated, the button is disabled, and dim in a terminal.
public struct RetryButton: View {
  private let title: String?
  @Environment(\.retry) private var retry

  /// Creates a button with the title from the environment's words.
  public init() {
    title = nil
  }

  /// Creates a button with a title.
  public init(_ title: String) {
    self.title = title
  }

  public var body: some View {
    if retry.isAvailable {
      let title = title ?? EnvironmentValues.current.words.retry
      if EnvironmentValues.current.isRetrying {
        Button(title) {}.attributed(Disabled()).dim()
      } else {
        Button(title) { [retry] in await retry() }
      }
    }
  }
}

/// The attribute of a button that can't be pressed.
private struct Disabled: Attributes {
  static func _write<S: AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
    sink.attribute("disabled", "", as: .boolean)
  }
}
