public import DiptychViews

/// A button that removes the banner of a component.
///
/// It calls ``DiptychViews/EnvironmentValues/dismiss``, which every component sets for its slots:
///
/// ```swift
/// AsyncValueView(store: store) { Text($0.name) }
///   .bannerView { error in
///     Text("Not up to date: \(error.message)")
///     DismissButton()
///   }
/// ```
///
/// Text output is `[Dismiss]`, or ``/DiptychViews/Words/dismiss``. Where there is nothing to dismiss,
/// nothing is drawn.
public struct DismissButton: View {
  private let title: String?
  @Environment(\.dismiss) private var dismiss

  /// Creates a button with the title from the environment's words.
  public init() {
    title = nil
  }

  /// Creates a button with a title.
  public init(_ title: String) {
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
