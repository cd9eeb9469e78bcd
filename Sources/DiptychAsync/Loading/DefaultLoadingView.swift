public import DiptychViews

/// What a component shows while there is nothing else, when it is given no loading view.
///
/// Text output is `Loading…`, dimmed, or what ``/DiptychViews/Words/loading`` says; HTML is
/// `<p role="status" aria-busy="true"><span class="dim">Loading…</span></p>`.
public struct DefaultLoadingView: View, Sendable {
  /// Creates the view.
  public init() {}

  public var body: some View {
    Text(EnvironmentValues.current.words.loading).dim()
      .attributed(AttributePair(Attribute("role", "status"), Attribute("aria-busy", "true")))
  }
}
