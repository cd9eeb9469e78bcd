public import DiptychViews

/// A button that removes the banner of a component.
///
/// It calls ``DiptychViews/EnvironmentValues/dismiss``, which each component sets for the views
/// that you pass to it:
///
/// ```swift
/// AsyncValueView(store: store) { Text($0.name) }
///   .bannerView { error in
///     Text("Not up to date: \(error.message)")
///     DismissButton()
///   }
/// ```
///
/// Text output is `[Dismiss]`. The default title is ``/DiptychViews/Words/dismiss``. If there is no
/// banner to dismiss, nothing is drawn.
public struct DismissButton: View {
  private let title: String?
  @Environment(\.dismiss) private var dismiss

  /// Creates a button.
  ///
  /// - Parameter title: The title, or nil for the title in the environment's words.
  public init(_ title: String? = nil) {
    self.title = title
  }

  public var body: some View {
    ActionButton(
      title: title ?? EnvironmentValues.current.words.dismiss,
      action: dismiss,
      name: "DismissButton"
    )
  }
}
