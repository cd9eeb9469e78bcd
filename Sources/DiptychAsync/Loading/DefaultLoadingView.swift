public import DiptychViews

/// The loading view of a component that is not given one.
///
/// Text output is `Loading…` in dim text, or ``/DiptychViews/Words/loading``; HTML is `<p
/// role="status" aria-busy="true"><span class="dim">Loading…</span></p>`.
public struct DefaultLoadingView: View, Sendable {
  /// Creates the view.
  public init() {}

  public var body: some View {
    Text(EnvironmentValues.current.words.loading).dim()
      .attributed(AttributePair(Attribute("role", "status"), Attribute("aria-busy", "true")))
  }
}
