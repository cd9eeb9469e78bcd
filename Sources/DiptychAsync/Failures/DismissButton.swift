public import DiptychViews

/// A button that takes the banner away in which it stands.
///
/// ```swift
/// AsyncValueView(store: store) { Text($0.name) }
///   .bannerView { error in
///     Text("Not up to date: \(error.message)")
///     DismissButton()
///   }
/// ```
///
/// Text output is `[Dismiss]`, or what ``/DiptychViews/Words/dismiss`` says. Where there is nothing to
/// take away, it draws nothing.
public struct DismissButton: View {
  private let title: String?
  @Environment(\.dismiss) private var dismiss

  /// Creates a button with the title of the environment's words.
  public init() {
    title = nil
  }

  /// Creates a button with a title.
  public init(_ title: String) {
    self.title = title
  }

  public var body: some View {
    if dismiss.isAvailable {
      Button(title ?? EnvironmentValues.current.words.dismiss) { [dismiss] in await dismiss() }
    }
  }
}
