public import DiptychState
public import DiptychViews

/// The view of a component whose first load ended without a result.
///
/// It shows the empty view, or a button to load again.
@usableFromInline
struct IdleView: View {
  private let isEmpty: Bool
  private let emptyView: AnyView?

  /// Creates the view of an idle state, or nil if no load was asked for yet.
  @usableFromInline
  init?(_ resolution: IdleReason, emptyView: (() -> AnyView)?) {
    guard resolution != .notAsked else { return nil }
    isEmpty = resolution == .empty
    self.emptyView = isEmpty ? emptyView?() : nil
  }

  @usableFromInline var body: some View {
    if let emptyView {
      emptyView
    } else if isEmpty {
      DefaultEmptyView()
    } else {
      RetryButton(EnvironmentValues.current.words.load)
    }
  }
}
